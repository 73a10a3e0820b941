import { entriesOf, type LexiconEntry } from '../types.js';

/** Fish, shellfish and what else the sea gives, by the names of other countries and of coasts and islands. */
export const seaByForeignNames: readonly LexiconEntry[] = entriesOf([
  {
    has: ['SHELLFISH'],
    names: `
      namako, ika, kani, hamaguri, awabi, sazae, asari, hotate, hotaté, kuruma ebi, nakji, ojingeo, sotong, udang, cumi cumi, kerang, karides, midye, midye dolma, ahtapot, kalamarakia, garides, garnalen, mosselen, rejer, räkor
    `,
  },
  {
    has: ['SHELLFISH'],
    only: 'LINE',
    names: '=uni, violets de roche, figue de mer, figues de mer',
  },
  {
    has: ['SHELLFISH'],
    names: `
      centollo, centolla, nécora, nécoras, vieiras, chopitos, rabas, bogavante, langosta, erizo de mar, erizos de mar, ostras, ostiones, chocos fritos, choco frito, chocos a la plancha, chocos grelhados, chocos com tinta, choquinhos, coquinas, chirlas, bígaros, pulpitos, txipirones, txangurro, buey de mar, conchas finas, conchas negras, berberechos, zamburiñas
    `,
  },
  {
    has: ['SHELLFISH'],
    names: `
      santola, sapateira, lingueirão, lingueirões, lulas, lulas recheadas, lulas grelhadas, polvo, polvo à lagareiro, salada de polvo, arroz de polvo, berbigão, berbigões, conquilhas, búzios, lagosta, lavagante, lagostim, lagostins, mexilhão
    `,
  },
  {
    has: ['SHELLFISH'],
    names: `
      cannolicchi, cannolicchio, fasolari, tartufi di mare, datteri di mare, canocchie, cicale di mare, granseola, granceola, arselle, seppioline, gamberi rossi, lumache di mare, lumachine di mare, ricci di mare
    `,
  },
  { has: ['SHELLFISH', 'GLUTEN'], names: 'spaghetti alle vongole, linguine alle vongole' },
  {
    has: ['SHELLFISH'],
    names: `
      conch, conch meat, whelk, whelks, winkles, periwinkles, razor clam, razor clams, geoduck, cuttlefish, sea urchin, sea urchins, sea cucumber, sea cucumbers, soft shell crab, soft shell crabs, softshell crab, barnacles, limpets, littleneck, littlenecks, kalmare, flusskrebs, taschenkrebs, seeigel, krake, kraken frais, kraken tiefgekühlt
    `,
  },
  { has: ['SHELLFISH', 'GLUTEN'], may: ['EGG'], names: 'conch fritters' },
  {
    has: ['SHELLFISH'],
    names: `
      chadron, chadrons, cribiche, cribiches, cirique, ciriques, touloulou, touloulous, burgau, burgaux, chaubette, chaubettes, soudon, soudons, sourdons, calicoques, oursinade, esquinade, margate, margates, zourite, zourites, popinée, popinées, limule, cari zourite
    `,
  },
  {
    may: ['SHELLFISH'],
    only: 'LINE',
    names:
      'douzaine de violets, douzaines de violets, demi-douzaine de violets, 6 violets, 12 violets, 24 violets',
  },
  {
    has: ['FISH', 'SCALELESS_FISH'],
    names: `
      angulas, anguilas, tollo, tollos, cazón, cazón en adobo, bienmesabe, rodaballo, congrio, tamboril, enguia, enguias, espadarte, palombo, rana pescatrice, pesce sciabola, rombo, rombo chiodato, elver, elvers, dogfish, skate wing, skate wings, rock salmon, rochen, rochenflügel, dornhai, schillerlocken, stör, paling, fiélas, kong fumé, kong frais, pepper soup de poisson-chat
    `,
  },
  {
    has: ['FISH', 'SCALELESS_FISH'],
    only: 'LINE',
    names:
      '=cação, sopa de cação, cola de rape, colas de rape, lomo de rape, lomos de rape, pavé de rape, rape a la marinera, rape a la gallega, medallones de rape, caldereta de rape',
  },
  {
    has: ['FISH'],
    names: `
      jurel, jureles, caballa, caballas, lubina, besugo, pargo, lenguado, ventresca, ventresca de atún, bonito del norte, carapau, carapaus, robalo, cherne, =dentex, dentice, dentici, triglia, triglie, spigola, spigole, cernia, alalunga, bianchetti, pesce persico, serran, serrans, athérine, athérines, uranoscope, tarpon, ouatalibi, macabit, légine, capucin de mer, kéthiakh, gravenche, gravenches, rotengle, titiri, titiris, pompano, siouclet, siouclets, gobie, gobies, melette, melettes, whitebait, grouper, hake, plaice, hirame, katsuo, engawa, karpfen, schleie, heilbutt, sprotten, butterfisch, levrek, çipura, palamut, lüfer, hamsi, ikan bilis, vobla, arctic char, filet de ling, filets de ling, dos de ling, ling fillet
    `,
  },
  {
    has: ['FISH'],
    only: 'LINE',
    names:
      'filet de vieille, filets de vieille, pavé de vieille, pavés de vieille, darne de vieille, vieille au four, vieille coquette, vieille commune, vieilles au four, saba shioyaki, shime saba, filet de saba',
  },
  {
    has: ['FISH'],
    may: ['GLUTEN', 'SCALELESS_FISH'],
    names: 'satsuma-age, satsuma age, satsumaage',
  },
  {
    names:
      'ajo en polvo, cebolla en polvo, cacao en polvo, canela en polvo, levadura en polvo, azúcar en polvo, pimentón en polvo, jengibre en polvo, comino en polvo',
  },
  { has: ['MILK'], names: 'leche en polvo' },
  { has: ['GELATINE'], names: 'gelatina en polvo' },
  { has: ['EGG'], names: 'huevo en polvo' },
]);
