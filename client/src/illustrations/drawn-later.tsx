import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { Picture, type PictureProps } from './picture';

/** Calls once the frame that comes next has been painted. Returns how to call it off. */
function afterPaint(call: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/**
 * A picture whose code is fetched once the page's words have been painted: these need not wait for it, nor share
 * a slow network with it. Its place is kept on the page until then, and where it cannot be fetched.
 */
export function drawnLater<Props extends PictureProps>(
  load: () => Promise<ComponentType<Props>>,
  width: number,
  height: number,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function DrawnLater(props: Props) {
    const [Drawn, setDrawn] = useState(() => known);
    useEffect(() => {
      if (Drawn) return undefined;
      return afterPaint(() => {
        load().then(
          (drawn) => {
            known = drawn;
            startTransition(() => setDrawn(() => drawn));
          },
          () => undefined,
        );
      });
    }, [Drawn]);
    if (Drawn) return <Drawn {...props} />;
    const { className = '', label } = props;
    return (
      <Picture className={`${className} bg-sunken`} label={label} width={width} height={height}>
        {null}
      </Picture>
    );
  };
}
