import { ApolloClient, ApolloLink, type Unmasked } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createCache } from '../../apollo/cache';
import { joinConversation } from './newest-last';
import { catalogue as chef } from '../../i18n/fr/chef';
import { catalogue as errors } from '../../i18n/fr/errors';
import { catalogue as recipes } from '../../i18n/fr/recipes';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { createToastStore } from '../../ui/toast-store';
import { ToastContext } from '../../ui/use-toast';
import { ChatMessageFragmentDoc, type ChatMessageFragment } from './chat-message.generated';
import { plainChange } from './change-fixture';
import type { Change } from './change-words';
import { ChatTurn } from './chat-turn';
import { Markdown } from './markdown';

// What waits for the network is known in a browser alone.
vi.mock('../../entities/waiting/use-is-waiting', () => ({ useIsWaiting: () => false }));

const draw = drawInFrench({ chef, errors, recipes });

type Message = Unmasked<ChatMessageFragment>;

const whole: Message = {
  __typename: 'ChatMessage',
  id: 'turn',
  role: 'ASSISTANT',
  content: '',
  status: 'DONE',
  seq: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  card: null,
  cardAt: null,
  cautions: [],
  refusal: null,
  proposals: [],
};

const refusal = {
  __typename: 'ChatRefusal' as const,
  retryAfterSeconds: null,
  conflicts: [],
  substitutes: [],
};

const nothing = (): void => undefined;

function shown(message: Partial<Message>): string {
  const cache = createCache();
  joinConversation(cache);
  cache.writeFragment({
    fragment: ChatMessageFragmentDoc,
    fragmentName: 'ChatMessage',
    data: { ...whole, ...message },
  });
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  return draw(
    <ApolloProvider client={client}>
      <ToastContext value={createToastStore()}>
        <MemoryRouter>
          <ChatTurn id="turn" last onOpenRecipe={nothing} onProblem={nothing} onResumed={nothing} />
        </MemoryRouter>
      </ToastContext>
    </ApolloProvider>,
  );
}

const opened = (markup: string): string[] =>
  [...markup.matchAll(/<(\w+)/g)].map(([, tag = '']) => tag);
const buttons = (markup: string): string[] =>
  [...markup.matchAll(/<button.*?<\/button>/g)].map(([button]) =>
    button.replaceAll(/<[^>]+>/g, ''),
  );

describe('what is written is text', () => {
  it('of a model: no link, no picture, no script', () => {
    const markup = renderToStaticMarkup(
      <Markdown
        text={[
          '<img src=x onerror="alert(1)"> <script>alert(2)</script>',
          '[une recette](javascript:alert(3)) et [un site](https://evil.example/a)',
          '![un gâteau](https://evil.example/b.png) <https://evil.example/c>',
          '<iframe src="https://evil.example/d"></iframe>',
        ].join('\n\n')}
      />,
    );
    expect(new Set(opened(markup))).toEqual(new Set(['div', 'p', 'em']));
    expect(markup).not.toMatch(/<[^>]*(href|src)=/);
    expect(markup).toContain('&lt;img src=x onerror=');
    expect(markup).toContain('une recette et un site');
    expect(markup).toContain('un gâteau');
  });

  it('of a person, too', () => {
    const markup = shown({ role: 'USER', content: '<script>alert(0)</script>' });
    expect(opened(markup)).not.toContain('script');
    expect(markup).toContain('&lt;script&gt;alert(0)&lt;/script&gt;');
  });
});

describe('the end of a reply that is not whole', () => {
  it('offers nothing to continue where not a word was written', () => {
    const markup = shown({ status: 'STOPPED' });
    expect(markup).toContain(chef.end.stopped);
    expect(buttons(markup)).toEqual([chef.end.again]);
  });

  it('says that it was cut short, not why the model went silent, and lets it go on', () => {
    const markup = shown({
      status: 'INTERRUPTED',
      content: 'Mollet : 6 min',
      refusal: { ...refusal, code: 'MODEL_UNAVAILABLE' },
    });
    expect(markup).toContain(chef.end.interrupted);
    expect(markup).not.toContain(chef.end.reason.MODEL_UNAVAILABLE);
    expect(buttons(markup).slice(-2)).toEqual([chef.end.continue, chef.end.again]);
  });
});

