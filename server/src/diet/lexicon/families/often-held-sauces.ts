import { additions } from '../types.js';

/** Soups, sauces, stocks and salads with a dressing, by what their usual recipe often holds and their name does not say. */
export const sauceDoubts = additions([
  // Soups: the stock they are made with, the flour they are bound with, cream.
  {
    may: ['MEAT', 'PORK', 'GLUTEN', 'MILK'],
    only: 'LINE',
    names:
      'soupe instantanée, soupe en sachet, soupe en poudre, soupe déshydratée, soupe lyophilisée, soupe minute, soupe knorr, soupe maggi, soupe royco, soupe liebig, potage instantané, potage en sachet, potage déshydraté, velouté en sachet, velouté instantané',
  },
  {
    may: ['MEAT', 'PORK', 'GLUTEN', 'ALCOHOL'],
    only: 'LINE',
    names: 'soupe à l’oignon, soupe aux oignons, soupe à l’oignon au fromage',
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'œufs bénédicte, œuf bénédicte, soupe aux pois, soupe aux pois jaunes, soupe aux choux, soupe au chou, soupe aux nouilles, soupe de nouilles, salmorejo, flädlisuppe, garniture forestière',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'soupe aux pois, soupe aux pois au lard, soupe aux boulettes, soupe aigre piquante, consommé au porto, velouté de champignons, velouté aux champignons, velouté d’asperges, potage crécy, potage parmentier, potage aux champignons, soupe à la crème, soupe de légumes en sachet, soupe de queue de bœuf, oxtail, sachet de soupe, sachets de soupe',
  },
  { may: ['EGG', 'MEAT'], only: 'LINE', names: 'soupe aigre piquante' },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'soupe crémeuse, soupe crémeuse aux champignons, potage aux champignons, soupe d’orge des grisons, soupe grisonne, bündner gerstensuppe, gerstensuppe',
  },
  // Sauces and stocks of a packet or a jar.
  {
    may: ['MEAT', 'GLUTEN'],
    only: 'LINE',
    names:
      'sauce au vin rouge, sauce vin rouge, sauce au porto, sauce porto, sauce poivrade, sauce suprême, sauce hot chicken, sauce tournedos, sauce stroganoff',
  },
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names:
      'sauce st hubert, sauce saint hubert, sauce hot chicken, sauce poulet barbecue, sauce bbq brune, sauce brune maison, fond de sauce, jus lié, fond en poudre, base de ramen, bouillon ramen',
  },
  {
    may: ['MEAT', 'PORK', 'ALCOHOL'],
    only: 'LINE',
    names: 'sauce à spaghetti, sauce spaghetti, sauce à spag, sauce pour spaghetti',
  },
  {
    may: ['MILK', 'GLUTEN', 'ALCOHOL'],
    only: 'LINE',
    names:
      'sauce aux champignons, sauce champignon, sauce champignons, sauce aux bolets, sauce aux cèpes, sauce aux chanterelles, sauce chanterelles, sauce à la crème et champignons, sauce crème champignons, sauce champignons à la crème, sauce forestière, sauce forestière à la crème, sauce suprême',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'sauce aux fromages, sauce au fromage, sauce fromage, sauce quatre fromages, sauce alfredo, sauce au bleu, sauce hollandaise en sachet, brown sauce, sauce à spareribs, sauce spareribs, sauce nems, sauce à nems, sauce à dumplings, sauce dumplings, bouillon instantané, gélifié de bouillon, bouillon gélifié, concentré de bouillon, bouillon granulé, bouillon en granulés, bouillon déshydraté, extrait de viande, bouillon de poule en poudre, bouillon de volaille en poudre, bouillon de bœuf en poudre, bouillon de poisson en poudre, bouillon de poisson en cube, cube de bouillon de poisson, fumet en poudre, fumet de crustacés en poudre, bouillon tom yum, condiment en poudre',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'sauce vodka, sauce à la vodka, sauce rosée, sauce tandoori, sauce madras, sauce à l’aneth, sauce aneth, sauce raifort, sauce au raifort, sauce citron, sauce au citron, sauce ciboulette, sauce à la ciboulette, sauce aux herbes, sauce aux fines herbes, sauce fines herbes, sauce à l’ail',
  },
  {
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'sauce cocktail, cocktail de fruits de mer sauce cocktail',
  },
  {
    may: ['EGG'],
    only: 'LINE',
    names:
      'sauce cocktail, sauce dallas, sauce riche, sauce pepper, sauce sandwich, sauce à l’ail, sauce aïoli, sauce à l’aneth, salade de pommes de terre, salade de pomme de terre, salade de macaroni, salade de macaronis, salade de pâtes, trempette, trempettes',
  },
  { may: ['FISH', 'EGG'], only: 'LINE', names: 'salade de riz' },
  {
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: 'trempette aux épinards, trempette à l’oignon, trempette ranch, salade de chou crémeuse',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'trempette, trempettes, guacamole crémeux, moutabal, mutabal',
  },
]);
