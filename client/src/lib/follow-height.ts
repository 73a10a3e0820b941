/**
 * Keeps a custom property of the document at an element's height, in pixels, as long as the element is
 * there. To be given to it as its `ref`; made once, outside of the component.
 */
export const followHeight =
  (property: `--${string}`) =>
  // Never null, as what it returns undoes it; so that it fits the `ref` of any element.
  (element: HTMLElement | null): (() => void) => {
    const { style } = document.documentElement;
    let timer: number | undefined;
    // The observer's own measure: to ask the element would lay out the page once more.
    const observer = new ResizeObserver(([entry]) => {
      window.clearTimeout(timer);
      // The whole document's style follows it: too much for the frame that has just drawn the element.
      timer = window.setTimeout(() =>
        style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
      );
    });
    if (element) observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      style.removeProperty(property);
    };
  };
