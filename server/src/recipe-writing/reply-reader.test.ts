import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReplyReader, readReply, type RecipeDraft } from './reply-reader.js';
import { tidyRecipe, tidyReply, untidyReplies } from '../testkit/recipe-replies.fr.js';

const problemOf = (text: string, truncated = false) => {
  const reading = readReply(text, { truncated });
  return reading.ok ? null : reading.problem;
};

/** Whether `later` keeps everything that `earlier` said. */
function keeps(earlier: RecipeDraft, later: RecipeDraft): boolean {
  const scalars = ['title', 'description', 'preparationMinutes', 'difficulty', 'servings'] as const;
  const lists = ['ingredients', 'instructions'] as const;
  return (
    scalars.every((key) => earlier[key] === null || earlier[key] === later[key]) &&
    lists.every((key) => earlier[key].every((line, index) => line === later[key][index]))
  );
}

describe('a reply in the layout asked for', () => {
  it('is read whole', () => {
    expect(readReply(tidyReply)).toEqual({ ok: true, recipe: tidyRecipe });
  });

  it('says what is certain while it arrives', () => {
    const reader = createReplyReader();
    expect(reader.feed('# Gratin de courge').title).toBeNull();
    expect(reader.feed(' au romarin\n').title).toBe(tidyRecipe.title);
    expect(reader.feed('\nUne courge fondante').description).toBeNull();
    expect(reader.feed(' sous une croûte.\n\nTemps : 45 min\n').preparationMinutes).toBeNull();
    const listed = reader.feed("\n## Ingrédients\n- 1 kg de courge\n- 2 gousses d'");
    expect(listed).toMatchObject({
      description: 'Une courge fondante sous une croûte.',
      preparationMinutes: 45,
      ingredients: ['1 kg de courge'],
    });
    const instructed = reader.feed('ail\n## Instructions\n1. Couper.\n2. Cuire');
    expect(instructed.ingredients).toEqual(['1 kg de courge', "2 gousses d'ail"]);
    expect(instructed.instructions).toEqual([]);
    expect(reader.feed('\n').instructions).toEqual(['Couper.']);
  });
});

