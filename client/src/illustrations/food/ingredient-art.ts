import type { Drawer } from '../draw';
import type { Tone } from '../palette';
import * as fruit from './fruits';
import * as grain from './grains-and-nuts';
import * as green from './greens';
import * as pantry from './pantry';
import * as protein from './proteins';
import * as root from './roots-and-stems';
import * as slice from './slices';
import * as veg from './vegetables';

/**
 * How an ingredient sits in a dish: `hero` large and few, `bed` under the rest, `slice` laid
 * overlapping, `bit` strewn, `herb` on top, `sauce` only as a colour.
 */
export type Role = 'hero' | 'bed' | 'slice' | 'bit' | 'herb' | 'sauce';

export interface IngredientArt {
  role: Role;
  /** As served, seen from above. */
  piece: Drawer;
  /** As bought, to lie beside the dish. */
  whole: Drawer;
  /** Its colour as a soup, juice, cream or purée, and the deeper one beside it. */
  tone: Tone;
  deep: Tone;
}

const art = (role: Role, tone: Tone, deep: Tone, piece: Drawer, whole = piece): IngredientArt => ({
  role,
  tone,
  deep,
  piece,
  whole,
});

const { roundSlice, citrusSlice, crescent, halfFruit, ringSlice } = slice;

export const INGREDIENT_ART = {
  courgette: art(
    'slice',
    'leaf-light',
    'leaf',
    roundSlice({ skin: 'leaf-deep', flesh: 'lime', core: 'cream', seed: 'leaf-light' }),
    veg.longGreen('leaf', 'leaf-deep', 'leaf-light'),
  ),
  cucumber: art(
    'slice',
    'lime',
    'leaf-light',
    roundSlice({ skin: 'leaf', flesh: 'lime', core: 'leaf-light', seed: 'cream' }),
    veg.longGreen('leaf', 'leaf-deep', 'lime'),
  ),
  tomato: art('slice', 'tomato', 'tomato-deep', slice.tomatoSlice, veg.tomato),
  cherryTomato: art('bit', 'tomato', 'tomato-deep', veg.cherryTomato),
  carrot: art('slice', 'carrot', 'carrot-deep', slice.carrotSlice, root.carrot),
  lemon: art(
    'slice',
    'lemon',
    'lemon-deep',
    citrusSlice('lemon-deep', 'lemon'),
    fruit.citrus('lemon', 'lemon-deep', true),
  ),
  lime: art(
    'slice',
    'lime',
    'leaf-light',
    citrusSlice('leaf', 'lime'),
    fruit.citrus('leaf-light', 'leaf', true),
  ),
  orange: art(
    'slice',
    'carrot',
    'carrot-deep',
    citrusSlice('carrot-deep', 'carrot'),
    fruit.citrus('carrot', 'carrot-deep', false),
  ),
  grapefruit: art(
    'slice',
    'tomato-light',
    'tomato',
    citrusSlice('peach-deep', 'tomato-light'),
    fruit.citrus('peach', 'peach-deep', false),
  ),
  mushroom: art('bit', 'mushroom', 'mushroom-deep', slice.mushroomSlice, veg.mushroom),
  onion: art(
    'slice',
    'cream',
    'cream-deep',
    ringSlice('egg', 'butter-deep', 'bread'),
    root.onion('bread', 'nut'),
  ),
  redOnion: art(
    'slice',
    'onion',
    'onion-deep',
    ringSlice('onion', 'onion-deep', 'beet'),
    root.onion('onion-deep', 'beet'),
  ),
  garlic: art('bit', 'cream', 'cream-deep', root.garlic),
  leek: art('slice', 'lime', 'leaf-light', ringSlice('lime', 'leaf', 'leaf-light'), root.leek),
  potato: art('slice', 'butter', 'butter-deep', slice.potatoSlice, root.potato),
  sweetPotato: art(
    'slice',
    'carrot',
    'carrot-deep',
    roundSlice({ skin: 'meat', flesh: 'carrot', core: 'squash' }),
    root.potato,
  ),
  squash: art('slice', 'squash', 'squash-deep', crescent('carrot-deep', 'squash'), veg.pumpkin),
  beet: art('slice', 'beet', 'beet-deep', slice.beetSlice, root.beet),
  aubergine: art('slice', 'mushroom', 'mushroom-deep', slice.aubergineSlice, veg.aubergine),
  redPepper: art(
    'slice',
    'tomato',
    'tomato-deep',
    slice.pepperRing('tomato', 'tomato-deep'),
    veg.pepper('tomato', 'tomato-deep'),
  ),
  yellowPepper: art(
    'slice',
    'squash',
    'squash-deep',
    slice.pepperRing('lemon', 'lemon-deep'),
    veg.pepper('lemon', 'lemon-deep'),
  ),
  greenPepper: art(
    'slice',
    'leaf',
    'leaf-deep',
    slice.pepperRing('leaf-light', 'leaf'),
    veg.pepper('leaf', 'leaf-deep'),
  ),
  broccoli: art('bit', 'leaf', 'leaf-deep', veg.broccoli),
  cauliflower: art('bit', 'cream', 'cream-deep', veg.cauliflower),
  asparagus: art('slice', 'leaf-light', 'leaf', root.asparagus),
  greenBeans: art('bit', 'leaf', 'leaf-deep', veg.greenBeans),
  peas: art('bit', 'leaf-light', 'leaf', veg.heap('leaf-light', 'leaf', 14)),
  chickpeas: art('bit', 'butter', 'butter-deep', veg.heap('butter', 'caramel', 15)),
  whiteBeans: art('bit', 'cream', 'cream-deep', veg.heap('cream', 'mushroom-deep', 15)),
  redBeans: art('bit', 'meat', 'meat-deep', veg.heap('meat', 'meat-deep', 15)),
  corn: art('bit', 'lemon', 'lemon-deep', veg.heap('lemon', 'lemon-deep', 13), veg.corn),
  radish: art(
    'slice',
    'ham',
    'berry',
    roundSlice({ skin: 'berry', flesh: 'egg', core: 'cream' }),
    root.radish,
  ),
  turnip: art(
    'slice',
    'cream',
    'mauve-deep',
    roundSlice({ skin: 'onion-deep', flesh: 'egg' }),
    root.radish,
  ),
  cabbage: art(
    'bit',
    'leaf-light',
    'leaf',
    green.saladLeaf('leaf-light', 'leaf', 'cream'),
    root.cabbage,
  ),
  redCabbage: art(
    'bit',
    'onion-deep',
    'beet',
    green.saladLeaf('onion-deep', 'beet', 'onion'),
    green.saladLeaf('onion-deep', 'beet', 'onion'),
  ),
  fennel: art('bit', 'lime', 'leaf-light', root.fennel),
  artichoke: art('bit', 'moss', 'moss-deep', root.artichoke),
  salad: art('bit', 'leaf-light', 'leaf', green.saladLeaf('leaf-light', 'leaf', 'lime')),
  endive: art('bit', 'cream', 'lime', green.saladLeaf('cream', 'lime', 'cream-deep')),
  spinach: art('bit', 'leaf', 'leaf-deep', green.spinachLeaf),
  rocket: art('bit', 'leaf', 'leaf-deep', green.rocket),
  chili: art('bit', 'tomato', 'tomato-deep', veg.chili),
  ginger: art('bit', 'bread', 'nut', root.ginger),
  avocado: art('hero', 'leaf-light', 'leaf', halfFruit('leaf-deep', 'lime', 'nut-deep')),
  olive: art('bit', 'moss', 'moss-deep', pantry.olives('moss', 'moss-deep')),
  blackOlive: art(
    'bit',
    'aubergine',
    'aubergine-deep',
    pantry.olives('aubergine', 'aubergine-deep'),
  ),
  fish: art('hero', 'fish', 'fish-deep', protein.fish),
  salmon: art(
    'hero',
    'salmon',
    'salmon-deep',
    protein.fillet('salmon', 'salmon-deep', 'ham'),
    protein.fillet('salmon', 'salmon-deep', 'ham'),
  ),
  tuna: art('hero', 'meat', 'meat-deep', protein.fillet('ham-deep', 'meat', 'ham'), protein.fish),
  whiteFillet: art(
    'bit',
    'egg',
    'cream-deep',
    protein.fillet('egg', 'cream-deep', 'fish'),
    protein.fish,
  ),
  sardine: art('bit', 'fish', 'fish-deep', protein.fish),
  shrimp: art('bit', 'shrimp', 'shrimp-deep', protein.shrimp),
  mussel: art('bit', 'denim', 'denim-deep', protein.mussels),
  scallop: art('hero', 'cream', 'cream-deep', protein.scallop),
  chicken: art('hero', 'caramel', 'caramel-deep', protein.chickenLeg),
  poultryBreast: art('hero', 'bread', 'caramel', protein.slicedRoast('caramel', 'cream-deep')),
  duck: art('hero', 'meat', 'meat-deep', protein.slicedRoast('crust-deep', 'ham-deep')),
  beef: art('hero', 'meat', 'meat-deep', protein.steak),
  stew: art('hero', 'meat', 'meat-deep', protein.cubes('meat', 'meat-deep')),
  lamb: art('hero', 'meat', 'meat-deep', protein.lambChop),
  pork: art('hero', 'ham', 'ham-deep', protein.slicedRoast('crust', 'ham')),
  sausage: art('hero', 'meat', 'meat-deep', protein.sausage),
  ham: art('bit', 'ham', 'ham-deep', protein.drapedSlice('ham', 'ham-deep')),
  smokedSalmon: art('bit', 'salmon', 'salmon-deep', protein.drapedSlice('salmon', 'salmon-deep')),
  tofu: art('bit', 'cream', 'cream-deep', protein.cubes('cream', 'bread')),
  egg: art('bit', 'butter', 'butter-deep', protein.halfEgg, protein.wholeEgg),
  friedEgg: art('hero', 'butter', 'butter-deep', protein.friedEgg, protein.wholeEgg),
  cheese: art('bit', 'butter', 'squash', pantry.cheeseWedge),
  goatCheese: art('hero', 'cream', 'cream-deep', pantry.roundCheese('mushroom')),
  mozzarella: art('bit', 'egg', 'cream-deep', pantry.roundCheese('cream-deep')),
  feta: art('bit', 'egg', 'cream-deep', protein.cubes('egg', 'cream-deep')),
  cream: art(
    'sauce',
    'cream',
    'cream-deep',
    pantry.dollop('cream', 'cream-deep'),
    pantry.bottle('egg', 'cream-deep', 'mist'),
  ),
  milk: art(
    'sauce',
    'egg',
    'cream-deep',
    pantry.dollop('egg', 'cream-deep'),
    pantry.bottle('egg', 'cream-deep', 'denim'),
  ),
  yogurt: art('sauce', 'egg', 'cream-deep', pantry.dollop('egg', 'cream-deep')),
  butter: art('sauce', 'butter', 'butter-deep', pantry.butterPat),
  pasta: art('bed', 'butter', 'butter-deep', grain.pastaNest),
  shortPasta: art('bed', 'butter', 'butter-deep', grain.pastaTubes),
  gnocchi: art('bed', 'butter', 'butter-deep', grain.gnocchi),
  rice: art('bed', 'cream', 'cream-deep', grain.mound('egg', 'cream-deep', 'cream-deep')),
  semolina: art(
    'bed',
    'butter',
    'butter-deep',
    grain.mound('butter', 'butter-deep', 'squash', true),
  ),
  lentils: art(
    'bed',
    'lentil',
    'lentil-deep',
    grain.mound('lentil', 'lentil-deep', 'lentil-deep', true),
  ),
  polenta: art('bed', 'squash', 'squash-deep', pantry.dollop('lemon', 'squash')),
  bread: art('hero', 'bread', 'crust', grain.breadSlice, grain.loaf),
  apple: art(
    'slice',
    'butter',
    'squash',
    crescent('tomato', 'cream', 'choc'),
    fruit.apple('tomato', 'tomato-deep'),
  ),
  pear: art('slice', 'lime', 'leaf-light', crescent('leaf-light', 'cream', 'choc'), fruit.pear),
  peach: art('slice', 'peach', 'peach-deep', crescent('tomato-light', 'peach'), fruit.peach),
  plum: art('slice', 'plum', 'plum-deep', crescent('plum-deep', 'tomato-light'), fruit.plum),
  strawberry: art('bit', 'berry', 'berry-deep', fruit.strawberry),
  raspberry: art('bit', 'berry', 'berry-deep', fruit.raspberry),
  cherry: art('bit', 'berry', 'berry-deep', fruit.cherries),
  blueberry: art('bit', 'blueberry', 'blueberry-deep', fruit.blueberries),
  grape: art('bit', 'beet', 'beet-deep', fruit.grapes),
  banana: art('slice', 'butter', 'lemon-deep', slice.bananaSlice, fruit.banana),
  kiwi: art('slice', 'leaf-light', 'leaf', slice.kiwiSlice),
  fig: art('bit', 'plum', 'plum-deep', fruit.fig),
  mango: art('slice', 'squash', 'squash-deep', crescent('carrot', 'squash'), fruit.mango),
  pineapple: art(
    'slice',
    'lemon',
    'lemon-deep',
    roundSlice({ skin: 'squash-deep', flesh: 'lemon', core: 'butter' }),
    fruit.pineapple,
  ),
  melon: art(
    'slice',
    'carrot',
    'carrot-deep',
    crescent('leaf-light', 'carrot'),
    crescent('leaf-light', 'carrot'),
  ),
  watermelon: art('slice', 'berry', 'berry-deep', fruit.melon),
  rhubarb: art('bit', 'ham-deep', 'berry', fruit.rhubarb),
  pomegranate: art(
    'bit',
    'berry',
    'berry-deep',
    veg.heap('berry', 'berry-deep', 11),
    fruit.pomegranate,
  ),
  coconut: art('bit', 'egg', 'cream-deep', fruit.coconut),
  coconutMilk: art('sauce', 'egg', 'cream-deep', fruit.coconut),
  chocolate: art('bit', 'choc', 'choc-deep', pantry.chocolate),
  caramel: art('sauce', 'caramel', 'caramel-deep', pantry.dollop('caramel', 'caramel-deep')),
  honey: art('sauce', 'ochre', 'ochre-deep', pantry.honeyPot),
  vanilla: art('sauce', 'cream', 'butter', pantry.vanilla),
  coffee: art('sauce', 'coffee', 'choc', pantry.coffeeBeans),
  biscuit: art('bit', 'bread', 'crust', grain.biscuit),
  walnut: art('bit', 'nut', 'nut-deep', grain.walnut),
  almond: art('bit', 'nut', 'nut-deep', grain.almond),
  hazelnut: art('bit', 'caramel', 'crust-deep', grain.hazelnut),
  seeds: art('bit', 'butter', 'caramel', grain.seeds('butter', 'caramel')),
  cinnamon: art('herb', 'crust', 'crust-deep', pantry.cinnamon),
  starAnise: art('herb', 'crust', 'crust-deep', pantry.starAnise),
  tea: art('sauce', 'tea', 'caramel-deep', green.mint),
  redWine: art(
    'sauce',
    'beet-deep',
    'beet-deep',
    fruit.grapes,
    pantry.bottle('beet', 'beet-deep', 'cream'),
  ),
  parsley: art('herb', 'leaf', 'leaf-deep', green.parsley),
  basil: art('herb', 'leaf', 'leaf-deep', green.basil),
  mint: art('herb', 'leaf-light', 'leaf', green.mint),
  rosemary: art('herb', 'leaf', 'leaf-deep', green.rosemary),
  thyme: art('herb', 'leaf', 'leaf-deep', green.thyme),
  sage: art('herb', 'moss', 'moss-deep', green.sage),
  bay: art('herb', 'leaf', 'leaf-deep', green.bay),
  chives: art('herb', 'leaf', 'leaf-deep', green.chives),
  dill: art('herb', 'leaf', 'leaf-deep', green.dill),
} satisfies Record<string, IngredientArt>;

export type IngredientKey = keyof typeof INGREDIENT_ART;

export const artOf = (key: IngredientKey): IngredientArt => INGREDIENT_ART[key];
