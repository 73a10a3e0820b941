/** Words by which a sentence is understood: lower case, without accents, shorthand written out. */
const list = '(?:liste(?: d(?:e|es) (?:courses?|achats))?|courses?|achats)';
const fridge = '(?:frigo|frigidaire|refrigerateur|congelateur|congelo)';
const put =
  '(?:ajoute[rzs]?|rajoute[rzs]?|mets|mettre|met|mettez|note[rzs]?|inscris|inscrire|marque[rzs]?|colle|range[rzs]?|rentre|stocke)';
const take =
  '(?:enleve[rzs]?|retire[rzs]?|supprime[rzs]?|sors|sort|sortir|vire[rzs]?|jette|jeter|efface[rzs]?|raye[rzs]?)';
const own = '(?:ma|la|notre|mes|les|nos|mon|le)';
const we = '(?:j ai|on a|nous avons)';

const dishEnd = '(?= (?:pour|avec|sans|stp|s il|merci|en|ce|demain|a|sur|dans)\\b| [?.!,;]|$)';

/** How a dish is asked for by its name. */
export const dishWords = {
  asked: [
    new RegExp(
      `\\brecettes? (?:de la |de l |du |des |de |d )(?:la |l |le |les )?(?<dish>[a-z]+(?: [a-z]+){0,4}?)${dishEnd}`,
      'd',
    ),
    new RegExp(
      `\\b(?:envie de|envie d|voudrais|aimerais|veux|fais moi|comment (?:faire|preparer|cuisiner)) (?:manger |faire )?(?:un |une |des |du |de la |de l |d )(?<dish>[a-z]+(?: [a-z]+){0,4}?)${dishEnd}`,
      'd',
    ),
  ],
  order:
    /\b(?:enregistre\w*|sauvegarde\w*|gard\w*|ajout\w*|mets|mettre|met|favoris?|ingredients?|recettes?|liste|courses?|achats?|plus tard)\b/g,
} as const;

export const fridgeWord = new RegExp(`\\b${fridge}\\b`);