describe('replies as models really send them', () => {
  it.each(Object.entries(untidyReplies))('%s', (_, reply) => {
    expect(readReply(reply)).toEqual({ ok: true, recipe: tidyRecipe });
  });

  it('keeps the paragraphs and bullets of a step with it', () => {
    const reply = tidyReply.replace(
      /1\. Préchauffer[^]*/,
      '1. **Préparer la pâte**\n   - Mélanger la farine.\n   - Pétrir.\n2. Étaler\n   finement.\n\nLaisser lever.\n\n3. Cuire.\n',
    );
    expect(readReply(reply)).toMatchObject({
      recipe: {
        instructions: [
          'Préparer la pâte : Mélanger la farine. Pétrir.',
          'Étaler finement. Laisser lever.',
          'Cuire.',
        ],
      },
    });
  });

  it('takes up the steps after a tip, and none of the tip', () => {
    const stepsOf = (said: string) => {
      const reading = readReply(tidyReply.replace(/1\. Préchauffer[^]*/, said));
      return reading.ok ? reading.recipe.instructions : reading.problem;
    };
    const groups =
      '### La pâte\n1. Mélanger.\n\n💡 Astuce : tamiser.\n\n### La cuisson\n1. Cuire.\n2. Servir.\n';
    expect(stepsOf(groups)).toEqual(['Mélanger.', 'Cuire.', 'Servir.']);
    const ones = '1. Mélanger.\n\n*Astuce : tamiser.*\n\n1. Cuire.\n\n1. Servir.\n';
    expect(stepsOf(ones)).toEqual(['Mélanger.', 'Cuire.', 'Servir.']);
    const tips = '1. Mixer.\n\n**Variantes :**\n1. Au kiwi.\n2. À la mangue.\n';
    expect(stepsOf(tips)).toEqual(['Mixer.']);
    const long = '1. Mixer.\n2. Servir.\n### Conseils\n1. Un.\n2. Deux.\n3. Trois.\n';
    expect(stepsOf(long)).toEqual(['Mixer.', 'Servir.']);
    const side = '### Le plat\n1. Cuire.\n\n### Accompagnement\n1. Laver la salade.\n';
    expect(stepsOf(side)).toEqual(['Cuire.', 'Laver la salade.']);
    const under = '# La pâte\n1. Mélanger.\n# La cuisson\n1. Cuire.\n';
    expect(stepsOf(under)).toEqual(['Mélanger.', 'Cuire.']);
    const inline = '1. Mélanger.\nIngrédients : à température.\n2. Cuire.\n';
    expect(stepsOf(inline)).toEqual(['Mélanger.', 'Cuire.']);
  });

  it('keeps all that is listed, and nothing else', () => {
    const listOf = (said: string) => {
      const reading = readReply(tidyReply.replace(/- 1 kg[^]*?(?=\n## Instr)/, said));
      return reading.ok ? reading.recipe.ingredients : reading.problem;
    };
    expect(listOf("- **Le jus d'un citron**\n- **La chair de 2 figues**\n")).toEqual([
      "Le jus d'un citron",
      'La chair de 2 figues',
    ]);
    expect(listOf('- 200 g de farine\n3 œufs\n50 cl de lait\n\nSel, poivre, muscade\n')).toEqual([
      '200 g de farine',
      '3 œufs',
      '50 cl de lait',
      'Sel, poivre, muscade',
    ]);
    expect(listOf('- 50 cl de lait\n  entier bio\n- 3 œufs\n')).toEqual([
      '50 cl de lait entier bio',
      '3 œufs',
    ]);
    expect(listOf('- 3 œufs\nPour la garniture\n- 1 citron\nQuantités pour 4\n')).toEqual([
      '3 œufs',
      '1 citron',
    ]);
    expect(listOf('- 3 œufs\n### Accompagnement\n- 1 salade\n')).toEqual(['3 œufs', '1 salade']);
  });

  it.each([
    ['$1\\frac{1}{2}$ tasse de riz', '1 1/2 tasse de riz'],
    ['\\(\\tfrac12\\) citron', '1/2 citron'],
    ['1 four à $180^\\circ\\text{C}$', '1 four à 180°C'],
    ['1 bon de $5 ou de $6', '1 bon de $5 ou de $6'],
  ])('reads %s without the marks of LaTeX', (written, said) => {
    const reading = readReply(tidyReply.replace('1 kg de courge butternut', () => written));
    expect(reading).toMatchObject({
      recipe: { ingredients: [said, ...tidyRecipe.ingredients.slice(1)] },
    });
  });

  it('reads what is said of the recipe under a heading of its own', () => {
    const reply = tidyReply.replace(
      /\nUne courge[^]*Portions : 4/,
      '\n**Informations :**\n- Portions : 6\n- Temps : 35 min\n\nUne courge fondante.\n',
    );
    expect(readReply(reply)).toMatchObject({
      recipe: { description: 'Une courge fondante.', servings: 6, preparationMinutes: 35 },
    });
    const people = tidyReply.replace('Portions : 4', '### Pour 8 personnes');
    expect(readReply(people)).toMatchObject({ recipe: { servings: 8 } });
  });

  it('never lets a control character through', () => {
    const reading = readReply(tidyReply.replace('courge fondante', 'courge\u0000 fondante'));
    expect(reading).toMatchObject({ recipe: { description: tidyRecipe.description } });
  });

  it.each([
    ['1 h 30', 90],
    ['1h', 60],
    ['2 heures et 15 minutes', 135],
    ['30 à 40 min', 40],
    ['un certain temps', null],
    ['9999 minutes', null],
  ])('reads %s', (said, minutes) => {
    const reading = readReply(tidyReply.replace('45 min', said));
    expect(reading).toMatchObject({ ok: true, recipe: { preparationMinutes: minutes } });
  });

  it('does not take a sentence about ingredients for the heading', () => {
    const reply = tidyReply.replace('Une courge', 'Ingrédients simples et courge');
    expect(readReply(reply)).toMatchObject({
      recipe: { ingredients: tidyRecipe.ingredients },
    });
  });
});

it('ends, however long a line is', () => {
  const fills = [' ', '\u00A0', '\u00A0\u202F', '#', '1', '* ', '_a ', '- '];
  for (const fill of fills) {
    const long = fill.repeat(100_000 / fill.length);
    for (const reply of [
      `# x${long}x`,
      `# «${long}x`,
      `# T\n\nD\n\nIngrédients ${long}x`,
      tidyReply.replace('45 min', `${long}x`),
      `${long}x`,
    ])
      expect(readReply(reply)).toHaveProperty('ok');
  }
});

describe('replies that are no recipe', () => {
  it.each(['', '   \n\n', '\r\n', '\u200B'])('%j is empty', (reply) => {
    expect(problemOf(reply)).toBe('REPLY_EMPTY');
  });

  it('wants a title line that starts with #', () => {
    expect(problemOf(tidyReply.replace('# Gratin', 'Gratin'))).toBe('RECIPE_TITLE_MISSING');
    expect(problemOf(tidyReply.replace(/^#.*\n/, '#\n'))).toBe('RECIPE_TITLE_MISSING');
    expect(problemOf('Je ne peux pas répondre.')).toBe('RECIPE_TITLE_MISSING');
  });

  it('wants a description', () => {
    expect(problemOf(tidyReply.replace(/Une courge.*\n/, ''))).toBe('RECIPE_DESCRIPTION_MISSING');
    expect(problemOf('# Gratin')).toBe('RECIPE_DESCRIPTION_MISSING');
  });

  it('wants a section of dash or bullet lines', () => {
    expect(problemOf(tidyReply.replaceAll('\n- ', '\n'))).toBe('RECIPE_INGREDIENTS_MISSING');
    expect(problemOf(tidyReply.replace(/## Ingrédients[^]*?##/, '##'))).toBe(
      'RECIPE_INGREDIENTS_MISSING',
    );
  });

  it('wants a section of numbered lines', () => {
    expect(problemOf(tidyReply.replaceAll(/\n\d\. /g, '\n'))).toBe('RECIPE_INSTRUCTIONS_MISSING');
    expect(problemOf(tidyReply.replace(/## Instructions[^]*/, ''))).toBe(
      'RECIPE_INSTRUCTIONS_MISSING',
    );
  });

  it('never takes a truncated reply for finished, even one that looks whole', () => {
    expect(problemOf(tidyReply, true)).toBe('REPLY_TRUNCATED');
    expect(problemOf('', true)).toBe('REPLY_EMPTY');
  });
});

describe('any cutting of any reply', () => {
  const lines = fc.constantFrom(
    ...Object.values(untidyReplies).flatMap((reply) => reply.split('\n')),
  );
  const replies = fc.oneof(
    fc.constantFrom(tidyReply, ...Object.values(untidyReplies)),
    fc.array(lines, { maxLength: 40 }).map((chosen) => chosen.join('\n')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 });

  const chunksOf = (text: string, sizes: readonly number[]): string[] => {
    const chunks: string[] = [];
    for (let start = 0, turn = 0; start < text.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      chunks.push(text.slice(start, start + size));
      start += size;
    }
    return chunks;
  };

  it('gives the same recipe, and never takes back what it said', () => {
    fc.assert(
      fc.property(replies, cuts, fc.boolean(), (reply, sizes, truncated) => {
        const reader = createReplyReader();
        let before: RecipeDraft = reader.feed('');
        for (const chunk of chunksOf(reply, sizes)) {
          const now = reader.feed(chunk);
          expect(keeps(before, now)).toBe(true);
          before = now;
        }
        const reading = reader.finish({ truncated });
        expect(reading).toEqual(readReply(reply, { truncated }));
        if (reading.ok) expect(keeps(before, reading.recipe)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
