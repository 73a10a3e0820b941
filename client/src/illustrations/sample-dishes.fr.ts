import type { DishPictureProps } from './drawn-dish';

type Sample = Pick<DishPictureProps, 'recipeId' | 'mealType' | 'title' | 'ingredients'>;

const of =
  (mealType: DishPictureProps['mealType']) =>
  ([title, list]: readonly [string, string]): Sample => ({
    recipeId: `${mealType}-${title}`,
    mealType,
    title,
    ingredients: list.split(', '),
  });

/** Dishes of every meal type, for the contact sheet and the tests. */
export const SAMPLE_DISHES: readonly Sample[] = [
  ...(
    [
      ['Citronnade à la menthe', '4 citrons, 1 bouquet de menthe, 1 l d’eau, 60 g de sucre'],
      ['Smoothie fraise banane', '250 g de fraises, 1 banane, 2 dl de lait'],
      ['Chocolat chaud à la cannelle', '5 dl de lait, 100 g de chocolat noir, 1 bâton de cannelle'],
      ['Thé glacé à la pêche', '3 pêches, 2 sachets de thé noir, 1 citron'],
      ['Jus de carotte, orange et gingembre', '6 carottes, 3 oranges, 20 g de gingembre'],
      ['Infusion de romarin au miel', '2 branches de romarin, 2 c. à s. de miel'],
      ['Sangria sans alcool', '5 dl de jus de raisin, 1 orange, 1 pomme, 1 bâton de cannelle'],
      ['Eau concombre et basilic', '1 concombre, 10 feuilles de basilic, 1 l d’eau'],
      ['Lassi à la mangue', '1 mangue, 3 yogourts, cardamome'],
      ['Cappuccino maison', '2 cafés, 2 dl de lait, cacao'],
    ] as const
  ).map(of('DRINK')),
  ...(
    [
      ['Houmous au citron', '400 g de pois chiches, 2 c. à s. de tahini, 1 citron, carottes'],
      ['Olives marinées', '200 g d’olives vertes, 100 g d’olives noires, thym, 1 gousse d’ail'],
      ['Bruschetta à la tomate', '1 baguette, 4 tomates, basilic, 1 gousse d’ail'],
      ['Guacamole et chips', '3 avocats, 1 citron vert, 1 oignon rouge, coriandre'],
      ['Amandes grillées au romarin', '200 g d’amandes, romarin, fleur de sel'],
      ['Toasts de chèvre au miel', '8 tranches de pain, 1 bûche de chèvre, miel, noix'],
      ['Caviar d’aubergine', '2 aubergines, 1 gousse d’ail, huile d’olive, persil'],
      ['Crevettes au piment', '300 g de crevettes, 1 piment, citron vert'],
      ['Croûtes aux champignons', '8 tranches de pain, 400 g de champignons, persil, crème'],
      ['Radis et beurre aux herbes', '2 bottes de radis, 80 g de beurre, ciboulette'],
    ] as const
  ).map(of('APERITIF')),
  ...(
    [
      ['Verrines betterave et chèvre', '2 betteraves, 150 g de chèvre frais, noix'],
      ['Blinis au saumon fumé', '16 blinis, 150 g de saumon fumé, crème fraîche, aneth'],
      ['Cuillères de tartare de saumon', '200 g de saumon, 1 citron vert, aneth, 1 avocat'],
      ['Œufs mimosa', '6 œufs, mayonnaise, ciboulette'],
      ['Mini brochettes tomate mozzarella', '16 tomates cerises, 16 billes de mozzarella, basilic'],
      ['Velouté de petits pois en verrine', '300 g de petits pois, menthe, crème'],
      ['Canapés au concombre', '1 concombre, fromage frais, aneth, radis'],
      ['Bouchées de figue et jambon cru', '8 figues, 8 tranches de jambon cru'],
      ['Gougères au gruyère', '100 g de gruyère, 3 œufs, 75 g de farine'],
      ['Noix de Saint-Jacques au poireau', '8 noix de Saint-Jacques, 1 poireau, beurre'],
    ] as const
  ).map(of('AMUSE_BOUCHE')),
  ...(
    [
      ['Velouté de potiron', '1 kg de potiron, 1 oignon, 1 dl de crème, graines de courge'],
      ['Salade de chèvre chaud', '1 salade, 4 crottins de chèvre, noix, miel, pain'],
      ['Carpaccio de betterave', '3 betteraves, 100 g de feta, roquette, noix'],
      ['Salade de tomates et mozzarella', '4 tomates, 2 mozzarellas, basilic'],
      ['Soupe de poireaux et pommes de terre', '3 poireaux, 4 pommes de terre, crème'],
      ['Œufs cocotte aux épinards', '4 œufs, 200 g d’épinards, crème'],
      ['Taboulé aux herbes', '200 g de boulgour, persil, menthe, 2 tomates, 1 concombre'],
      ['Terrine de saumon', '500 g de saumon, aneth, 1 citron, 2 œufs'],
      ['Salade de carottes à l’orange', '5 carottes, 2 oranges, coriandre, raisins secs'],
      ['Gaspacho', '1 kg de tomates, 1 concombre, 1 poivron rouge, basilic'],
    ] as const
  ).map(of('STARTER')),
  ...(
    [
      ['Gratin de courgettes', '4 courgettes, 2 dl de crème, 80 g de gruyère, thym'],
      ['Poulet rôti au citron', '1 poulet, 2 citrons, 500 g de pommes de terre, romarin'],
      [
        'Spaghetti aux crevettes',
        '400 g de spaghetti, 300 g de crevettes, ail, persil, tomates cerises',
      ],
      [
        'Curry de lentilles corail',
        '250 g de lentilles corail, 2 dl de lait de coco, épinards, coriandre',
      ],
      ['Saumon grillé et asperges', '4 pavés de saumon, 500 g d’asperges, 1 citron, aneth'],
      ['Risotto aux champignons', '300 g de riz, 400 g de champignons, parmesan, persil'],
      ['Bœuf bourguignon', '1 kg de bœuf à braiser, 4 carottes, 250 g de champignons, laurier'],
      ['Tian de légumes du soleil', '2 courgettes, 2 aubergines, 4 tomates, thym'],
      [
        'Bowl de quinoa et avocat',
        '200 g de quinoa, 2 avocats, 200 g de pois chiches, tomates cerises',
      ],
      [
        'Filets de perche aux amandes',
        '600 g de filets de perche, 60 g d’amandes, pommes de terre, persil',
      ],
    ] as const
  ).map(of('MAIN')),
  ...(
    [
      ['Tarte aux pommes', '5 pommes, 1 pâte brisée, 60 g de sucre, cannelle'],
      ['Mousse au chocolat', '200 g de chocolat noir, 6 œufs, 1 pincée de sel'],
      ['Gâteau aux carottes', '300 g de carottes, 100 g de noix, 3 œufs, cannelle'],
      ['Tarte aux fraises', '500 g de fraises, 1 pâte sablée, crème pâtissière'],
      ['Coupe de fruits rouges', '200 g de framboises, 200 g de myrtilles, crème'],
      [
        'Fondant au chocolat et framboises',
        '200 g de chocolat, 150 g de beurre, 125 g de framboises',
      ],
      ['Panna cotta à la vanille', '5 dl de crème, 1 gousse de vanille, 150 g de fraises'],
      ['Clafoutis aux cerises', '500 g de cerises, 4 œufs, 2 dl de lait'],
      ['Poires pochées aux épices', '4 poires, 1 bâton de cannelle, badiane, miel'],
      ['Cake au citron', '2 citrons, 3 œufs, 200 g de farine, 150 g de sucre'],
    ] as const
  ).map(of('DESSERT')),
];
