import { lazy, Suspense, type ComponentType } from 'react';
import { Picture, type PictureProps } from './picture';

/** Its place on the page, before the drawing has come and where it cannot be fetched. */
const empty = (width: number, height: number) =>
  function EmptyPicture({ className = '', label }: PictureProps) {
    return (
      <Picture className={`${className} bg-sunken`} label={label} width={width} height={height}>
        {null}
      </Picture>
    );
  };

/**
 * A picture whose code is fetched when it is first drawn: the page it stands on need not wait for it,
 * nor break where it cannot be had.
 */
export function drawnLater<Props extends PictureProps>(
  load: () => Promise<ComponentType<Props>>,
  width: number,
  height: number,
): ComponentType<Props> {
  const Empty = empty(width, height);
  const Drawn = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: Empty };
    }
  });
  return function DrawnLater(props: Props) {
    return (
      <Suspense fallback={<Empty className={props.className} label={props.label} />}>
        <Drawn {...props} />
      </Suspense>
    );
  };
}
