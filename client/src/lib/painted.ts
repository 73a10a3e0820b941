/** A page that nobody sees is not painted: what waits goes on after so long. */
const longestWait = 1000;

/** Resolves once the browser has painted what stands now, so that slow work does not hold it up. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, longestWait);
    requestAnimationFrame(() => {
      // The task after a frame's callbacks begins once that frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        clearTimeout(unseen);
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    });
  });
