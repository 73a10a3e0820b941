const order =
  '(?<!\\p{L})(?!(?:chez|assez|avez|aviez|pouvez|voulez|devez|souhaitez)(?!\\p{L}))\\p{L}{2,}ez(?!\\p{L})|(?<!\\p{L})[Ff]aites(?!\\p{L})';

/** « Mélangez », « Faites revenir »: said to somebody, and no food. */
export const orders = new RegExp(order, 'u');

/** The same, or « Faire revenir » at the start of a step: something is to be made of it. */
export const tellsToDo = new RegExp(`${order}|^\\s*\\p{Lu}\\p{L}+(?:er|ir|re)\\s`, 'u');

/**
 * What heads a list that is none of a recipe: what to leave, to replace or to keep; without accents. « Gratin
 * sans crème » is a dish.
 */
export const headsAdvice =
  /\b(?:evite\w*|interdit\w*|exclu\w*|proscri\w*|bann\w*|remplac\w*|substitu\w*|alternativ\w*|a la place|au lieu|conserv(?:er|ez|ation)|gard(?:er|ez)|contiennent|(?:mang|consomm|convien|support)\w* pas)\b/;
