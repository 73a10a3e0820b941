/**
 * Keeps a custom property of the document at an element's height, in pixels, as long as the element is
 * there. To be given to it as its `ref`; made once, outside of the component.
 */
export const followHeight =
  (property: `--${string}`) =>
  (element: HTMLElement): (() => void) => {
    const { style } = document.documentElement;
    // The observer's own measure: to ask the element would lay out the page once more.
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