it('a recipe stands where it was said, its tips below it, and nothing of it is markup', () => {
  const [before, after] = ['La voici.', 'Servez-la avec du persil.'];
  const card: NonNullable<Message['card']> = {
    __typename: 'Recipe',
    id: 'soup',
    title: '<img src=x onerror=alert(1)>',
    mealType: 'MAIN',
    description: 'Une soupe douce.',
    preparationMinutes: 30,
    servings: 2,
    difficulty: 'EASY',
    ingredients: ['1 kg de courge'],
    picture: 'bowl|squash||',
    instructions: ['Mixer.'],
    isFavorite: false,
    ingredientProducts: ['courge'],
    checkedRestrictions: [],
    checkedAllergens: [],
    checkedAvoidedFoods: [],
    uncheckedAvoidedFoods: [],
    checkedDietVersion: 'today',
    dietConflicts: [],
  };
  const markup = shown({ content: before + after, card, cardAt: before.length });
  const places = [before, 'Une soupe douce.', 'Ajouter aux favoris', after].map((text) =>
    markup.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(opened(markup)).not.toContain('img');
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('says of each word that it cautions of every reason once, an allergy like a diet', () => {
  const caution = { __typename: 'DietConflict' as const, restriction: null, allergen: null };
  const markup = shown({
    content: 'Une soupe.',
    cautions: [
      { ...caution, word: 'pain', restriction: 'GLUTEN_FREE' },
      { ...caution, word: 'pain', allergen: 'GLUTEN' },
      { ...caution, word: 'bouillon', allergen: 'CELERY' },
      { ...caution, word: 'coriandre' },
    ],
  });
  expect(markup).toContain('pain (sans gluten), bouillon (sans céleri), coriandre (à éviter).');
});

describe('what an answer would change', () => {
  const change: Change = { ...plainChange, name: 'Riz', quantity: '1', unit: 'KG' };
  const dish: Change = {
    ...change,
    line: '1.0',
    target: 'PLANNED_MEAL',
    name: 'Lasagnes',
    recipeId: 'lasagne',
    quantity: null,
    unit: null,
  };
  const proposal = (changes: Change[], more: object = {}) => ({
    __typename: 'Proposal' as const,
    id: 'proposal',
    action: 'SEVERAL' as const,
    status: 'PENDING' as const,
    expiresAt: '2030-01-05T09:00:00.000Z',
    changes,
    ...more,
  });
  const boxes = (markup: string) => markup.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];

  it('is one card, by place, of which each line may be left out and each dish opened', () => {
    const markup = shown({ proposals: [proposal([change, dish])] });
    expect(boxes(markup)).toHaveLength(2);
    expect(markup).toContain(chef.proposal.title.SEVERAL);
    expect(markup).toContain(chef.proposal.place.SHOPPING_ITEM);
    expect(markup).toContain(chef.proposal.place.PLANNED_MEAL);
    expect(markup).toMatch(/aria-label="Voir la recette\u202f: Lasagnes"/);
    expect(buttons(markup)).toContain(chef.proposal.applyAll);
  });

  it('offers what was left out of one that is applied, beside it', () => {
    const applied = { status: 'APPLIED', action: 'PLAN_MEAL' };
    const rest = { id: 'rest', action: 'ADD_TO_SHOPPING_LIST' };
    const markup = shown({ proposals: [proposal([dish], applied), proposal([change], rest)] });
    expect(buttons(markup).slice(-2)).toEqual([chef.proposal.undo, chef.proposal.applyRest]);
  });

  it('has nothing to choose in one line, in a week, or once it is applied', () => {
    const week = { action: 'PLAN_WEEK' };
    for (const [changes, more] of [
      [[change], { action: 'ADD_TO_SHOPPING_LIST' }],
      [[dish, { ...dish, line: '1.1' }], week],
      [[change, dish], { status: 'APPLIED' }],
    ] as const)
      expect(boxes(shown({ proposals: [proposal([...changes], more)] }))).toEqual([]);
    expect(shown({ proposals: [proposal([dish], week)] })).toContain(chef.proposal.openWeek);
    const applied = shown({ proposals: [proposal([dish], { ...week, status: 'APPLIED' })] });
    expect(applied).toContain(chef.proposal.see.SHOPPING_ITEM);
  });
});
