const vowel = /^(?:[aeiouyàâéèêîôûœ]|h(?:uile|erbe|uître|oumous))/iu;

/** « de crème », « d’ananas ». */
const of = (name: string): string => (vowel.test(name) ? `d’${name}` : `de ${name}`);

/** First questions to the chef, as the person would ask them; foods are those of every diet. */
export const suggestions = {
  useUpSome: (count: number, foods: string) => `Que faire de mes ${count} ${foods} ?`,
  useUpRest: (food: string) => `Que faire d’un reste ${of(food)} ?`,
  tonight: 'Une idée de plat pour ce soir ?',
  tomorrow: 'Une idée de plat pour demain ?',
  week: 'Propose-moi une semaine de dîners',
  plan: 'Qu’est-ce qui est prévu cette semaine ?',
  fridge: 'Que cuisiner avec ce que contient mon frigo ?',
  weekend: 'Une idée de dessert pour ce week-end ?',
  quick: 'Un plat en 30 minutes ?',
  list: 'Ajoute des pommes et du riz à ma liste',
  tips: [
    'Combien de temps se garde le riz cuit ?',
    'Comment conserver les pommes de terre ?',
    'Comment cuire des pois chiches ?',
    'Puis-je congeler des restes ?',
    'C’est quoi une brunoise ?',
  ],
} as const;
