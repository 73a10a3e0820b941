import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { catalogue } from '../../i18n/fr/recipes';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { DietWarning } from './diet-warning';
import { HouseholdDietDocument } from './household-diet.generated';
import { WhyItFits } from './why-it-fits';
import { WhyItFitsFragmentDoc, type WhyItFitsFragment } from './why-it-fits.generated';

const draw = drawInFrench({ recipes: catalogue });

type Written = FragmentType<WhyItFitsFragment> & Pick<WhyItFitsFragment, '__typename' | 'id'>;

const known: Omit<WhyItFitsFragment, '__typename' | 'id' | 'servings' | ' $fragmentName'> = {
  checkedRestrictions: [],
  checkedAllergens: [],
  checkedAvoidedFoods: [],
  uncheckedAvoidedFoods: [],
  dietConflicts: [],
  checkedDietVersion: 'today',
};

function shown(check: Partial<typeof known>): string {
  const cache = createCache();
  cache.writeQuery({
    query: HouseholdDietDocument,
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'ana',
        household: { __typename: 'Household', id: 'kitchen', dietVersion: 'today' },
      },
    },
  });
  const recipe: Written = { __typename: 'Recipe', id: 'soup' };
  cache.writeFragment({
    fragment: WhyItFitsFragmentDoc,
    fragmentName: 'WhyItFits',
    data: { ...recipe, servings: 4, ...known, ...check },
  });
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  return draw(
    <ApolloProvider client={client}>
      <DietWarning from={recipe} />
      <WhyItFits from={recipe} className="" />
    </ApolloProvider>,
  );
}

/** The words of the list that a label names. */
function listOf(markup: string, label: string): string[] {
  const id = new RegExp(`<p id="([^"]+)"[^>]*>${label}`).exec(markup)?.[1];
  const list = new RegExp(`<ul aria-labelledby="${id}".*?</ul>`).exec(markup)?.[0] ?? '';
  return [...list.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replaceAll(/<[^>]+>/g, ''));
}

describe('why a recipe fits', () => {
  it('never shows as checked what Popote does not know', () => {
    const markup = shown({
      checkedAvoidedFoods: ['coriandre'],
      uncheckedAvoidedFoods: ['histamine', 'miel non pasteurisé'],
    });
    const { fits } = catalogue;
    expect(listOf(markup, fits.checked)).toEqual(['sans coriandre']);
    expect(listOf(markup, fits.unknown)).toEqual([
      'non vérifié\u202f: histamine',
      'non vérifié\u202f: miel non pasteurisé',
    ]);
  });

  it('shows a shield for each allergen, and says once what a diet or an avoided food says too', () => {
    const markup = shown({
      checkedRestrictions: ['GLUTEN_FREE', 'DAIRY_FREE'],
      checkedAllergens: ['GLUTEN', 'EGGS', 'MILK', 'CELERY'],
      checkedAvoidedFoods: ['céleri', 'coriandre'],
    });
    expect(listOf(markup, catalogue.fits.checked)).toEqual([
      'sans gluten',
      'sans produits laitiers',
      'sans œufs',
      'sans lait',
      'sans céleri',
      'sans coriandre',
    ]);
    expect(markup.match(/lucide-shield/g)?.length).toBeGreaterThanOrEqual(6);
  });

  it('shows no shield at all where nothing was checked', () => {
    const markup = shown({ uncheckedAvoidedFoods: ['sulfites'] });
    expect(markup).not.toContain('lucide-shield');
    expect(markup).not.toContain('sans sulfites');
    expect(shown({})).not.toContain('<ul');
  });

  it('claims nothing of what was checked for another diet than today’s', () => {
    const markup = shown({
      checkedRestrictions: ['NUT_FREE'],
      checkedAllergens: ['CELERY'],
      checkedDietVersion: 'last week',
    });
    expect(markup).toContain(catalogue.fits.outdated);
    expect(markup).not.toContain(catalogue.fits.heading);
    expect(markup).not.toContain(catalogue.fits.NUT_FREE);
    expect(markup).not.toContain(catalogue.fits.allergens.CELERY);
    expect(markup).not.toContain('lucide-shield');
  });

  it('says what of a recipe the household does not eat, and no more that it suits', () => {
    const conflict = { word: 'lardons', line: '100 g de lardons', reason: 'contient de la viande' };
    const markup = shown({
      checkedRestrictions: ['GLUTEN_FREE'],
      dietConflicts: [{ __typename: 'DietConflict', ...conflict }],
    });
    const { fits } = catalogue;
    expect(markup).toContain(fits.broken);
    expect(markup).toContain('contient de la viande');
    expect(markup).not.toContain(fits.heading);
    expect(listOf(markup, fits.checked)).toEqual([fits.GLUTEN_FREE]);
  });
});
