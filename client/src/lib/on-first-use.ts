/**
 * A value that is made when it is first asked for. One of Intl's formats takes milliseconds to make, which a module
 * would spend before its page is drawn.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
