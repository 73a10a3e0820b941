import { entriesOf } from './types.js';

/** Additives by name and number, where they are of animal origin, carry gluten or may be either. */
export const additiveEntries = entriesOf([
  {
    has: ['INSECT'],
    names: `
      carmin, carmins, carmin de cochenille, cochenille, cochenilles, acide carminique, e120, e 120, rouge cochenille, colorant e120, colorant carmin, insectes, criquets, grillons, grillons grillés, sauterelles, vers de farine, ténébrions, ténébrion, scarabées, farine d'insectes, poudre de grillons, poudre de grillon, vers à soie, chapulines
    `,
  },
  {
    has: ['INSECT'],
    names: `
      shellac, gomme laque, gomme-laque, e904, e 904, laque alimentaire
    `,
  },
  {
    has: ['GELATINE'],
    names: `
      e441, e 441, gélatine de peau, hydrolysat de gélatine, collagène, peptides de collagène, poudre de collagène, gélatine bloom, gélatine 200 bloom, gélatine or, gelatine feuille, feuille gélatine, feuilles de gelatine, gelée en feuilles, gelee en feuille, gelée alimentaire en feuilles, masse gélatine, bonbons haribo, crocodile haribo, bonbons en gelée, bonbons bonbon gélifié, oursons, nounours guimauve, nounours en guimauve, nounours guimauve chocolat, oursons guimauve, oursons en guimauve, ours guimauve, tête brûlée bonbon, schtroumpfs, schtroumpfs bonbons, dragibus, mentos, réglisses gélifiées, langues acides, lacets de réglisse, guimauves, guimauve maison, pâte de guimauve, marshmallow, marshmallows, marshmalow, mini-marshmallows, chamalows, chamallow, chamallows grillés, fluff, rice krispies treats, gelée de viande, aspic, gelée au madère, gelée instantanée, gelée en poudre, gelée madère, gelée au porto, gelée de pied de veau
    `,
  },
  {
    has: ['MEAT'],
    names: `
      gelée de pied de veau, gelée de viande, œufs en gelée au jambon
    `,
  },
  {
    has: ['HONEY'],
    names: `
      cire d'abeille, cire d'abeilles, cire d'abeille blanche, e901, e 901, gelée royale
    `,
  },
  {
    has: ['MILK'],
    names: `
      lactosérum, lactoserum, lactosérum en poudre, poudre de lactosérum, petit lait en poudre, caséine, caséines, caséinate, caséinate de sodium, caséinate de calcium, lactalbumine, lactoglobuline, lactose, lactose en poudre, lactulose, lactitol, e966, protéines de lait, protéine de lactosérum, protéines de lactosérum, whey, isolat de whey, whey isolate, poudre de whey, matières grasses laitières, matière grasse du lait, matière sèche laitière, poudre de babeurre, poudre de yaourt, poudre de fromage, arôme naturel de beurre, crème en poudre, beurre en poudre, beurre anhydre, beurre concentré, extrait sec laitier, ferments lactiques sur lait, lait entier en poudre, lait écrémé en poudre, poudre de lait entier, poudre de lait écrémé, régilait, lait déshydraté
    `,
  },
  {
    may: ['MILK'],
    names: `
      ferments lactiques, ferment à yaourt, ferments à yaourt, ferment yaourt, yaourtière ferment, bifidus ferments, protéine en poudre, poudre protéinée, protéines en poudre, shaker protéiné, barre protéinée, barres protéinées
    `,
  },
  {
    has: ['EGG'],
    names: `
      lysozyme, e1105, e 1105, albumine, albumine en poudre, ovalbumine, lécithine d'œuf, poudre de blanc d'œuf, blanc d'œuf en poudre, ovoproduits, poudre d'œuf, poudre d'œufs
    `,
  },
  {
    has: ['RENNET'],
    clearedBy: ['PLANT'],
    names: `
      présure animale, présure liquide, présure en poudre, presure, gouttes de présure, caillette séchée, chymosine, pepsine
    `,
  },
  {
    may: ['MEAT', 'PORK'],
    names: `
      mono et diglycérides, mono- et diglycérides, e471, e 471, e472, e470, e 472, e 470, e430, e 430, e431, e 431, e432, e 432, e433, e 433, e434, e 434, e435, e 435, e436, e 436, e473, e 473, e474, e 474, e475, e 475, e477, e 477, e481, e 481, e482, e 482, e483, e 483, e491, e 491, e492, e 492, e493, e 493, e494, e 494, e495, e 495, e570, e 570, e572, e 572, e479b, e 479b, acide stéarique, acides gras e570, stéarine, stéarate de magnésium, stéarate de calcium, polysorbate, polysorbate 80, polysorbate 60, monostéarate de sorbitane, stéaroyl lactylate de sodium, stéaroyl-2-lactylate de sodium, stéaroyl-2-lactylate de calcium, sucroesters, sucroglycérides, esters de saccharose, esters polyglycériques d'acides gras, datem, glycérine animale, graisse alimentaire, graisses animales, graisse animale, matière grasse animale, os en poudre, phosphate d'os, e542, e 542, poudre de sang, sang séché
    `,
  },
  {
    has: ['FISH'],
    names: `
      colle de poisson, ichtyocolle, isinglass, huile de poisson, oméga 3 de poisson, gélatine marine
    `,
  },
  {
    has: ['FISH'],
    may: ['SCALELESS_FISH'],
    names: 'collagène marin, collagène de poisson',
  },
  {
    has: ['GLUTEN'],
    names: `
      gluten vital, gluten de blé, gluten, amidon de blé, protéines de blé, protéine de blé texturée, protéines de blé texturées, hydrolysat de blé, extrait de malt d'orge, malt en poudre, poudre de malt, sirop de malt, malt diastasique, malt, e1400 blé, son de froment, germe de froment, fibres de blé, fibre de blé, fibres d'avoine et blé, colorant caramel au malt, farine de soja et blé
    `,
  },
  {
    may: ['GLUTEN'],
    names: `
      amidon modifié, amidon modifié de céréales, amidon de céréales, protéines végétales hydrolysées, protéine végétale hydrolysée, hydrolysat de protéines, hydrolysat de protéines végétales, fibres de céréales, dextrine, enzymes de malt
    `,
  },
  {
    has: ['OATS'],
    names: `
      fibres d'avoine, fibre d'avoine, bêta glucane d'avoine, poudre d'avoine, boisson avoine, lait avoine, crème avoine, yaourt avoine, yaourt à l'avoine, yaourts à l'avoine, dessert avoine, cuisine avoine, avoine cuisine liquide, flocons d'avoine fins, gros flocons d'avoine, petits flocons d'avoine, avoine en flocons, overnight oats, porridge d'avoine, galettes d'avoine, galette d'avoine
    `,
  },
]);
