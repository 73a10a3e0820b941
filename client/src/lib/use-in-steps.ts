import { useDeferredValue } from 'react';

/**
 * Whether what was waited for is there, said to a render of its own: React makes that one in small steps, so that a
 * page drawn for the first time holds up neither the browser nor a hand. What goes is gone at once.
 */
export const useInSteps = (there: boolean): boolean => useDeferredValue(there) && there;
