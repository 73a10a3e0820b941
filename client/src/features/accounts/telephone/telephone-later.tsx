import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton';
import type { TelephoneFieldProps } from './telephone-field';

const TelephoneField = lazy(async () => ({
  default: (await import('./telephone-field')).TelephoneField,
}));

/** The telephone field, which brings every country's numbering with it, once it is on the page. */
export function TelephoneLater(props: TelephoneFieldProps) {
  return (
    <Suspense fallback={<Skeleton className="h-19" />}>
      <TelephoneField {...props} />
    </Suspense>
  );
}
