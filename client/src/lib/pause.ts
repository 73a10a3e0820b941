/** Lets the browser paint, and answer, between one part of a long piece of work and the next. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
