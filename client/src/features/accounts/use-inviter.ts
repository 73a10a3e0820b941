import { useInviterQuery, type InviterQuery } from './inviter.generated';

type Inviter = NonNullable<InviterQuery['invitation']>;

/** Who invites somebody who has an account to make first, and to which address; null where there is nothing left to take. */
export function useInviter(token: string | null): { inviter: Inviter | null; loading: boolean } {
  const { data, loading } = useInviterQuery({
    variables: { token: token ?? '' },
    skip: token === null,
  });
  const invitation = data?.invitation;
  return { inviter: invitation?.status === 'PENDING' ? invitation : null, loading };
}
