import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkProblem } from './link-problem';

export type LinkState =
  { kind: 'working' } | { kind: 'done' } | { kind: 'failed'; problem: LinkProblem };

/**
 * Does what the link of a message asks for, once, when its page opens.
 * @param follow resolves to what went wrong, or null
 */
export function useFollowLink(follow: () => Promise<LinkProblem | null>): {
  state: LinkState;
  retry: () => void;
} {
  const [state, setState] = useState<LinkState>({ kind: 'working' });

  const say = (problem: LinkProblem | null): void =>
    setState(problem === null ? { kind: 'done' } : { kind: 'failed', problem });
  const start = useEffectEvent(() => void follow().then(say));
  useEffect(() => start(), []);

  const retry = (): void => {
    setState({ kind: 'working' });
    void follow().then(say);
  };
  return { state, retry };
}
