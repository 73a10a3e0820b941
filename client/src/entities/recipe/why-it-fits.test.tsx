import { ApolloClient, ApolloLink, type FragmentType } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import { catalogue } from '../../i18n/fr/recipes';
import { WhyItFits } from './why-it-fits';
import { WhyItFitsFragmentDoc, type WhyItFitsFragment } from './why-it-fits.generated';

const i18n = i18next.createInstance();
beforeAll(() =>
  i18n.init({
    lng: 'fr',
    resources: { fr: { recipes: catalogue } },
    interpolation: { escapeValue: false },
  }),
);

type Written = FragmentType<WhyItFitsFragment> & Pick<WhyItFitsFragment, '__typename' | 'id'>;

function shown(checkedAvoidedFoods: string[], uncheckedAvoidedFoods: string[]): string {
  const cache = createCache();
  const recipe: Written = { __typename: 'Recipe', id: 'soup' };
  cache.writeFragment({
    fragment: WhyItFitsFragmentDoc,
    fragmentName: 'WhyItFits',
    data: {
      ...recipe,
      servings: 4,
      checkedRestrictions: [],
      checkedAvoidedFoods,
      uncheckedAvoidedFoods,
    },
  });
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <WhyItFits from={recipe} className="" />
      </ApolloProvider>
    </I18nextProvider>,
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
    const markup = shown(['coriandre'], ['histamine', 'miel non pasteurisé']);
    const { fits } = catalogue;
    expect(listOf(markup, fits.checked)).toEqual(['sans coriandre']);
    expect(listOf(markup, fits.unknown)).toEqual([
      'non vérifié\u202f: histamine',
      'non vérifié\u202f: miel non pasteurisé',
    ]);
  });

  it('shows no shield at all where nothing was checked', () => {
    const markup = shown([], ['sulfites']);
    expect(markup).not.toContain('lucide-shield');
    expect(markup).not.toContain('sans sulfites');
    expect(shown([], [])).not.toContain('<ul');
  });
});
