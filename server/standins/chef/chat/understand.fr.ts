const list =
  '(?:liste(?: (?:de |des |d )?(?:courses?|achats?|commissions?))?|(?<!(?:faire|fait) (?:les |mes |des )?)courses|commissions|panier)';
const fridge = '(?:frigo|frigidaire|refrigerateur|congelateur|congelo)';
const plan =
  '(?:planning|agenda|programme|(?<=(?:le|mon|notre|au|du|ton|ce) )menu(?! (?:pour|avec|de la semaine)))';
const own = '(?:(?:la|ma|le|mon|notre|cette|les|mes|nos|ta|ton|sa) )*';

/** Where in the kitchen something is to change, when it is said. */
export const targets = {
  LIST: new RegExp(`\\b${list}\\b`),
  FRIDGE: new RegExp(`\\b${fridge}\\b`),
  PLAN: new RegExp(`\\b(?:${plan}|repas|(?:le|du) (?:diner|souper|dejeuner))\\b`),
} as const;
/** The same, as it stands beside what is changed. */
export const places = new RegExp(
  ` ?\\b(?:de|du|des|d|a|au|aux|sur|dans|pour) ${own}(?:${list}|${fridge}|${plan})\\b`,
  'g',
);

export const verbs = {
  ADD: /\b(?:r?ajout\w*|met(?:s|tre|tez|tons)?|inscri\w*|not(?:e|er|es|ez)|range[rsz]?)\b(?! (?:de cote|toi))/,
  REMOVE:
    /\b(?:enlev\w*|retir\w*|supprim\w*|vire[rsz]?|efface\w*|ote[rsz]?|annul\w*|sor[st](?:ir)?|jet\w*|vide[rsz]?)\b(?! (?:frigo|le monde))/,
  MOVE: /\b(?:deplac\w*|decal\w*|report\w*|repouss\w*|avanc\w*|boug\w*|passe[rsz]?)\b/,
  CHANGE: /\b(?:remplac\w*|chang\w*|echang\w*|modifi\w*|met(?:s|tre|tez)? plutot)\b/,
  PLAN: /\b(?:planifi\w*|programm\w*|prevo(?:is|ir|yez|yons)|cale[rsz]?|(?<!qu )on (?:mange(?:ra)?|fait|fera|se fait)|je (?:fais|ferai))\b(?! (?:quoi|que|avec))/,
  WE_ARE: /\b(?:on|nous) (?:est|sera|seras|serait|va etre|sommes|serons)\b/,
  TICK: /\bcoch\w*\b/,
  BUY: /\b(?:(?:il |i )?(?:me |nous )?(?:faut|faudrait|manque)(?: qu on| que j| aussi| encore)?(?: (?:r?achet\w*|prend\w*|reprend\w*))?|(?<!bon )r?achet(?:e|er|es|ez)(?= \w)|pense\w* a (?:r?acheter|prendre)|(?:on a|on aurait|j ai|j aurais|avons) besoin d\w*|(?:dois|doit) (?:r?acheter|prendre))\b/,
  GONE: /\b(?:(?:il )?(?:n )?(?:y )?(?:ai|a|avons|reste) plus (?:de|d|du|des|aucune?)(?! (?:temps|idees?|que))|plus (?:de|d) |(?:ai|a|avons) (?:tout )?(?:fini|termine|mange|bu|utilise|jete|consomme)|c est fini|(?:est|sont) (?:finie?s?|terminee?s?))\b/,
  BOUGHT:
    /\b(?:ai|a|avons|viens d|vient d|c est bon|est|sont|deja)(?: tout)? (?:r?achete[ers]*|recu|ramene|rapporte|pris)\b/,
} as const;

