import { lazy, Suspense } from 'react';
import type { MealTypePictureProps } from './meal-type-picture';
import { Picture } from './picture';

const Drawn = lazy(async () => ({
  default: (await import('./meal-type-picture')).MealTypePicture,
}));

/** A meal type's picture whose drawings are fetched at first use; its empty frame keeps the place. */
export const LazyMealTypePicture = (props: MealTypePictureProps) => (
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
