import type { Packaging } from '../../../diet/packaging.js';
import { builder } from '../../../graphql/builder.js';

export const PackagingEnum = builder.enumType('Packaging', {
  description: 'What a product is sold in.',
  values: {
    BOTTLE: { description: 'Oil, vinegar, milk, wine.' },
    JAR: { description: 'Mustard, honey, yoghurt.' },
    PACKET: { description: 'Flour, spices, butter.' },
    BUNCH: { description: 'Fresh herbs.' },
    PIECE: { description: 'Fruit and vegetables.' },
  } satisfies Record<Packaging, object>,
});