export const sayings = {
  /** One’s own restrictions are to be set aside, or changed here. */
  restrictionsAside:
    /\b(?:ignore\w*|oublie\w*|enleve\w*|supprime\w*|retire\w*|desactive\w*|change\w*|modifie\w*|contourne\w*|ne tien\w* pas compte|sans tenir compte|fais comme si .*pas) .*\b(?:restrictions?|allergies?|intolerances?|regime|aliments? (?:exclus|a eviter|evites?))\b|\b(?:restrictions?|allergies?|regime)\b.*\b(?:on s en fiche|tant pis|ne comptent? pas|ne compte plus)\b/,
  emptyFridge: new RegExp(
    `\\b(?:${take}|vide[rzs]?) (?:moi )?(?:tout(?:e?s?)? (?:ce qu il y a |le contenu |les articles |les aliments )?(?:(?:du|de|dans) )?(?:mon|ton|notre|le|la)? ?${fridge}|(?:mon|notre|le) ${fridge}|le contenu d(?:u|e mon) ${fridge}|tout (?:du|dans le|de mon|dans mon) ${fridge})\\b`,
  ),
  peek: /\bprompt\b|\bconsignes?\b|\bmessage systeme\b|\binstructions? (?:systeme|initiales?|cachees?|secretes?)|\btes (?:regles|instructions|directives)\b|\b(?:oublie|ignore)\w* (?:(?:toutes?|tes|les|ces|vos) )*(?:instructions|regles|directives)|\bmode (?:developpeur|debug|admin)\b/,
  save: /\b(?:enregistre\w*|sauvegarde\w*|gard\w*|ajoute\w*|mets|mettre|met)\b.*\bfavoris?\b|\b(?:enregistre\w*|sauvegarde\w*|gard\w*) (?:moi )?(?:la|ca|celle ci|cette|ta|le|ce)(?: (?:recette|plat))?(?: (?:s il te plait|stp|pour plus tard|merci))? ?[.!]?$|\b(?:enregistre\w*|sauvegarde\w*|gard\w*) (?:moi )?(?:la |cette )?recette d|\b(?:enregistre\w*|sauvegarde\w*) (?:moi )?(?:le|la|les|l) [a-z]/,
  listRemove: new RegExp(
    `\\b${take} .*\\b(?:de|sur|dans) ${own} ${list}\\b|\\b(?:vide[rzs]?|${take}) (?:moi )?(?:toute )?${own} ${list}\\b`,
  ),
  makeList: new RegExp(
    `\\b(?:fai[st]|prepare[rzs]?|cree[rzs]?|genere[rzs]?) (?:moi |nous )?(?:une|la|ma|notre) ${list}`,
  ),
  weekMenu:
    /^(?:menus?|repas|planning|programme) (?:de|pour) (?:la|ma|notre|cette) semaine\b|\b(?:un|une|le|la|mon|notre|des|nos) (?:programme|planning|menu|repas|plan)s? (?:de |des |du |d |pour )*(?:(?:toute )?(?:(?:la|une|ma|notre|cette) semaine|repas (?:de|pour) (?:la|ma|une) semaine|la semaine prochaine))\b|\b(?:planifie|programme|organise|prevoi)\w* (?:moi |nous )?(?:(?:la|ma|une|notre|toute la) semaine|(?:tous )?(?:les|mes|nos) repas)\b/,
  mealRemove: new RegExp(
    `\\b(?:${take}|annule[rzs]?) .*\\b(?:repas|diner|souper|dejeuner|planning|menu|programme)\\b`,
  ),
  health:
    /\b(?:enceinte|grossesse|bebes?|nourrissons?|diabet\w*|maladie|malade|intoxique\w*|(?:j ai|a|avoir|fait) une intoxication|vomi\w*|docteur|maigrir|perdre (?:du poids|\d+ kilos?)|cholesterol|hypertendue?s?|hypertension|fievre|mal (?:au ventre|a l estomac|de ventre)|diarrhee|gastro\w*|nausees?|rhumes?|grippe|toux|constip\w*|migraines?|mal (?:a la|de) (?:gorge|tete)|anorexi\w*|boulimi\w*)\b|\b(?:fils|fille|petite?|enfant)\b.*\b(?:a|de) (?:\d+|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) mois\b/,
  /** Somebody may be in danger: the kitchen waits. */
  emergency:
    /\bs etouff\w*|\bs est etouff\w*|\banaphyla\w*|\bchoc allergique\b|\breaction allergique\b|\b(?:visage|gorge|langue|levres?|yeux) .*\bgonfl\w*|\bgonfl\w* .*\b(?:visage|gorge|langue|levres?)\b|\b(?:mal a|ne|n arrive\w* (?:pas|plus) a) respire\w*\b|\bperd\w* connaissance\b|\b(?:avale|bu) (?:de |du |de la |de l |des |un |une )*(?:javel|eau de javel|detergent|lessive|produit|pile|destop|deboucheur)|\bempoisonn\w*|\b(?:mange|avale|goute) (?:de |du |des |un |une )*(?:champignons? (?:toxiques?|veneneux|inconnus?|sauvages?|de la foret)|baies?)/,
  /** Something burns that should not. */
  fire: /\b(?:le|un|du) feu (?:a pris|prend|sort|dans)\b|\b(?:flammes?|incendie)\b.*\b(?:sort\w*|dans)\b|(?<!\b(?:bouche|langue|palais|gorge) (?:est )?)\ben (?:feu|flammes)\b|\b(?:prend|pris) feu\b|\bs (?:est )?enflamm\w*|\bhuile (?:d \w+ |de \w+ )?(?:fume|brule)\b/,
  /** Somebody has burnt or scalded themselves. */
  burn: /\b(?:me suis|m est|t es) (?:brule|ebouillante)\w*|\b(?:fils|fille|enfants?|bebe|mari|femme|pere|mere|il|elle)\b.*\bs est (?:brule|ebouillante)\w*|\bs est (?:brulee?|ebouillantee?) (?:le|la|les) (?:mains?|doigts?|bras|jambe|pied|visage|langue|bouche)\b|\bbrulures?\b(?!.*\b(?:estomac|congel\w*|froid)\b)/,
  /** Gathered, and known by nobody yet. */
  wildFood:
    /\b(?:champignons?|bolets?|chanterelles?|morilles?|baies)\b.*\b(?:cueilli\w*|ramasse\w*|trouve(?:e?s)?|sauvages?|de la foret|dans (?:la foret|les? bois|le jardin|mon jardin|le pre)|d(?:e mon|u) jardin)\b.*(?:\?|\bmange\w*|\bcomestibles?\b|\bpeux\b|\bpeut\b)|\b(?:cueilli|ramasse|trouve) (?:des |un |une |du |de la |de l )?(?:champignons?|bolets?|chanterelles?|morilles?|baies|ail des ours)\b/,
  /** Somebody does not want to live: no word of food. */
  distress:
    /\bsuicid\w*|\b(?:envie de|veux|voudrais|vais|aimerais|prefere\w*) (?:juste )?mourir\b(?! de)|\b(?:envie d|veux|voudrais|vais) en finir\b(?! avec)|\bmettre fin a (?:mes|ses) jours\b|\b(?:me|se) (?:tuer|faire du mal|scarifi\w*)\b|\bplus (?:envie de )?vivre\b(?! sans| avec| de)/,
  /** Of other people’s kitchens nothing is known here. */
  others: /\bautres (?:utilisat\w*|foyers?|menages?|clients?|comptes?|abonnes?)\b/,
  /** What was said here is to be forgotten: the page has a button for it. */
  clearChat:
    /\b(?:supprim\w*|effac\w*|enlev\w*|vid\w*|reinitialis\w*|oubli\w*|recommenc\w*|jet\w*) .*\b(?:messages?|conversations?|discussions?|historique|chat|tout ce (?:qu on a|que j ai|que nous avons) dit)\b|\b(?:repart\w*|recommenc\w*|reprend\w*) (?:a|de) zero\b/,
  account:
    /\b(?:abonnement|resilie?r?|desabonner|factures?|carte (?:de credit|bancaire)|mot de passe|mon compte|mon (?:adresse )?(?:e )?mail|code promo|free30)\b/,
  /** What somebody cannot eat, told and not asked about. */
  tellsDiet:
    /^(?:(?:bonjour|salut|au fait|attention|sache que|je precise que) ,? ?)*(?:je suis|j ai|nous sommes|on est|(?:mon|ma|mes|notre|nos) \w+ (?:est|sont|a|ont)) (?:\w+ ){0,3}(?:allergiques?|allergies?|intolerante?s?|intolerances?|vegetari\w*|vegan\w*|vegetali\w*|coeliaques?|musulmane?s?|juifs?|juives?)\b/,
  listens:
    /^(?:(?:bonjour|salut) ,? ?)?(?:j ai une (?:petite )?question|je peux (?:te|vous) poser une question|une question|j ai besoin d (?:aide|un conseil)|tu es la|il y a quelqu un) ?[.!?]?$/,
  /** « rajoute-les »: what was named just before. */
  thoseJustNamed: /^(?:les|le|la|l|en)$/,
  /** With this it is a wish all the same. */
  asksToEat:
    /\?|\b(?:recettes?|idees?|plats?|desserts?|entrees?|gateaux?|menus?|propos\w*|que|quoi|cuisin\w*|faire|manger|veux|voudrais|aimerais|cherche)\b/,
  menu: /^(?:un )?menus?\b(?! (?:de|pour) (?:la|ma|cette|une) semaine)|\b(?:un|des|idees? d\w*|propos\w*|fais|compos\w*|imagin\w*) (?:(?!au |du |le |mon |notre )[a-z]+ ){0,3}?menus?\b(?! (?:de|pour) (?:la|ma|cette|une) semaine)|\bquel menus? .*\b(?:\d+|personnes|convives|invites?|noel|anniversaire|fetes?|mariage)\b|\brepas complets?\b|\bentree\b.*\bplat\b.*\bdessert\b/,
  listAdd: [
    new RegExp(
      `\\b${put} (?:moi |nous |y )?(?<foods>.+?) (?:a|sur|dans|aux?) (?:${own} )?${list}\\b`,
      'd',
    ),
    new RegExp(`\\b(?:a|sur|dans) ${own} ${list} ,? ?(?:${put}|il faut|:) (?<foods>.+)`, 'd'),
    new RegExp(`^${list} :? ?(?<foods>.+)`, 'd'),
  ],
  buy: [
    /\b(?:il faut|faut|faudrait|je dois|on doit|pense a|penser a|n oublie pas d|rappelle moi d|il me faut|il nous faut|me faut)(?: (?:que j|que je|qu on|qu|que))? ?(?:acheter?|racheter?|reprendre|prendre|prenne)? (?<foods>.+)/d,
    /^(?:.*s il te plait ,? ?)?(?:achete|acheter|rachete|racheter|prends) (?<foods>.+)/d,
    /\b(?:il (?:me |nous )?manque|on manque d) (?<foods>.+)/d,
    /\bbesoin d(?:e|u|es)? (?<foods>.+)/d,
    new RegExp(`^${put} (?<foods>.+)`, 'd'),
  ],
  notFoods:
    /\b(?:combien|comment|temps|recettes?|idees?|quoi|cuire|faire|laisser|mettre|preparer|manger|aide|conseils?|savoir|minutes|attendre|utiliser|cuisiner)\b/,
  /** « il faut bannir les œufs » buys none. */
  bansFood: /^(?:bannir|eviter|exclure|proscrire|oublier|enlever|supprimer|retirer|pas|sans|aucun)/,
  wholeRecipe: /\b(?:ingredients?|(?:cette|la|ta) recette|tout ca|tout)\b|^(?:ca|les|le|la|tout)$/,
  fridgeRemove: [
    new RegExp(
      `\\b${take} (?<foods>.+?) (?:du|de (?:mon|notre|ton|le)|dans (?:le|mon)) ${fridge}\\b`,
      'd',
    ),
    /\b(?:il n y a|il y a|n y a|y a|on n a|on a|j ai|je n ai|nous n avons|n ai|il ne reste|il reste) plus (?:de |d |du |des |aucun |aucune )?(?<foods>.+)/d,
    /^plus (?:de|d|du|aucun|aucune) (?<foods>.+)/d,
    /^(?:jette|jetez|jeter|on jette|je jette) (?<foods>.+)/d,
    new RegExp(
      `\\b${we} (?:tout )?(?:fini|termine|mange|bu|utilise|jete|vide|consomme|liquide) (?<foods>.+)`,
      'd',
    ),
  ],
  fridgeAdd: [
    new RegExp(`\\b${put} (?<foods>.+?) (?:au|dans (?:le|mon|notre)) ${fridge}\\b`, 'd'),
    new RegExp(`\\b(?:au|dans (?:le|mon|notre)) ${fridge} ,? ?(?:${put}|:) (?<foods>.+)`, 'd'),
    new RegExp(`\\b${we} (?:achete|rachete|recu|ramene|rapporte) (?<foods>.+)`, 'd'),
  ],
  move: /\b(?:deplace[rz]?|decale[rz]?|reporte[rz]?|repousse[rz]?|avance[rz]?|bouge[rz]?|change[rz]?|passe[rz]?) (?<meal>.*)/d,
  plan: [
    /\b(?:planifie[rzs]?|programme[rzs]?|prevois|prevoir|prevoyez|cale[rz]?) (?:moi |nous )?(?<dish>.+)/d,
    new RegExp(
      `\\b${put} (?:moi |nous )?(?<dish>.+?) (?:au|dans (?:le|mon|notre)|sur (?:le|mon)) (?:planning|menu|programme|agenda)`,
      'd',
    ),
    /(?<!\b(?:ce|quoi|que|est ce) qu )\b(?:on (?:mange|fait|se fait|mangera|fera)|je (?:fais|ferai|prepare)) (?<dish>.+)/d,
    new RegExp(`^${put} (?:moi |nous )?(?<dish>.+)`, 'd'),
  ],
  /** What was named just before is meant. */
  planPronoun: new RegExp(` (?:et|puis) (?:${put}|planifie\\w*|programme\\w*) (?:le|la|les|ca)\\b`),
  planWords:
    /\b(?:au|a|dans|sur|le|la|mon|notre|de|pour) (?:planning|menu|programme|agenda)\b|\bplanning\b/g,
  mealWords:
    /^(?:(?:le|la|les|ce|cet|cette|mon|ma|notre|nos|mes|du|de|d|l|au|un|une|des) )*(?:repas|diner|souper|dejeuner|plat|menu)\b(?: (?:de|du|d|prevus?))*|^(?:(?:le|la|les|mon|ma|notre|nos|mes|l) )+/,
  question:
    /\?|^(?:est ce qu|peut on|faut il|doit on|dois je|on peut|je peux|puis je|ca se|comment|combien|pourquoi|ou |quel|quoi|qui |que |qu )/,
  /** An order in the form of a question. */
  polite:
    /\b(?:est ce que )?(?:tu (?:peux|pourrais|veux bien)|peux tu|pourrais tu|vous (?:pouvez|pourriez)|pouvez vous|pourriez vous|on peut|possible d\w*)\b(?: (?:me|nous|m|l|le|la|les|stp))?/,
  wh: /\b(?:quoi|qu est ce|que|quel\w*|combien|comment)\b/,
  rules:
    /\b(?:restrictions?|allergies?|regime)\b|(?:qu est ce que|quoi|aliments?) .*(?:pas|jamais) (?:le droit|manger|mange)/,
  asksList: new RegExp(
    `(?:\\bqu|quoi|montre|dis moi|voir|affiche|quel|combien|est ce).*\\b(?:sur|dans) ${own} ${list}\\b|\\b(?:montre|affiche|donne)\\w* (?:moi )?${own} ${list}\\b|(?:dois|doit|faut) (?:acheter )?quoi(?: acheter)?|(?:que|qu est ce que|qu est ce qu) .*(?:dois|doit|faut).*achet`,
  ),
  asksFridge: new RegExp(
    `(?:qu|quoi|montre|dis moi|affiche|contenu|reste|quel|liste|inventaire|combien|est ce|y a).*\\b${fridge}\\b|\\b${fridge}\\b.*\\b(?:quoi|contient)\\b`,
  ),
  expiring:
    /\b(?:perim\w*|expir\w*|bientot|en premier|gaspill\w*|urgent\w*|vite avant|a finir|se perd\w*)\b/,
  cooking: /\b(?:cuisin\w*|recettes?|faire|fais|fait|prepar\w*|idees?|manger|mange)\b/,
  asksPlan:
    /\b(?:planning|prevu\w*|planifie)\b|\b(?:le|mon|notre|au|quel|du) menu\b|\bce qu on (?:mange|a prevu)\b|\b(?:on|je) mange (?:quoi|qui)\b|qu est ce (?:que l |qu |que )?on mange|quoi (?:a manger|de prevu)|c est quoi (?:le (?:repas|diner|souper|plat)|ce soir)/,
  /** « un dessert avec ce que j’ai dans le frigo ». */
  dishWith:
    /\b(?:desserts?|entrees?|plats?|soupes?|salades?|gateaux?|gouters?|aperos?|diner|souper) .*\b(?:avec|a partir d\w*)\b/,
  /** A question that wants to know, not to eat. */
  asksFact:
    /\bquel(?:le)?s? (?!(?:bon(?:ne)?s? |petite?s? |autres? |genre d\w* |types? d\w* |sortes? d\w* )*(?:recettes?|plats?|desserts?|entrees?|repas|soupes?|gateaux?|idees?|aperos?|aperitifs?|amuses?|menus?|diners?|soupers?|gouters?|cocktails?|boissons?|salades?|tartes?)\b)|\bcombien\b|\bpourquoi (?!pas\b)|\bqui (?:a|est|sont|etait) |\b(?:c est quoi|qu est ce que c est|que veut dire|que signifie|definition)\b|\bqu est ce qu une? |\bcomment (?:savoir|reconnaitre|choisir|nettoyer|laver|couper|decouper|desosser|ecailler|eplucher|peler|monter|battre|eviter|enlever|epaissir|aiguiser|dessaler|degraisser|reussir|utiliser|rattraper|ouvrir|faire (?:murir|lever|fondre|mousser|gonfler|mariner|degorger|tremper|pour)|ne pas|mariner|congeler|conserver|decongeler|rechauffer)\b|\bcomment .* pour (?:enlever|eviter|retirer|ne pas)\b|\bs evapor\w*|\bcontre l(?:a|e|es)\b|\bne (?:leve|prend|monte|epaissit|dore|cuit)(?:nt)? pas\b|\b(?:je peux|puis je|on peut|peut on) (?:encore )?(?:le|la|les|l|en) (?:manger|boire|cuire|garder|congeler|recongeler|utiliser|servir|donner)\b|\bquand meme\b|\bse (?:mange|mangent|boit|boivent)\b|\b(?:faut il|doit on|dois je|est il|est elle|sont ils|sont elles)\b|\b(?:c est|est ce|est ce que c est|ca) (?:grave|dangereux|normal|vrai|mauvais|bon pour)\b|(?<!que |quoi |qu )\b(?:peut on|puis je|on peut|je peux) (?:encore |en )?(?:manger|boire|mettre|laver|congeler|recongeler|utiliser|servir|garder|laisser|rechauffer) (?!quoi|quelque)|\bou (?:ranger|mettre|garder|acheter|trouver|conserver)\b|\bconvert\w* \d/,
  offTopic:
    /\bquel temps\b|\b(?:meteo|foot|football|politique|president|bitcoin|crypto|bourse|python|javascript|ordinateur|film|serie|blague|poeme|chanson|voiture|medecin|medicament|traduis|traduire|maths?|mathematiques|capitale|devoirs|horoscope|impots|avocat d affaires|guerre|elections?|train|avion|hotel|viande humaine|cannibal\w*)\b|\b\d+ (?:x|fois|plus|\*) \d+\b|\b(?:racont\w*|ecris) .*(?:histoire|lettre|code|mail)\b/,
  more: /^(?:(?:non|merci|mais|bof|mouais|euh|ok|et) ,? ?)*(?:(?:une? |d )?autres?(?: chose| recettes?| idees?| plats?)?\b|autre chose|encore(?: une?)?\b|propose (?:autre|m en)|change\b|pas (?:ca|celle)|j aime pas|plutot|une version|la meme|sans |et (?:en|pour|sans|avec|version)\b|pour (?:\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?: (?:personnes?|portions?|convives?|parts?))?(?: (?:plutot|stp|s il (?:te|vous) plait))? ?[.?!]?$)/,
  recipe:
    /\b(?:recettes?|cuisin\w*|prepar\w*|manger|mange|idees?|propos\w*|sugger\w*|inspir\w*|diner|souper|dejeuner|brunch|desserts?|gouter|apero|aperitif|entrees?|plats?|boissons?|cocktail|smoothie|envie|faim|repas|fais moi|truc|quelque chose d\w*|vide|que servir)\b|\b(?:que|quoi|koi) (?:je |on )?(?:peux |peut |pourrait )?(?:faire|fais|fait)\b|\bfaire (?:avec|de|d|du|des|un|une)\b|\bil (?:me |nous )?reste\b|\bj ai (?:du|de|des|d|un|une|\d|plein)\b/,
  greeting: /\b(?:bonjour|bonsoir|salut|hey|yo|allo|bonne annee|re)\b/,
  mood: /\b(?:ca va|comment vas tu|comment tu vas|la forme|quoi de neuf)\b/,
  thanks: /\b(?:merci|super|parfait|genial|top|cool|bravo|excellent|delicieux|nickel)\b/,
  bye: /\b(?:au revoir|a plus|bonne nuit|bonne soiree|bonne journee|a demain|a bientot|ciao|bye)\b/,
  who: /\bqui es tu\b|\b(?:tu|t) es (?:qui|quoi|une? (?:ia|robot|humain|vrai)\w*)|\b(?:es tu|etes vous) (?:une?|vraiment)\b|\bc est quoi popote\b|\bton nom\b|\bqui (?:tu )?es\b|\bchatgpt\b|\b(?:ton|tes|votre) (?:plat|dessert|recette|aliment)s? preferes?\b|\bton \w+ prefere\b/,
  help: /\b(?:aide|aider|que sais tu|tu sais faire|tu peux faire|peux tu faire|comment ca marche|a quoi tu sers|tu sers a quoi)\b/,
  /** Somebody is cross with the chef. */
  cross:
    /\b(?:t es|tu es|vous etes|c est|espece d\w*|est) (?:(?:un|une|vraiment|trop|completement|tellement|super) )*(?:nuls?|nulles?|idiote?|stupide|debile|conn?e?|connard|connasse|merdique|imbecile|naze|immangeable|infecte?|degueu\w*|inutile)\b|\b(?:ta gueule|ferme la|va te faire|connard|connasse|putain|merde|abruti\w*|degueulasse)\b/,
  asksOn: /\b(?:propos\w*|donne\w*|autres?|plutot|recommence\w*)\b/,
  /** Thanks that name what they are for, and a word on how it was. */
  pleased:
    /\bmerci (?:(?:beaucoup|bien|infiniment|mille fois) )*(?:pour|d avoir|chef|a (?:toi|vous))\b|\b(?:etait|etaient) (?:(?:tres|vraiment|trop|super|absolument) )*(?:bon|bonne|bons|bonnes|delicieu\w*|excellent\w*|parfait\w*|top|genial\w*|reussi\w*|succulent\w*)\b|\b(?:adore|regal\w*) (?:ta|cette|la|ton|votre|le)\b/,
  yes: /^(?:oui|ouais|ok|okay|d accord|vas y|volontiers|carrement|yes|avec plaisir|je veux bien|bien sur)\b/,
  no: /^(?:non|nan|pas besoin|non merci|laisse)\b/,
} as const;
