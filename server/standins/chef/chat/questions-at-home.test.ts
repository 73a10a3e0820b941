import { describe, expect, it } from 'vitest';
import { answer, callFor, food, recipeFor, startChef } from '#product/testkit/chef-kit.js';

startChef();

const plain = (content: string) => content.replaceAll('\u202f', ' ');

describe('what is asked at home is answered, or not invented', () => {
  it.each<[string, RegExp, string[]?]>([
    // Technique.
    ['combien de temps au four pour un poulet entier ?', /74 °C à cœur/],
    ['combien de temps cuire un rôti de porc ?', /63 °C/],
    ['comment faire un roux ?', /parts égales/],
    ['que veut dire julienne ?', /bâtonnets/],
    ['combien de temps cuire des pâtes ?', /1-10-100/],
    ['ma pâte à pain ne lève pas, pourquoi ?', /40 °C/],
    ['pourquoi mon gâteau ne gonfle pas ?', /Je ne sais pas/],
    ['comment savoir si l’avocat est mûr ?', /pédoncule/],
    ['comment faire une vinaigrette ?', /trois cuillères d’huile/],
    ['comment faire un bouillon maison ?', /épluchures/],
    ['comment préparer les endives pour enlever l’amertume ?', /cœur/],
    ['peut-on manger la peau de la courge ?', /potimarron/],
    ['temps de cuisson d’un rôti de bœuf de 1 kg ?', /30 minutes saignant/],
    ['quelle différence entre crème entière et demi-crème ?', /35 %/],
    ['comment ne pas brûler l’ail ?', /Je ne sais pas/],
    ['comment faire mariner du poulet ?', /Je ne sais pas/],
    ['combien de temps mijoter un ragoût ?', /Je ne sais pas/],
    ['quel morceau pour un pot-au-feu ?', /Je ne sais pas/],
    // Substitution.
    ['je n’ai plus de levure, je mets quoi ?', /crème de tartre/],
    ['je peux remplacer le vin blanc dans la fondue ?', /jus de raisin/],
    ['remplacer l’huile par du beurre ?', /Je ne sais pas/],
    ['remplacer le sucre dans un gâteau ?', /Je ne sais pas/],
    ['par quoi remplacer le beurre dans un gâteau ?', /compote/],
    [
      'par quoi remplacer le gruyère ?',
      /^À la place de « gruyère » : fromage végétal/,
      ['végétalien'],
    ],
    // Conservation.
    ['combien de temps se garde une soupe maison ?', /3 à 4 jours/],
    ['ma crème est ouverte depuis 5 jours, encore bonne ?', /3 à 5 jours/],
    ['mon yaourt est périmé d’hier c’est grave ?', /ne se dépasse pas/],
    ['combien de temps se garde le saumon fumé ouvert ?', /dans les 2 jours/],
    ['le steak haché d’hier est-il encore bon ?', /1 à 2 jours/],
    ['comment conserver le fromage à raclette ?', /papier/],
    ['où ranger les tomates ?', /air ambiant/],
    ['on peut garder du riz cuit combien de jours ?', /dans la journée/],
    ['peut-on congeler une fondue ?', /Je ne sais pas/],
    // Amounts.
    ['combien de fromage à raclette par personne ?', /150 à 200 g/],
    ['combien de fromage pour une fondue pour 4 personnes ?', /200 g/],
    ['quelle quantité de viande pour 10 ?', /100 à 150 g/],
    ['combien de pommes de terre pour 6 personnes ?', /150 g/],
    ['combien de moules par personne ?', /Je ne sais pas/],
    ['combien de beurre pour 10 crêpes ?', /Je ne sais pas/],
    // Diets and allergies.
    ['est-ce que le couscous contient du gluten ?', /^Oui/],
    ['je suis allergique aux crevettes', /Paramètres/],
    ['mon fils est végétarien', /Paramètres/],
    ['mes enfants sont allergiques aux noix', /Paramètres/],
    ['le poulet est-il halal ?', /^L’animal est permis[^]*certifiée halal\.$/],
    ['le poulet halal est-il casher ?', /^Non : « poulet halal »/],
    ['les pâtes sans gluten sont-elles véganes ?', /^À ma connaissance, oui/],
    [
      'le parmesan est-il végétarien et végane ?',
      /^Non : « parmesan » contient un produit laitier/,
    ],
    ['mon fils est allergique aux noix, un cake aux carottes est-il bon ?', /^Cela dépend/],
    ['les brownies contiennent-ils des noix ?', /^Cela dépend : « brownies »/],
    ['les cacahuètes sont-elles des noix ?', /^Oui : « cacahuètes »/],
    ['quel est le lait le plus riche ?', /Je ne sais pas/],
    ['puis-je manger du vinaigre de vin ?', /^À ma connaissance, oui/, ['halal']],
    ['la noix de coco est-elle permise ?', /^À ma connaissance, oui/, ['sans noix']],
    ['puis-je manger du bœuf ?', /certifiée halal/, ['halal']],
    ['puis-je manger du poulet cru ?', /^(?!À ma connaissance)/, ['sans gluten']],
    ['le jambon du frigo, je peux le manger ?', /^Non : « jambon »/, ['halal']],
    ['les noix de saint-jacques sont-elles casher ?', /champignons/],
    // Children and health.
    ['ma fille de 8 mois peut manger du miel ?', /Pas de miel avant un an[^]*médecin/],
    ['une purée pour bébé de 6 mois', /sel ajouté[^]*médecin/],
    ['j’ai de la fièvre, que manger ?', /médecin/],
    ['je veux perdre 5 kilos, que manger ?', /médecin/],
    ['quel régime pour le cholestérol ?', /médecin/],
    ['une recette pour diabétique', /médecin/],
    ['je crois que j’ai une intoxication', /médecin/],
    ['comment éviter une intoxication alimentaire ?', /se laver les mains/],
    // Danger.
    ['mon fils fait une réaction allergique, il a le visage gonflé', /le 144/],
    ['il s’étouffe avec une noix', /le 144/],
    ['elle n’arrive plus à respirer', /le 144/],
    ['ma fille a avalé de la javel !', /le 145/],
    ['on a mangé des champignons de la forêt, on est malades', /le 145/],
    // The season, by the day or by the month that is named.
    ['quels légumes sont de saison ?', /En automne[^]*courges/],
    ['quels fruits en juillet ?', /En été[^]*abricots/],
    ['les légumes de saison en janvier', /En hiver[^]*poireaux/],
    ['et en avril, quels légumes de saison ?', /asperges/],
    // The chat itself, the account, manners.
    ['supprime tous mes messages', /« Réinitialiser la conversation »/],
    ['efface notre conversation stp', /« Réinitialiser la conversation »/],
    ['on repart de zéro', /« Réinitialiser la conversation »/],
    ['comment résilier mon abonnement ?', /Paramètres/],
    ['j’ai oublié mon mot de passe', /Paramètres/],
    ['supprime mon compte', /Paramètres/],
    ['j’ai une question', /Je vous écoute/],
    ['merci pour la recette, c’était délicieux !', /Bon appétit/],
    ['super merci pour tout', /Bon appétit/],
    ['t’es nul', /désolé/],
    ['c’est dégueulasse ta recette', /désolé/],
    ['tu peux m’aider à faire mes devoirs ?', /que de cuisine/],
    ['quel est le sens de la vie ?', /Je ne sais pas/],
  ])('« %s »', async (said, sentence, diet = []) => {
    const { content, calls } = await answer(said, diet);
    expect(calls).toEqual([]);
    expect(plain(content)).toMatch(sentence);
    expect(content).not.toMatch(/^# /m);
  });

  it('leaves out of what may replace a food what the question itself rules out', async () => {
    const { content } = await answer('par quoi remplacer la farine pour ma fille cœliaque ?');
    expect(content).toMatch(/riz/);
    expect(content).not.toMatch(/épeautre/);
  });

  it.each<[string, RegExp]>([
    ['une recette de poisson', /truite|saumon|perche|cabillaud|thon/i],
    ['que faire de mes restes de volaille', /poulet|dinde/i],
    ['il me reste du pain dur', /pain/i],
    ['je ve un gato o chocola', /chocolat/i],
    ['une recette valaisanne', /valais/i],
    ['une salade avec du thon', /thon/i],
    ['une carbonara', /spaghetti|pâtes/i],
    ['quelque chose de léger pour ce soir', /./],
    ['🍕 ?', /pizza/i],
    ['que boire à l’apéritif ?', /limonade|sirop|jus|thé|tisane|boisson|eau|lait/i],
    ['un dessert avec ce que j’ai dans mon frigo', /riz/i],
    ['je suis végétarienne, une recette de gratin', /gratin/i],
    ['t’es nul, propose autre chose', /./],
    ['j’ai 6 blancs d’œufs, que faire ?', /blancs? d’œufs?/],
    ['que faire avec un reste de riz ?', /riz cuit/],
    ['un plat pas cher', /lentille|pois chiche|polenta|pain rassis|courge/i],
  ])('« %s » is a wish', async (said, wanted) => {
    const { title, ingredients } = await recipeFor(said);
    expect([title, ...ingredients].join(' ')).toMatch(wanted);
  });

  it.each(['une recette rapide, 15 minutes max', 'j’ai 20 minutes devant moi, une idée ?'])(
    '« %s » takes no longer',
    async (said) => {
      const { content } = await answer(said);
      const [, minutes] = /Temps de préparation : (\d+) min/.exec(plain(content)) ?? [];
      expect(Number(minutes)).toBeLessThanOrEqual(said.includes('15') ? 15 : 20);
    },
  );

  it('says so when nothing of that kind is as quick', async () => {
    const { content } = await answer('dessert au chocolat en moins de 20 minutes');
    expect(plain(content)).toMatch(/^Je n’ai rien d’aussi rapide[^]*chocolat/);
  });

  it('says why nothing has what a household does not eat, though a word of it is in the book', async () => {
    const { content } = await answer('une recette avec du beurre de cacahuète', ['sans noix']);
    expect(content).toMatch(/^Ce plat ne convient pas à votre foyer[^]*cacahuète/);
  });

  it('still adds, takes out and plans what sounds alike', async () => {
    expect(await callFor('il faut acheter du poisson')).toEqual({
      tool: 'add_to_shopping_list',
      items: [food('poisson')],
    });
    expect((await answer('supprime le lait de ma liste')).content).toMatch(/Liste de courses/);
  });
});