/** What begins a wish of its own within a sentence. */
const starts =
  '(?:(?:tu peux |peux tu |pourrais tu |vous pouvez |il faut |faut |je veux |je voudrais )?(?:me |m |nous )?(?:r?ajoute[rsz]?|mets|mettre|enleve[rsz]?|retire[rsz]?|supprime[rsz]?|annule[rsz]?|planifie[rsz]?|prevois|prevoir|programme[rsz]?|deplace[rsz]?|decale[rsz]?|reporte[rsz]?|coche[rsz]?|note[rsz]?|propose[rsz]?|donne[rsz]?|trouve[rsz]?|montre[rsz]?|dis|remplace[rsz]?|change[rsz]?|jette[rsz]?|garde[rsz]?|enregistre[rsz]?|sauvegarde[rsz]?|achete[rsz]?|vire[rsz]?|vide[rsz]?)|qu est ce|quoi|c est quoi|quel(?:le)?s?|combien|comment|par quoi|on mange|il (?:n )?y a plus|(?:j ai|on a) plus|il (?:me|nous) (?:faut|reste)|une (?:idee|recette)|(?:j ai|on a) (?:achete|fini|mange))';
export const boundary = new RegExp(
  ` ?(?:[.;!?] ?(?:(?:et|puis|sinon|aussi|ensuite|au fait|mais|alors) )*|(?:,|(?:,? ?(?<!\\w)(?:et|puis|ensuite|aussi|sinon|au fait|mais|pis)(?: (?:puis|aussi|ensuite|apres|sinon|dis moi))*)) (?=${starts}\\b))|(?<=[a-z]) (?<!\\b(?:a|de|d|pour|me|nous|m|ne|tu|je|peux|que|qu|on|et|les|en|y|moi|toi|faut|veux|voudrais|pouvez) )(?=(?:ajoute|rajoute|enleve|retire|supprime|planifie|prevois|deplace|decale|coche|propose|trouve moi|donne moi|remplace)\\b)`,
  'g',
);

export const polite =
  /\b(?:est ce que )?(?:tu (?:peux|pourrais|veux bien)|peux tu|pourrais tu|vous (?:pouvez|pourriez)|pouvez vous|pourriez vous|on peut|on pourrait|(?:c est |ce serait )?possible d\w*|il faudrait|faudrait|j aimerais(?: que tu)?|je (?:veux|voudrais)(?: que tu)?)\b/;
export const asks =
  /\?|^(?:(?:et|alors|dis(?: moi)?|euh|bonjour|salut|au fait|chef) ,? ?)*(?:est ce qu|qu est ce|peut on|faut il|doit on|je peux|puis je|on peut|ca se|comment|combien|pourquoi|quel|quoi|que |qu |qui |par quoi|c est quoi)|\b(?:quoi|combien)\b/;

