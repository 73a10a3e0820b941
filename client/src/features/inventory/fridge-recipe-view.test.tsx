import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from 'vitest';
import { createCache } from '../../apollo/cache';
import type { GenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
import { catalogue as errors } from '../../i18n/fr/errors';
import { catalogue as inventory } from '../../i18n/fr/inventory';
import { catalogue as recipes } from '../../i18n/fr/recipes';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { FridgeRecipeView } from './fridge-recipe-view';

const draw = drawInFrench({ errors, inventory, recipes });

type Refusal = NonNullable<GenerationProgressFragment['refusal']>;

function shown(refusal: Omit<Refusal, '__typename' | 'unmetWishes'>): string {
  const generation: GenerationProgressFragment = {
    __typename: 'RecipeGeneration',
    id: 'order',
    mealType: 'MAIN',
    seq: 9,
    stage: 'FAILED',
    attempt: 3,
    title: 'Gratin de courge',
    description: 'Une courge fondante.',
    ingredients: ['1 kg de courge'],
    recipe: null,
    refusal: { __typename: 'GenerationRefusal', unmetWishes: [], ...refusal },
  };
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  return draw(
    <ApolloProvider client={client}>
      <FridgeRecipeView orderId="order" generation={generation} />
    </ApolloProvider>,
  );
}

it('says what the chef proposed that the household does not eat, and shows nothing of the recipe', () => {
  const markup = shown({
    code: 'DIET_CONFLICT',
    modelWords: null,
    conflicts: [
      {
        __typename: 'DietConflict',
        line: '200 g de lardons',
        word: 'lardons',
        restriction: null,
        avoidedFood: 'lardons',
        reason: 'vous n’en mangez pas',
      },
    ],
  });
  expect(markup).toMatch(/^<div role="alert"/);
  expect(markup).toContain('Erreur lors de la génération');
  expect(markup).toContain('Le chef proposait ce que vous ne mangez pas');
  const [item = ''] = /<li>.*?<\/li>/.exec(markup) ?? [];
  expect(item.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /lardons.*vous n’en mangez pas.*dans .*200 g de lardons/,
  );
  expect(markup).not.toContain('courge');
});

it('names no food where the reason is another, and quotes the model', () => {
  const modelWords = 'Je ne peux pas <b>proposer</b> cela.';
  const markup = shown({ code: 'RECIPE_TITLE_MISSING', modelWords, conflicts: [] });
  expect(markup).toContain('Format de recette invalide: titre manquant');
  expect(markup).not.toContain('Le chef proposait');
  expect(markup).not.toContain('<li');
  expect(markup).toContain('Ce que le modèle a répondu');
  expect(markup).toContain('Je ne peux pas &lt;b&gt;proposer&lt;/b&gt; cela.');
});
