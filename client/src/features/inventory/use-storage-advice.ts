import { useEffect, useState } from 'react';
import type { ExpirationEstimate } from '../../graphql.generated';
import { useStorageAdviceQuery, type StorageAdviceQuery } from './storage-advice.generated';

type Kitchen = NonNullable<NonNullable<StorageAdviceQuery['viewer']>['household']['kitchen']>;

export type StorageAdvice = Kitchen['storageAdvice'];

/** Between the last key and the question to the server, in milliseconds. */
const delay = 400;
const shortestName = 2;

/**
 * What is usual for a product as it is typed, kept as said, or as it is bought; null while nothing is known, or when
 * asking fails.
 */
export function useStorageAdvice(
  name: string,
  as: ExpirationEstimate | null,
): StorageAdvice | null {
  const trimmed = name.trim();
  const [asked, setAsked] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(trimmed), delay);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const { data } = useStorageAdviceQuery({
    variables: { name: asked, as },
    skip: asked.length < shortestName,
  });
  return asked === trimmed && asked.length >= shortestName
    ? (data?.viewer?.household.kitchen?.storageAdvice ?? null)
    : null;
}
