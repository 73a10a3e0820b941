import { lazy, Suspense } from 'react';
import type { DishPictureProps } from './dish-picture';
import { Picture } from './picture';

const Drawn = lazy(async () => ({ default: (await import('./dish-picture')).DishPicture }));

/** A recipe's picture whose drawings are fetched at first use; its empty frame keeps the place. */
export const LazyDishPicture = (props: DishPictureProps) => (
  <Suspense
    fallback={
      <Picture className={props.className} label={props.label} width={300} height={300}>
        {null}
      </Picture>
    }
  >
    <Drawn {...props} />
  </Suspense>
);