const meal = '(?:repas|diner|souper|dejeuner)';
/** What a clause is, the first that fits; orders before questions, small talk last. */
export const signs = {
  CHOKING:
    /\b(?:etouff\w*|respire\w* (?:mal|plus|pas)|arrive pas a respirer|inconscien\w*|perd connaissance|convuls\w*|evanoui\w*|gonfl\w* (?:des|de la|aux?|la|les) (?:levres?|gorge|langue|visage)|fait une reaction|gorge (?:qui )?(?:gonfle|serre)\w*|levres? (?:qui )?gonfl\w*|choc (?:allergique|anaphylactique)|saigne\w* (?:beaucoup|fort)|s est (?:coupe|brule)|me suis (?:coupe|brule))\b|\b(?:avale\w*|mange|goute|bu)\b.*\b(?:tousse|boutons|plaques|urticaire|enfl\w*|vomi\w*|siffle|du mal a respirer)\b|(?:samu|urgences?|ambulance)\b/,
  POISON:
    /\b(?:a (?:avale|bu|mange) (?:de la|du|des|d la|un|une|le|la)? ?(?:javel|produit|lessive|pastille|detergent|pile|medicaments?|champignons? (?:sauvages?|de la foret|inconnus?)|baies?)|intoxi\w*|empoison\w*|javel|champignons? (?:que j ai|qu on a) (?:cueilli|ramasse|trouve)|cueilli\w*)\b/,
  DISTRESS:
    /\b(?:suicid\w*|me sens (?:tres |si |trop )?(?:seule?|mal|deprim\w*|vide)|(?:veux|voudrais|vais) mourir|envie de mourir|en finir avec la vie|me faire du mal|plus envie de vivre)\b/,
  FIRE: /\b(?:huile|poele|friteuse|casserole|four|cuisine)\b.*\b(?:en feu|flamb\w* toute|prend feu|a pris feu|brule avec des flammes)\b|^au feu\b|\bincendie\b/,
  MEDICAL:
    /\b(?:enceinte|grossesse|allait\w*|diabet\w*|cholesterol|tension|medicaments?|medecin|fievre|gastro|vomi\w*|diarrhee|constip\w*|mal (?:au|a la|de) (?:ventre|tete|gorge|coeur)|malades?|bebe|nourrisson|\d+ mois|symptom\w*|eczema|boutons|plaques rouges|maigrir|perdre du poids|anorexi\w*|reflux|goutte|cancer|traitement)\b/,
  PET: /\b(?:chiens?|chats?|chiots?|lapins? (?:nain|domestique)|perroquet|hamster)\b.*\bmange\w*|\bmange\w*\b.*\b(?:chiens?|chats?|chiots?)\b/,
  SWAP: /\b(?:inver\w*|intervert\w*|echang\w*)\b/,
  RESET:
    /\b(?:efface|supprim|reinitialis|vide|oubli)\w*\b.*\b(?:conversations?|discussions?|messages|historique|chat)\b/,
  SAVE: /\bfavoris?\b|\b(?:garde|enregistre|sauvegarde|memorise|conserve)[rsz]?(?: (?:moi|nous))? (?:la|le|les|cette|ca|ce|l|celle)(?: |$)|\bmets? la de cote\b/,
  NOTE: /\b(?:note|retiens|souviens toi|souvenez vous|memorise|sache|prefs?|preferences?)\b/,
  EXPIRED:
    /\b(?:enlev|retir|supprim|vire|jet|vide|sor|degage|nettoi|trie)\w*\b.*\b(?:perime\w*|expire\w*|date (?:est )?depassee|plus bon\w*)\b/,
  WEEK: /\b(?:planifi\w*|organis\w*|prepar\w*|propos\w*|fai[st]|faire|prevo\w*|compos\w*|menus?|idees?|plan|donne\w*|programme|repas|diners?|soupers?)\b.*\b(?:semaine|repas (?:de midi )?du week end|7 jours|(?<!dans )(?:\d|deux|trois|quatre|cinq|six|sept) (?:prochains )?(?:jours|soirs|soirees|diners|repas|soupers))\b|\b(?:soupers|diners|repas) de \w+ a (?:jeudi|vendredi|samedi|dimanche)\b|\bsemaine\b.*\b(?:organis|planifi)\w*/,
  PLANNED:
    /\b(?:prevu\w*|deja|c est quoi|qu est ce qu|quel|montre|rappelle|y a quoi|il y a|au menu)\b/,
  ASK_LIST: new RegExp(
    `\\b(?:qu|quoi|montre|dis|voir|affiche|quel|combien|reste|est ce|y a|lis|donne|rappelle)\\w*\\b.*\\b${list}\\b|\\b(?:dois|doit|faut) (?:acheter quoi|quoi acheter)|(?:que|quoi|qu est ce qu\\w*) .*(?:dois|doit|faut)(?: \\w+)* ?achet`,
  ),
  ASK_EXPIRING:
    /\b(?:perim\w*|expir\w*|bientot|en premier|gaspill\w*|urgent\w*|se perd\w*|vite avant|a finir|date courte)\b/,
  ASK_FRIDGE: new RegExp(
    `\\b(?:qu|quoi|montre|dis|affiche|contenu|reste|quel|inventaire|combien|est ce|y a|c est)\\w*\\b.*\\b${fridge}\\b|\\b${fridge}\\b.*\\b(?:quoi|contient)\\b|\\bqu est ce qu (?:il|on|j) (?:me |nous )?(?:reste|a|ai)\\b(?!.*\\b(?:prevu|mang|fai|cuisin))|\\b(?:il (?:me |nous )?reste (?:quoi|combien|encore)|combien\\b.*\\b(?:reste|a|ai)|(?:j ai|on a|y a)(?: t il)? (?:encore|quoi)|reste t il|est ce qu il (?:me |nous )?reste|est ce (?:que j ai|qu on a))\\b|^(?:et )?(?:(?:il )?(?:me |nous )?reste|j ai|on a|y a(?: t il)?|il y a) [^?]*\\?$`,
  ),
  ASK_PLAN: new RegExp(
    `\\b(?:${plan}|prevu\\w*|planifie|ce qu on (?:mange|a prevu))\\b|\\bon mange (?:quoi|qui)\\b|qu est ce (?:que l |qu |que )?on (?:mange|bouffe)|\\bquoi (?:a manger|de prevu|au menu)|c est quoi (?:le ${meal}|ce soir|demain)|\\bquand\\b.*\\b(?:mange|prevu|fait)|\\b(?:y a|il y a) quoi (?:a manger|ce soir|demain|au|${meal})`,
  ),
  ALLOWED:
    /\b(?:c est|est ce|est|sont|ce)\b.*\b(?:vegan\w*|vegetari\w*|vegetali\w*|sans (?:gluten|lactose|lait)|halal|casher|kasher|compatible|autorise\w*|permis)\b|\b(?:je peux|puis je|on peut|peut on|elle peut|il peut|ai le droit|a le droit|y a (?:du|des|d) .* dans|contient|contiennent)\b/,
  RECIPE:
    /\b(?:recettes?|cuisin\w*|prepar\w*|repas|menu|desserts?|gouters?|apero\w*|aperitif\w*|entrees?|plats?|boissons?|cocktails?|smoothies?|envie|faim|diner|souper|dejeuner|brunch|vide frigo|manger|mange|picorer)\b|\b(?:que|quoi|qu) (?:\w+ )*?(?:faire|fais|fait|servir)\b|\b(?:fais|fait|faire|faisons) (?:avec|de|d|du|des|un|une|moi|quoi)\b/,
  IDEA: /\b(?:idees?|propos\w*|sugger\w*|inspir\w*|truc|quelque chose|donne\w*|trouve\w*|cherche|voudrai\w*|aimerai\w*|je veux|il (?:me |nous )?reste|(?:j ai|on a|avec)(?: juste| que| plus que| seulement)*(?: du| de| des| d| que| qu| un| une| \d| plein))\b/,
  MORE: /^(?:(?:non|nan|merci|mais|bof|mouais|euh|ok|et|hmm|ah|alors|pas) ,? ?)*(?:(?:une? |d |propose (?:moi |m en )?(?:une? )?|donne (?:moi |m en )?(?:une? )?|t as (?:une? )?)?autres?\b|autre chose|encore(?: une?)?$|change(?:z|r)?(?: de (?:recette|plat|idee))?$|(?:ca|elle|il|celle ci) (?:me|nous) (?:plait|tente|dit|convient|inspire)\w* pas|(?:ca |je )?(?:n )?(?:aime|veux) pas (?:ca|trop)|pas (?:ca|celle|celui|fan|terrible)|bof\b.{0,8}$|suivante?$|plus \w+$)/,
  FRAGMENT:
    /^(?:(?:non|nan|pardon|enfin|oups|ah|euh|et|ou|alors|mais|plutot|finalement|en fait|je voulais dire|je veux dire|desole\w*|aussi|ok|oui|attends|c est|si) ,? ?)*/,
  HELLO: /\b(?:bonjour|bonsoir|salut|hey|yo|allo)\b/,
  THANKS:
    /\b(?:merci|super|parfait|genial|top|cool|bravo|excellent|delicieu\w*|nickel|miam|regal\w*)\b/,
  BYE: /\b(?:au revoir|bonne (?:nuit|soiree|journee)|a bientot|ciao|bye)\b/,
  HELP: /\b(?:aide|aider|que sais tu|(?:tu|vous) (?:sais|peux|pouvez|savez) faire|peux tu faire|comment ca marche|a quoi tu sers|qui es tu|tu es qui|(?:t es|tu es|vous etes)\b.*\b(?:humain\w*|robot|ia|qui|quoi))\b/,
  YES: /^(?:oui|ok|d accord|vas y|volontiers|carrement|avec plaisir|je veux bien|bien sur)\b/,
  NO: /^(?:\w+ )?(?:(?:non|nan) )?(?:(?:je me suis )?tromp\w*|laisse\w*(?: tomber)?|annule\w*(?: ca| tout)?(?= s il|$)|rien|pas besoin|tant pis|oublie\w*(?: ca)?)\b(?! .*(?:du|de la|de mon|toutes|messages))|^(?:non|nan)(?: merci)?(?: [.!])?$|\bremets? (?:les?|la)\b/,
} as const;

