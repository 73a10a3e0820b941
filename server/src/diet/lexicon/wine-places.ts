import { stemOf } from '../text/text.js';
import { phrases } from './types.js';

/** Wines named after the place they come from, of which other things come too. */
export const winePlaces: ReadonlySet<string> = new Set(
  phrases(
    'champagne, bordeaux, bourgogne, beaujolais, médoc, pauillac, margaux, cahors, madiran, sancerre, arbois, corbières, minervois, jurançon, bandol, lavaux, saint émilion, vouvray, chablis, rioja, yvorne, féchy, épesses, apremont, gaillac, bergerac, chinon, bourgueil, saumur, ventoux, vinsobres, tavel, lirac, vacqueyras, bugey, gigondas, rasteau, luberon, roussillon',
  ).map(stemOf),
);
