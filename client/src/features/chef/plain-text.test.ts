import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it('takes the signs of markdown off, and leaves the lines as they are', () => {
  const reply = `# Œufs

Un **œuf mollet** cuit *6 minutes*, dit-on (_au plus_).


- d’abord l’eau
  - froide
> Un \`œuf\` frais.

1. Plonger 2 * 3 œufs.
`;
  expect(plainText(reply)).toBe(`Œufs

Un œuf mollet cuit 6 minutes, dit-on (au plus).

- d’abord l’eau
  - froide
Un œuf frais.

1. Plonger 2 * 3 œufs.`);
});

it('writes a table line by line', () => {
  const table =
    '| Tasse | Grammes |\n|:---|---:|\n| **Farine** | 125 g |\n| Sucre | 200 g |\n\nVoilà.';
  expect(plainText(table)).toBe(
    'Tasse\u00A0: Grammes\nFarine\u00A0: 125 g\nSucre\u00A0: 200 g\n\nVoilà.',
  );
});
