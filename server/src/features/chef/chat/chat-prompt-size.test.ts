import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { says } from '../../../testkit/model-server.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
  await kit.reset();
});
afterAll(() => kit.close());

const dayMs = 86_400_000;
/** A hundred things, as people call them. */
const foods =
  `lait, œufs, beurre, crème entière, yogourt nature, gruyère, mozzarella, parmesan, feta, séré, jambon, lardons,
  poulet, steak haché, saucisses, filets de saumon, crevettes, thon, tofu, tempeh, carottes, courgettes, aubergines, tomates,
  tomates cerises, concombre, salade, épinards, brocoli, chou-fleur, poireaux, oignons, oignons rouges, échalotes, ail,
  pommes de terre, patates douces, courge butternut, betteraves, radis, fenouil, céleri, champignons, poivrons, haricots verts,
  petits pois, maïs, avocats, citrons, citrons verts, oranges, pommes, poires, bananes, raisins, kiwis, mangue, framboises,
  myrtilles, fraises, ananas, persil, basilic, ciboulette, menthe, coriandre, gingembre, piment, olives, câpres, cornichons,
  moutarde, mayonnaise, ketchup, sauce soja, vinaigre, huile d’olive, miel, confiture d’abricots, pâte feuilletée, pâte brisée,
  gnocchis, raviolis, spätzli, pain de mie, tortillas, riz, pâtes, semoule, lentilles corail, pois chiches, haricots rouges,
  lait de coco, farine, sucre, cacao, amandes, noix, jus d’orange, bouillon de légumes`
    .split(',')
    .map((name) => name.trim())
    .slice(0, 100);
const dishes = ['Gratin de courge', 'Risotto aux champignons', 'Dahl de lentilles corail'];

async function fillKitchen(): Promise<void> {
  const { db, clock } = kit.server.app.services;
  const { id } = kit.person;
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id } });
  const today = Date.parse(clock.now().toISOString().slice(0, 10));
  await db.inventoryItem.createMany({
    data: foods.map((name, nth) => ({
      householdId,
      name,
      quantity: 250,
      unit: 'G' as const,
      expirationDate: new Date(today + (nth % 20) * dayMs),
    })),
  });
  await db.shoppingItem.createMany({
    data: foods.map((name, nth) => ({
      householdId,
      createdById: id,
      name,
      product: name,
      aisle: 'OTHER',
      quantity: '250',
      unit: 'G' as const,
      amountSaid: true,
      checked: nth < 30,
    })),
  });
  // Each lunch and dinner, of some days two dishes.
  await db.plannedMeal.createMany({
    data: Array.from({ length: 40 }, (_, nth) => ({
      householdId,
      recipeTitle: dishes[nth % dishes.length] ?? '',
      date: new Date(today + (nth % 14) * dayMs),
      time: nth % 2 === 0 ? '12:30' : '19:00',
      servings: 2,
      mealType: 'MAIN' as const,
    })),
  });
}

it('a message costs at most 15 kB with a full fridge, plan and list, and begins as every other does', async () => {
  await kit.person.savePreferences({
    dietaryRestrictions: ['VEGETARIAN'],
    avoidedFoods: ['coriandre', 'choux de Bruxelles', 'foie'],
    preferredFoods: ['courgettes', 'lentilles', 'chocolat'],
  });
  const calls = kit.callsSince();
  kit.model.answerAlways(says('Bien.'));
  await kit.ask('Bonjour.');
  await fillKitchen();
  await kit.clear();
  await kit.ask('Que manger ce soir ?');
  const [empty, full] = calls();
  expect(Buffer.byteLength(full?.text ?? '')).toBeLessThanOrEqual(15_000);
  const told = full?.body.messages[0]?.content ?? '';
  for (const name of foods) expect(told).toContain(`"${name}"`);
  // Of the list what is to be bought, and no more than thirty.
  const courses = /<donnees nom="courses">\n(.*)\n/.exec(told)?.[1] ?? '[]';
  const list = JSON.parse(courses) as string[];
  expect(list).toHaveLength(30);
  expect(list.every((line) => / 250 g$/.test(line))).toBe(true);
  // What a service keeps of a prompt is its beginning: tools, rules and household stand before what changes each day.
  expect(full?.body.tools).toEqual(empty?.body.tools);
  const [before = ''] = told.split('Contenu du frigo');
  expect(empty?.body.messages[0]?.content.startsWith(before)).toBe(true);
  expect(before.length).toBeGreaterThan(3_000);
});
