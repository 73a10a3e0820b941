/** What passes on the wire beside the events that the SDK hands on. */
export interface Tap {
  /** Any bytes: a comment that keeps the line open is no silence. */
  readonly seen: () => void;
  /** The server has said that the stream is whole. */
  isDone: boolean;
}

const end = /(?:^|\n)data: ?\[DONE\]/u;
const longestEnd = 16;

/** A fetch that looks at what it passes on. */
export const tappedFetch =
  (tap: Tap): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body) return response;
    const decoder = new TextDecoder();
    let tail = '';
    const looking = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        tap.seen();
        const text = tail + decoder.decode(bytes, { stream: true });
        if (end.test(text)) tap.isDone = true;
        tail = text.slice(-longestEnd);
        controller.enqueue(bytes);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(looking), { status, statusText, headers });
  };
