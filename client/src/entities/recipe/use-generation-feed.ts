import { useState } from 'react';
import { useOnline } from '../../lib/use-online';
import { useRecipeGenerationSubscription } from './recipe-generation.generated';

export interface GenerationFeed {
  online: boolean;
  /** The stream broke for good, and nothing comes until it is resumed. */
  lost: boolean;
  resume: () => void;
}

/**
 * Streams the changes of a generation after `seq` into the cache, where the card reads them. Mount
 * it while the generation runs: a stream over for another reason counts as lost. It resumes by
 * itself when the network comes back.
 */
export function useGenerationFeed(id: string, seq: number): GenerationFeed {
  // Frozen for one stream: another value would open another one.
  const [afterSeq, setAfterSeq] = useState(seq);
  const [lost, setLost] = useState(false);
  const { restart } = useRecipeGenerationSubscription({
    variables: { id, afterSeq },
    ignoreResults: true,
    onError: () => setLost(true),
    onComplete: () => setLost(true),
  });

  const resume = (): void => {
    setLost(false);
    if (seq === afterSeq) restart();
    else setAfterSeq(seq);
  };
  return { online: useOnline(resume), lost, resume };
}
