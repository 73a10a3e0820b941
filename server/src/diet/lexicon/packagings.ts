import type { Aisle } from '../aisle.js';
import type { Packaging } from '../packaging.js';

/** How what stands in an aisle is sold where its name says nothing else. */
export const packagingByAisle: Readonly<Partial<Record<Aisle, Packaging>>> = {
  PRODUCE: 'PIECE',
  DAIRY: 'PACKET',
  GROCERY: 'PACKET',
  CONDIMENTS: 'PACKET',
  BAKING: 'PACKET',
  DRINKS: 'BOTTLE',
  FROZEN: 'PACKET',
};

/** Between commas; the first name found in a line decides, the longest where several begin there. */
export const namesByPackaging: Readonly<Partial<Record<Packaging, string>>> = {
  BOTTLE: `
    huile, vinaigre, crème de balsamique, sauce, tamari, nuoc mam, tabasco, ketchup, sirop, mirin, saké, lait, boisson, crème liquide, crème entière liquide, crème légère liquide, crème fleurette, crème de coco, eau de fleur d'oranger, eau de rose, extrait, arôme, essence, vanille liquide, coulis`,
  JAR: `
    moutarde, mayonnaise, miel, confiture, gelée, marmelade, compote, pesto, harissa, tahini, tahin, câpre, cornichon, olive, tapenade, houmous, rillettes, concentré de tomate, pâte de curry, pâte de piment, pâte à tartiner, purée d'amande, purée de noisette, purée de sésame, beurre de cacahuète, nutella, yaourt, yogourt, yoghourt, skyr, fromage blanc, fromage frais, petit suisse, faisselle, ricotta, mascarpone, crème`,
  PACKET: `thé, café, tisane, infusion, chocolat en poudre, lait en poudre, cacao`,
  BUNCH: `persil, basilic, thym, romarin, estragon, cerfeuil, ciboulette, aneth, coriandre, menthe, sauge, origan, marjolaine, sarriette, oregano, herbes fraîches`,
};
