import { expect, test } from 'vitest';
import { checkLine } from '../gate/gate.js';
import { dietaryRestrictions, type DietaryRestriction } from '../restrictions.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };

const shortNames: Readonly<Record<string, DietaryRestriction>> = {
  VT: 'VEGETARIAN',
  VN: 'VEGAN',
  GL: 'GLUTEN_FREE',
  DA: 'DAIRY_FREE',
  NU: 'NUT_FREE',
  HA: 'HALAL',
  KO: 'KOSHER',
};

/** Lines between « | », each with exactly the conflicts that its row of the policy says. */
const rows: readonly (readonly [conflicts: string, lines: string])[] = [
  ['VN DA', `crème soja ou non | crème de soja ou non`],
  ['VT VN GL DA HA KO', `croque`],
  ['VN DA', `crème soja ou 30 % | lait de soja (entier sinon) | crème de soja, fraîche à défaut`],
  ['NU', `lait de soja (amande sinon)`],
  ['VN DA', `crème, sauf celle de soja | crème sauf celle de soja`],
  ['VT VN KO', `6 violets | violets`],
  ['HA', `1 verre de goutte | goutte`],
  ['', `3 choux violets | 2 gouttes de citron | chocolat noir ou 70 %`],
  ['VN DA NU', `2 branches`],
  [
    'VT VN',
    `1 l de bouillon clair de poulet | bouillon thaï de bœuf | carcasse de canard (os compris)`,
  ],
  ['', `bouillon japonais de shiitakés | pommes de terre (variétés : Monalisa, Charlotte, Agata)`],
  ['HA', `20 cl de vin blanc du Comté | 2 dl de vin doux de Samos ou de Rasteau`],
  ['VN DA HA', `10 cl de vin blanc ou de lait | vin blanc, comté`],
  ['', `lentilles corail réduites en purée`],
  ['GL NU', `boisson végétale non sucrée | lait (végétal, non vanillé)`],
  ['GL', `400 g de spaghetti (100 g sans gluten)`],
  ['VN DA', `50 cl de crème (20 cl de soja) | 250 g de beurre (50 g végétal)`],
  ['', `400 g de spaghetti (400 g sans gluten) | 1 paquet de spaghetti (500 g sans gluten)`],
  ['VT VN KO', `4 tranches de jambon (dinde halal)`],
  ['', `2 branches de thym | 1 branche de céleri | thym (2 branches)`],
  ['VT VN HA KO', `rillettes de canard | rillettes d’oie`],
  ['VT VN GL DA HA KO', `mousse de foie de canard 50 g`],
  ['VT VN DA HA KO', `boudin noir aux pommes`],
  ['NU', `huile arach. friture 1L | 100 g de noisettes conca.`],
  ['VN GL DA NU', `biscôme de Berne`],
  ['VN GL', `nouilles udon fraîches`],
  ['', `1/2 chou-fleur en fleurettes | brocoli en fleurettes`],
  ['VN DA', `rebloch. fermier 1/2 | flan carml x4 | crème fleurette`],
  ['VT VN', `sardines hle olive | lieu noir srg. 400g`],
  ['VT VN HA KO', `jamb. cuit sup. 4tr`],
  ['VN GL NU', `muesli sans noisettes | granola sans amandes`],
  ['NU', `mélange de noix sans cacahuètes | pesto sans fromage ni noix de cajou`],
  ['VN DA', `pesto sans noix`],
  ['VN DA NU', `pesto sans noix de cajou`],
  ['VN GL DA NU', `barre de céréales sans cacahuètes`],
  ['VN DA HA', `fondue moitié-moitié sans kirsch | fondue sans vin`],
  ['VN GL DA', `baba sans rhum`],
  [
    'VT VN KO',
    `cocktail de fruits de mer sans crevettes | plateau de fruits de mer sans crevettes`,
  ],
  ['VT VN GL DA KO', `pizza aux fruits de mer sans anchois`],
  ['VT VN', `salade niçoise sans anchois`],
  ['', `tapenade sans anchois`],
  ['VT VN GL', `schnitzel de dinde`],
  ['VN GL', `schnitzel végétarien`],
  ['VN GL DA NU', `barre aux noix | barre chocolatée`],
  [
    'GL NU',
    `lait végétal sans sucre | boisson végétale | 2 dl de boisson végétale nature | boisson végétale au choix | crème végétale | crème végétale liquide 20 cl | crème cuisine végétale | crème liquide vegan | yaourt végétal | yogourt vegan nature | dessert végétal | glace végane à la vanille | glace vegan | 2 boules de glace vegan au chocolat noir | chantilly végétale | lait vegan | lait de plantes | boisson à base de plantes | chocolat vegan | chocolat au lait végétal | mélange apéro | mélange salé | lait d'avoine ou autre lait végétal`,
  ],
  [
    'VN GL DA NU',
    `lait (ou boisson végétale) | lait ou boisson végétale | 10 cl de lait (végétal ou non) | crème fraîche ou alternative végétale | barre de céréales | barre protéinée | barre énergétique | yogourt au muesli | Kägi fret | Kägi | KitKat | Kit Kat | Twix | Lion | Mars | Maltesers | Smarties | Balisto | gaufrettes fourrées | Napolitains | Manner | assortiment de biscuits | biscuits de Noël | Kambly | pâtisserie | pâtisseries | petits fours | crème végétale ou non | tarte au lait végétal | gratin à la crème végétale | lait de vache ou végétal`,
  ],
  [
    '',
    `lait végétal (soja) | lait végétal de soja | boisson végétale au riz | boisson végétale à base de coco | lait végétal : soja | boisson végétale sans gluten ni fruits à coque | yaourt végétal à la noix de coco | dessert végétal au soja | feta végétale au soja | chocolat noir vegan | beurre végétal | beurre vegan | margarine végétale | graisse végétale | huile végétale | huile de friture | huile | matière grasse végétale | protéines de soja texturées | mayonnaise vegan | sauce vegan | soupe de légumes | soupe de légumes maison | sorbet citron | Lindt noir | Lindt noir 70 % | bonbons aux herbes | Ricola | sucettes | pastilles à la menthe | gelée de groseille | mélange d'épices | mélange d'épices pour grill | épices à fajitas | colombo | Herbamare | sel aux herbes | vinaigrette | sauce italienne | ketchup | sauce piquante | sauce tomate | poivrons marinés | olives marinées | eau minérale saveur citron | thé saveur vanille | eau saveur fraise | tofu saveur fumée | barquette de fraises | conserves de légumes | reste de soupe de légumes | reste de curry de légumes | antipasti de légumes | papillotes de légumes | sauce pizza | sauce pour pâtes | oignon haché | pommes allumettes | steak de céleri | pommes pour le pique-nique | légumes surgelés | tajine de légumes | curry de légumes | wok de légumes | riz (reste d'hier) | tomates (voir note) | fraises (rayon frais) | 500 g de pommes de terre à chair ferme (type Charlotte) | pommes de terre (type Charlotte ou Amandine) | choc. noir 200 g | pdt 1 kg | 1 brick de jus d'orange | yogourt de soya à la vanille | Nesquik | Suchard Express | fusillis aux lentilles corail (100 % lentilles) | sauce pimentée douce | 1 « œuf » de lin (1 c. à s. de lin moulu + 3 d'eau) | boisson végétale (soja ou autre) | 20 cl de crème végétale (type soja) | huile végétale, crème de soja | Lindt 85 % | Lindt Excellence 70% | Frey noir | Zweifel nature | carottes rôties | oignon rôti | 2 filets d'huile d'olive | 1 filet de citron | huile (1 filet) | sel, 1 filet d'huile`,
  ],
  [
    'GL',
    `boisson végétale avoine | boisson végétale sans fruits à coque | steak végétal | burger vegan | saucisses vegan | émincé végétal | protéines végétales | protéines végétales texturées | gâteau vegan | pain vegan | quiche vegan | céréales | céréales du petit déjeuner | flocons | corn flakes | raviolis vegan | gyozas aux légumes | samoussas aux légumes | tofu mariné | tempeh mariné | wraps | pain à sandwich | feuilles de brick | Banania | nouilles instantanées aux légumes | pâté végétal | poulet vegan façon kebab`,
  ],
  [
    'NU',
    `boisson végétale d'amande | boisson végétale sans gluten | fromage végétal | fromage vegan | mozzarella végétale | parmesan vegan | fromage râpé vegan | boisson saveur amande | CACAH. SALEES`,
  ],
  [
    'VT VN DA HA KO',
    `antipasti | antipasti grillés | matière grasse | graisse | mousse de framboises | mousse à la mangue | bavarois aux fraises | salade composée | buddha bowl | saucisse à rôtir de veau | poulet aux morilles`,
  ],
  [
    'VT VN GL DA NU HA KO',
    `sauce | sauce au choix | reste de sauce | pot de sauce | reste de plat | plat du congélateur | plat indien | plat thaï | entrée de saison | goûter des enfants | pique-nique | tartinade | conserves | surgelés | marinade | dessert | garniture | plat préparé | snacks | restes | apéro`,
  ],
  [
    'VT VN HA KO',
    `500 g d'émincé | 1 kg haché | allumettes | charcuterie | assiette anglaise | cochonnailles | bouillon | bonbons | bonbons à la fraise | bonbons saveur fraise | chewing-gum | gélifiant | aspic | gelée | grillades | viande marinée | viande pour le barbecue | foie | rognons | abats | jamb. blc 4 tr. | sauc. de Toulouse (4) | 1 rôti | rôti 1 kg | 2 filets | choucroute en boîte`,
  ],
  [
    'VT VN GL DA HA KO',
    `soupe | reste de soupe | soupe congelée | gamelle de soupe | soupe bio | soupe épaisse | reste de potage | panini | 2 paninis | potage | soupe du jour | charlotte aux poires | Maggi Fix pour spaghetti | mix pour chili | sauce en sachet | ravioli | raviolis frais | tortellini | raviolis à la viande | raviolis au bœuf | chips saveur bacon | sandwich | club sandwich | quiche | tarte salée | cake salé | feuilletés salés | soupe à l'oignon`,
  ],
  [
    'VN GL DA',
    `soupe de légumes en brique | soupe de courge en sachet | brique de soupe de légumes | velouté de courge Knorr | soupe de tomates Liebig | biscuits apéritif | biscuits apéro | cornet glacé | sandwich glacé | yogourt aux céréales | biscuits | cookies | Oreo | Petit Beurre | Prince | viennoiseries | gâteau | tarte | raviolis aux épinards | raviolis frais ricotta-épinards | tortellini aux champignons | tortelloni ricotta | cappelletti au fromage | raviolis à la courge | cannelloni aux épinards | camembert pané | pizza | quiche aux légumes | gratin | gratin de légumes | Ovomaltine | moelleux | Zweifel paprika`,
  ],
  [
    'VT VN GL HA KO',
    `wok | reste de wok | farce | farce aux champignons | farce pour légumes | gyozas | momos | nems au poulet | escalopes panées | schnitzel | daube | daube de bœuf | daube provençale | estouffade de bœuf | coq au vin | bourguignon | cailles farcies au foie gras`,
  ],
  ['VN GL NU', `muesli`],
  ['VN GL', `steaks de légumes | steak de lentilles`],
  ['GL', `steak de lentilles vegan | mi-blanc`],
  ['VT VN KO', `colorant rouge | décorations en sucre`],
  ['VT VN DA KO', `borsch`],
  ['VN GL NU DA', `bircher`],
  [
    'VN DA',
    `glace | glace vanille | crème glacée fraise | dessert lacté | mousse au chocolat | flan vanille | yaourt aux fruits | yogourt aux fraises | séré aux fruits | skyr vanille | chocolat | pépites de chocolat | Milka au lait | sauce à salade | dressing | French dressing | yogourt saveur vanille | gratin dauphinois | fromage râpé (celui qu'on a) | choc. au lait | fr. râpé | 1 brick de crème liquide | 1 brique de lait | chocolat en poudre | cappuccino | chocolat chaud | latte macchiato | lassi mangue | fromage à burger en tranches | beurre végétal ou crème | 500 g de blanc battu`,
  ],
  [
    'VN DA NU',
    `papillotes | papillotes de Noël | glace à la noisette | pralinés | truffes au chocolat | Cailler | Milka | tablette Frey | Lindt | Kinder | Snickers | Bounty | Toblerone | Snickers glacé | pesto rosso Barilla | chocolat Milka | 1 plaque de Cailler`,
  ],
  ['VN DA HA', `glace rhum-raisins | moitié-moitié | 2 sachets de moitié-moitié`],
  [
    'VN',
    `sauce burger | sauce biggy | 1 boîte d'eoufs | 6 oeufs plein air calibre moyen | 2 blancs battus en neige`,
  ],
  ['VT VN GL DA KO', `raviolis pur bœuf | tortellini au poulet | raviolis pur bœuf (boîte 800 g)`],
  [
    'VT VN GL',
    `gyozas au poulet | gyozas poulet-légumes | escalope de dinde panée | nouilles instantanées saveur poulet | sandwich au thon | couscous garni`,
  ],
  [
    'VT VN GL KO',
    `wontons aux crevettes | poisson pané | fish fingers | sushis | makis | goberge à saveur de crabe`,
  ],
  ['VN GL', `courgettes panées | légumes en tempura`],
  [
    'VT VN',
    `poulet mariné | saumon mariné | bœuf à daube | bœuf pour daube | veau pour blanquette | osso buco de veau | ragoût de veau | sauté de veau | émincé de veau | tajine | chili con carne | 6 ailes | cuisses`,
  ],
  ['GL DA VN', `chips saveur fumée`],
  ['VT VN GL HA', `carbonade flamande | osso buco`],
  ['VT VN GL DA', `quiche au saumon`],
  ['VT VN DA KO', `hachis parmentier`],
  ['GL HA', `1 canette de Guinness | Guinness`],
  ['VN DA GL NU', `beurre et lait végétaux`],
  ['VN GL DA NU HA', `bûche de Noël`],
  ['VN GL DA HA', `omelette norvégienne`],
  ['HA', `apéro : Martini blanc`],
];

test.each(
  rows.flatMap(([conflicts, lines]) =>
    lines.split('|').map((line) => ({ line: line.trim(), conflicts })),
  ),
)('« $line »: $conflicts', ({ line, conflicts }) => {
  const wanted = conflicts.split(' ').flatMap((name) => shortNames[name] ?? []);
  const found = new Set(checkLine(line, rules).map(({ restriction }) => restriction));
  expect([...found].toSorted()).toEqual(wanted.toSorted());
});
