const keys = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a plant-based imitation must never be drawn as. */
export const ofAnimals = keys(
  'fish whiteFillet salmon tuna sardine shrimp mussel scallop chicken poultryBreast duck beef stew lamb pork sausage ham smokedSalmon whiteFish mince meatball croquette egg friedEgg cheese goatCheese mozzarella feta',
);

/** What is cut in cubes where it is braised. */
export const inOnePiece = keys('beef lamb pork');

/** What nearly every recipe takes: shown only where the title names it. */
export const larderStaples = keys(
  'butter milk egg garlic onion redOnion cream vanilla caramel honey bay yogurt tea ginger turmeric chili lemon lime',
);

/**
 * What a dessert or a drink never shows, though its words may come up: « salade d'oranges », « double crème de la
 * Gruyère », eggs, which are in the batter.
 */
export const neverSweet = keys(
  'salad cheese egg friedEgg mussel fish whiteFillet salmon tuna sardine shrimp scallop chicken poultryBreast duck beef stew lamb pork sausage ham smokedSalmon garlic onion redOnion leek potato mushroom parsley chives olive blackOlive pasta shortPasta gnocchi cauliflower broccoli peas chickpeas whiteBeans redBeans lentils bay',
);
