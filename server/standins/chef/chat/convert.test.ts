import { describe, expect, it } from 'vitest';
import { answer, startChef } from '#product/testkit/chef-kit.js';

startChef();

describe('measures are computed', () => {
  it.each<[string, RegExp]>([
    ['convertis 250 ml en tasses', /^250 ml, c’est 1 tasse\./],
    ['500 ml en tasses', /2 tasses/],
    ['combien de dl dans 1 litre ?', /10 dl/],
    ['1,5 l en cl', /150 cl/],
    ['combien de ml dans une cuillère à café ?', /5 ml/],
    ['1/2 tasse en ml', /^0,5 tasse, c’est 125 ml/],
    ['3 càs en ml', /45 ml/],
    ['2 kg en grammes', /2 000 g/],
    ['10 oz en grammes', /283,5 g/],
    ['combien de grammes dans une cuillère à soupe de farine ?', /environ 7,7 g[^]*Source/],
    ['combien pèse une tasse de sucre', /environ 210 g/],
    ['1 tasse de riz en grammes', /environ 210 g/],
    ['200 g de sucre en tasses', /environ 0,95 tasse/],
    ['30 ml de miel en g', /environ 43 g/],
    ['250 ml en grammes', /dites-moi lequel/],
    ['100 g de quetsches en tasses', /préfère ne pas inventer/],
    ['180 degrés en Fahrenheit', /356 °F/],
    ['350 F en celsius', /177 °C/],
    ['c’est quoi thermostat 6 ?', /180 °C/],
    ['210°C c’est quel thermostat ?', /thermostat 7/],
  ])('« %s »', async (said, sentence) => {
    const { content, calls } = await answer(said);
    expect(calls).toEqual([]);
    expect(content.replaceAll(/[\u202f\u00a0]/g, ' ')).toMatch(sentence);
  });

  it.each(['une recette avec 250 g de lentilles', 'que faire avec 2 tasses de riz ?'])(
    '« %s » is no question of measures',
    async (said) => {
      expect((await answer(said)).content).toMatch(/^# /m);
    },
  );
});
