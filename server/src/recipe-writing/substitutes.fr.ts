/** What takes the place of a food, by its words without accents; the more particular first. */
export const substitutesByFood: readonly (readonly [food: RegExp, instead: readonly string[]])[] = [
  [
    /\bpates? (?:brisee|feuilletee|sablee|a (?:tarte|pizza|pain|gateau))/,
    ['pâte à l’huile d’olive', 'pâte sans gluten', 'pâte de farine de riz à l’huile'],
  ],
  [/\briz au lait\b/, ['riz au lait de coco']],
  [/\bsauces? soja|\bsoya|\btamari\b/, ['tamari sans gluten']],
  [/\b(?:lardons?|bacon|pancetta|guanciale|lard)\b/, ['tofu fumé', 'champignons']],
  [
    /\b(?:jambons?|charcuterie|salami|chorizo|mortadelle|coppa|viande sechee)\b/,
    ['tofu fumé', 'champignons'],
  ],
  [/\b(?:saucisses?|merguez|chipolatas?|cervelas)\b/, ['tofu fumé', 'haricots rouges']],
  [/\b(?:saindoux|suif|graisse)\b/, ['huile de tournesol']],
  [/\bgelatine\b/, ['agar-agar']],
  [/\bbouillon\b|\bfonds?\b/, ['bouillon de légumes sans gluten']],
  [/\bviande hachee|hache\b/, ['lentilles', 'tofu']],
  [
    /\b(?:porc|boeuf|veau|agneau|viandes?|steak|cotelettes?|roti|gibier|lapin)\b/,
    ['tofu', 'lentilles', 'champignons'],
  ],
  [/\b(?:poulets?|volailles?|dinde|canard|oie|poule)\b/, ['tofu', 'pois chiches']],
  [/\banchois\b|\bnuoc mam\b|\bsauce poisson\b/, ['câpres', 'algue nori']],
  [
    /\b(?:poissons?|saumon|thon|truite|cabillaud|colin|sardines?|maquereau)\b/,
    ['tofu', 'pois chiches'],
  ],
  [
    /\b(?:crevettes?|gambas|moules?|saint jacques|petoncles?|crabe|homard|langoustines?|calamars?|fruits? de mer|huitres?)\b/,
    ['champignons', 'tofu', 'poisson blanc'],
  ],
  [/\bblancs? d oeufs?|blancs? en neige\b/, ['jus de pois chiches']],
  [/\boeufs?\b|\bjaunes?\b/, ['compote de pommes', 'graines de lin']],
  [/\bcreme\b/, ['crème de soja', 'lait de coco']],
  [/\bbeurre de cacahuetes?\b/, ['purée de graines de tournesol']],
  [/\bbeurre\b/, ['margarine végétale', 'huile de tournesol']],
  [/\b(?:yaourts?|yogourts?|fromage blanc|sere)\b/, ['yogourt de soja']],
  [/\bmascarpone\b/, ['crème de coco', 'yogourt de soja']],
  [
    /\b(?:feta|mozzarella|ricotta|fromages? frais|chevre|paneer|halloumi)\b/,
    ['tofu', 'fromage végétal'],
  ],
  [
    /\b(?:parmesan|gruyere|emmental|comte|raclette|reblochon|fromages?|vacherin|sbrinz|cheddar)\b/,
    ['fromage végétal', 'graines de tournesol grillées'],
  ],
  [/\blait\b/, ['boisson de soja', 'boisson de riz']],
  [/\bmiel\b/, ['sirop d’érable']],
  [/\bchapelure\b|\bpanure\b/, ['polenta']],
  [
    /\b(?:pates?|spaghettis?|penne|nouilles?|lasagnes?|tagliatelles?|macaronis?)\b/,
    ['pâtes de riz'],
  ],
  [/\b(?:semoule|boulgour|couscous|ble|orge|epeautre|seitan)\b/, ['quinoa', 'riz']],
  [/\bpain\b|\bbaguette\b|\bbrioche\b/, ['pain sans gluten']],
  [/\bfarine\b/, ['farine de riz', 'fécule de maïs']],
  [/\bflocons?\b|\bavoine\b/, ['flocons de riz']],
  [
    /\b(?:amandes?|noix|noisettes?|pistaches?|cajou|pecan|cacahuetes?|arachides?|pralin\w*)\b/,
    ['graines de tournesol', 'graines de courge'],
  ],
  [/\b(?:vin|biere|cognac|rhum|kirsch|marsala|porto|alcool)\b/, ['jus de raisin', 'jus de pomme']],
];