/** « rajoute-les », « planifie-la »: what was named before is meant. */
export const pronoun =
  /^(?:les?|la|l|en|ca|cela|celle ci|celui ci|tout|tout ca|cette recette|ce plat|la recette|le plat|ce repas|la|)$/;
export const ingredients =
  /\bingredients?\b|\bce qui (?:me |nous )?manque|\btout ce qu il (?:me |nous )?(?:faut|manque)\b/;
export const mealWords =
  /^(?:(?:le|la|les|ce|cet|cette|mon|notre|nos|du|de|d|l|un|une|des|au|pour) )*(?:repas|diner|souper|dejeuner|plat|menu|recette)(?:$| (?:(?:de|du|d|prevus?) )*)/;
/** Between what is there and what takes its place. */
export const insteadWord = / (?:(?:et )?a la place|par|pour|avec|en|contre) (?!\d)/;
export const expiry =
  /,? ?(?:(?:qui|ca|il|elle) )?(?:(?:se )?perim\w*|expir\w*|a consommer(?: avant)?|jusqu\w*)(?= |$)/;
export const otherAmount =
  /\bau lieu d\w*\b|\bplutot que\b|\bpas \d+.*\bmais\b|\b(?:passe|mets?|change|modifie|augmente|diminue)\w* .* a \d/;

