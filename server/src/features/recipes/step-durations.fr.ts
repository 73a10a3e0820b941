/** The French words by which a step says how long something takes; compared in any case. */
export const durationWords = {
  /** Patterns of each unit, the longest first, and its length in seconds. */
  units: [
    { seconds: 3600, words: ['heures?', 'h'] },
    { seconds: 60, words: ['minutes?', 'min', 'mn'] },
    { seconds: 1, words: ['secondes?', 'sec', 's'] },
  ],
  /** « un quart d’heure », « trois quarts d’heure »: parts of an hour that follow their number. */
  hourOf: "d['’]\\s*heure",
  quartersOfHour: [
    { words: "trois[\\s-]quarts\\s+d['’]\\s*heure", seconds: 2700 },
    { words: "3\\s*/\\s*4\\s+d['’]\\s*heure", seconds: 2700 },
    { words: "(?:un\\s+)?quart\\s+d['’]\\s*heure", seconds: 900 },
  ],
  /** « dix bonnes minutes », « une dizaine de minutes » */
  remarks: '(?:bonnes?|petites?|longues?|grosses?|de)\\s+',
  /** What may follow « une heure », in parts of the unit before it. */
  parts: [
    { words: 'et\\s+demie?', share: 0.5 },
    { words: 'et\\s+quart|et\\s+un\\s+quart|un\\s+quart', share: 0.25 },
    { words: '(?:et\\s+)?trois[\\s-]quarts', share: 0.75 },
  ],
  and: 'et',
  /** Between the two ends of a range. */
  rangeLinks: ['à', 'ou', '-', '–', '—'],
  /** Before a duration that nobody times: a rhythm, a bound, a moment in the past. */
  notAfter: ['toutes?\\s+les', 'tous\\s+les', 'chaque', "moins\\s+d(?:e\\s|['’])", 'il\\s+y\\s+a'],
  /** After a duration that counts backwards, or by weight; « avant » unless something waits so long. */
  notBefore: [
    'auparavant',
    "à\\s+l['’]avance",
    'plus\\s+tôt',
    'par\\s+(?:kilo|kg|livre|500)',
    'au\\s+kilo',
  ],
  before: 'avant',
  /** What waits: « laisser reposer 10 minutes avant de découper » is timed, « sortir 10 minutes avant » is not. */
  waits: [
    'laisse[rz]?',
    'repose[rz]?',
    'attend(?:re|ez)',
    'patiente[rz]?',
    'refroidi(?:r|ssez)',
    'tiédi(?:r|ssez)',
    'marine[rz]?',
    'infuse[rz]?',
    'macére[rz]?',
    'trempe[rz]?',
    'mijote[rz]?',
    'cui(?:re|sez)',
    'égoutte[rz]?',
    'dégorge[rz]?',
    'réfrigére[rz]?',
  ],
  /** A number that these follow measures something else (« 1 h 30 g » is no half past). */
  measures: ['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', '%', '°', 'cm', 'mm'],
} as const;
