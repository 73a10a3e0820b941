import type { Services } from '../../graphql/context.js';

type AfterJoining = (services: Services, householdId: string) => Promise<unknown>;

const provided: AfterJoining[] = [];

/** What other features have to do once somebody has joined a household; the schema hands it in. */
export function provideAfterJoining(...work: AfterJoining[]): void {
  provided.push(...work);
}

export async function afterJoining(services: Services, householdId: string): Promise<void> {
  await Promise.all(provided.map((work) => work(services, householdId)));
}