/** Only so much is left of it. */
export const left =
  /\b(?:plus que|(?:il |me |nous )?(?:en )?reste(?: plus)?(?: que| qu)?) (?=\d|une?\b|deux|trois|quatre|cinq|six)/;
/** « remets-en 2 litres » */
export const someOfIt = /^(?:m |nous )?en (?=\d|deux|trois|quatre|une?\b)/;
export const correction =
  /\b(?:voulais|veux|voulait|vouloir) dire (?:une? |des |du |de la |les? |la )?/;
export const inTurn = /\b(?:finalement|plutot)\b/;

/** In the place of what is planned: « ce soir finalement pizza, pas le gratin ». */
export const instead = /\ba la place\b|\b(?:finalement|plutot)\b.* pas (?:le|la|les) /;
export const orderFirst =
  /^\W*(?:(?:et|ok|alors|puis|aussi) )*(?:r?ajoute|mets|enleve|retire|supprime|planifie|prevois|deplace|coche|note)/;
export const ofTaste =
  /\b(?:aime|mange|support|toler|diger|detest|allerg|intoler|horreur|marre|suis|est|sont|peut pas|peux pas)\w*\b/;

export const howMany =
  /\b(\d|deux|trois|quatre|cinq|six|sept) (?:prochains )?(?:jours|soirs|soirees|diners|repas|soupers)\b/;

export const hours = /\b(?:(?:a|vers|pour) )?\d{1,2} h(?:eures?)?(?: \d\d)?\b/;
/** What an order says besides what it is about. */
export const manners =
  /\bs il (?:te|vous) plait\b|\b(?:merci|chef|moi|finalement|plutot|en fait|c est bon)\b/;
export const laterVerbs = /\b(?:mets|mettre|coche|ajoute|rajoute|note)\b(?: (?:les?|la))?/g;
export const notThat = / pas (?:le |la |les )?/;
export const oldAmount = /\s+(?:au lieu d\S*|plut[oô]t que|(?:et )?pas \d)/iu;
export const wholeOfIt = /\bvide\w* |\btout (?:mon|le|ce qu|la)/;
export const dinners = /^(?!.*\bmidi).*\b(?:soupers?|diners?|le soir|soirs|soirees)\b/;
export const lunches = /^(?!.*\bsoir).*\b(?:midis?|dejeuners?)\b/;
export const anyKind =
  /\b(?:legere?|bon|bonne|simple|chaud|froid|original\w*|sympa|facile|rapide)\b/;
