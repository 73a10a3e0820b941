import { ApolloClient, type DocumentNode } from '@apollo/client';
import { createCache } from '../../apollo/cache';
import { createHttpLink } from '../../apollo/http-link';
import { trustedLink } from '../../apollo/trusted-link';
import { FavoriteRecipesDocument } from '../../entities/recipe/favorite-recipes.generated';
import { InventoryItemsDocument } from '../../entities/inventory/inventory-items.generated';
import { ChatHistoryDocument } from '../../features/chef/chat-history.generated';
import { DashboardDocument } from '../../features/dashboard/dashboard.generated';
import { LatestGenerationDocument } from '../../features/recipes/latest-generation.generated';
import { ShoppingListDocument } from '../../features/shopping/shopping-list.generated';
import { GuardDocument } from '../guard/guard.generated';
import { paths } from '../paths';
import { SettingsDocument } from '../settings.generated';

/** What a page asks as soon as it stands, where that is the same every day. */
const documents: Readonly<Record<string, DocumentNode>> = {
  [paths.dashboard]: DashboardDocument,
  [paths.feed]: LatestGenerationDocument,
  [paths.shopping]: ShoppingListDocument,
  [paths.inventory]: InventoryItemsDocument,
  [paths.favorites]: FavoriteRecipesDocument,
  [paths.chat]: ChatHistoryDocument,
  [paths.settings]: SettingsDocument,
};

/** A request as the app itself will write it, to be sent ahead by public/boot.js. */
export interface FirstQuestion {
  /** The only address where the answer is of use; left out where it is everywhere. */
  at?: string;
  url: string;
  request: Pick<RequestInit, 'method' | 'headers' | 'credentials' | 'body'>;
}

async function asAsked(query: DocumentNode): Promise<FirstQuestion> {
  const asked: FirstQuestion[] = [];
  const http = createHttpLink((url, { method, headers, credentials, body } = {}) => {
    asked.push({ url: String(url), request: { method, headers, credentials, body } });
    return Promise.resolve(Response.json({ data: { viewer: null } }));
  });
  const link = trustedLink.concat(http);
  await new ApolloClient({ link, cache: createCache(), dataMasking: true }).query({ query });
  const [first] = asked;
  if (!first) throw new Error('A first question was not asked of the server.');
  return first;
}

/** Who is there, which every page of the app asks; and what the page at this path asks besides. */
export async function firstQuestions(path: string): Promise<readonly FirstQuestion[]> {
  const own = documents[path];
  const guard = await asAsked(GuardDocument);
  return own ? [guard, { at: path, ...(await asAsked(own)) }] : [guard];
}
