import '@apollo/client';
import type { OperationVariables } from '@apollo/client';

declare module '@apollo/client' {
  interface DefaultContext {
    /** For a subscription: which variables differ when its connection is made again. */
    resume?: () => OperationVariables;
    /** For a subscription that lasts as long as the page. */
    endless?: boolean;
    /** For a mutation that can wait: what the page expects of it, as far as the cache could know. */
    expected?: () => object | null;
    /** The same, where the change waits already and nothing is to be sent. */
    kept?: object;
  }
}
