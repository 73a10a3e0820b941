import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useRevokeSessionMutation } from './revoke-session.generated';

/** Signs one other device out; resolves to the sentence of a failure, or null. */
export function useRevokeSession(): (id: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [revoke] = useRevokeSessionMutation();
  return (id) => problemOf(t, 'revokeSession', revoke({ variables: { id } }));
}
