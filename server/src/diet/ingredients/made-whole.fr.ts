/** « un moule de 24 cm », « foncer la tourtière »: a dish that is baked in one; « des moules individuels », « 1 kg de moules » are none. */
export const oneMould =
  /(?<!\p{L})(?:(?:une?|l[ea]|du|au|ce|cette|votre)\s+(?:(?:grande?|petite?|beau|bel|large|haut)\s+)?|l['’]|d['’]une?\s+)(?:moule|tourtière|cercle\s+à\s+(?:pâtisserie|tarte)|(?:plat|plaque)\s+à\s+(?:tarte|gâteau|cake))(?!\p{L}|\s+(?:individuel|à\s+(?:mini-)?(?:muffin|tartelette|madeleine|financier|cannelé)))/iu;
