import { parseIngredientLine, type Unit } from '#product/diet/ingredients/ingredient-line.js';

/** A food as the tools take it. */
export interface SaidFood {
  readonly name: string;
  readonly quantity: number | null;
  readonly unit: Unit;
}

const between = /\s*(?:,(?!\d)|[;+\n]|\bet\b|\bni\b|\bpuis\b|\bainsi que\b)\s*/iu;
const before =
  /^(?:plus (?:de\s+|d['’]\s*)|(?:stp|svp|s['’ ]?il (?:te|vous) pla[iî]t)\s+|encore\s+|aussi\s+|juste\s+|moi\s+|nous\s+|peu\s+de\s+|un peu\s+(?:de|d['’])\s*|de l['’]\s*|de la\s+|du\s+|des\s+|d['’]\s*|de\s+|le\s+|la\s+|les\s+|l['’]\s*|mes\s+|mon\s+|ma\s+|nos\s+|notre\s+|ces\s+|cette\s+|ce\s+)+/iu;
const after =
  /[\s.?!,;:]+$|\s+(?:s['’ ]?il (?:te|vous) pla[iî]t|stp|svp|merci|aussi|à la maison|a la maison|hier(?: soir)?|aujourd['’ ]hui|ce (?:soir|midi|matin)|qui (?:reste|restait|restaient)|pour (?:demain|ce soir)|maintenant|dispo|restante?s?)$/iu;

function trimmed(text: string): string {
  let kept = text.trim();
  for (;;) {
    const next = kept.replace(after, '').trim();
    if (next === kept) return kept;
    kept = next;
  }
}

/** « du lait, 6 œufs et 500 g de farine » as the foods it names; at most 20. */
export function foodsIn(text: string): SaidFood[] {
  return trimmed(text)
    .split(between)
    .map((part) => trimmed(part).replace(before, ''))
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, 20)
    .map((part) => {
      const { name, quantity, unit } = parseIngredientLine(part);
      return { name: name.replace(before, '').trim() || part, quantity, unit };
    });
}
