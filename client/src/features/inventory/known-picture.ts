import type { ApolloCache } from '@apollo/client/cache';
import { readFridge } from '../../entities/inventory/fridge-cache';
import { StorageAdviceDocument } from './storage-advice.generated';

/** The key of what shows a food, by an item of the same name or by what was asked while it was typed; else null. */
export function knownPicture(cache: ApolloCache, name: string): string | null {
  const asked = { query: StorageAdviceDocument, variables: { name, as: null } };
  return (
    readFridge(cache)?.find((item) => item.name === name)?.pictureKey ??
    cache.readQuery(asked)?.viewer?.household.kitchen?.storageAdvice.pictureKey ??
    null
  );
}
