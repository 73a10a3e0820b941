/**
 * Keeps a custom property of the document at an element's height, in pixels, as long as the element is
 * there. To be given to it as its `ref`; made once, outside of the component.
 */
export const followHeight =
  (property: `--${string}`) =>
  (element: HTMLElement): (() => void) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
