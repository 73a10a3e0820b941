import { useApolloClient } from '@apollo/client/react';
import { useSignOutEverywhereMutation } from './sign-out-everywhere.generated';
import { useSignOutMutation } from './sign-out.generated';

interface SignOut {
  /** Resolves once the server has ended the session. Rejects, still signed in, when it could not be told. */
  signOut: () => Promise<void>;
  /** The same for every device of the account. */
  signOutEverywhere: () => Promise<void>;
  signingOut: boolean;
  /** Empties the cache; to be called when nothing that shows it is on screen any more. */
  forgetEverything: () => Promise<void>;
}

export function useSignOut(): SignOut {
  const client = useApolloClient();
  const [signOut, { loading }] = useSignOutMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  return {
    signOut: async () => void (await signOut()),
    signOutEverywhere: async () => void (await signOutEverywhere()),
    signingOut: loading,
    forgetEverything: async () => void (await client.clearStore()),
  };
}
