import { useEffect, useEffectEvent, useState } from 'react';

export type LinkState =
  { kind: 'working' } | { kind: 'done' } | { kind: 'failed'; problem: string };

/**
 * Does what the link of a message asks for, once, when its page opens.
 * @param follow resolves to the sentence of a failure, or null
 */
export function useFollowLink(follow: () => Promise<string | null>): {
  state: LinkState;
  retry: () => void;
} {
  const [state, setState] = useState<LinkState>({ kind: 'working' });

  const say = (problem: string | null): void =>
    setState(problem === null ? { kind: 'done' } : { kind: 'failed', problem });
  const start = useEffectEvent(() => void follow().then(say));
  useEffect(() => start(), []);

  const retry = (): void => {
    setState({ kind: 'working' });
    void follow().then(say);
  };
  return { state, retry };
}
