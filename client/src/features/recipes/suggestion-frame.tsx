import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card';

interface SuggestionFrameProps {
  /** Beside the text; above it where there is no room. */
  picture: ReactNode;
  /** Below both, over the whole width. */
  foot?: ReactNode;
  /** Buttons beside the card; below it where there is no room. */
  actions: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** One shape for the card while it is written and when it is done, so that nothing jumps. */
export function SuggestionFrame({ picture, foot, actions, busy, children }: SuggestionFrameProps) {
  const { t } = useTranslation('suggestions');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_15rem]">
      <Card
        as="article"
        padding="none"
        aria-busy={busy}
        className="overflow-hidden md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        {picture}
        <div className="grid content-start gap-5 p-5 sm:p-8">{children}</div>
        {foot && <div className="animate-rise md:col-span-2">{foot}</div>}
      </Card>
      <section
        aria-label={t('done.actions')}
        // While the chef writes, « stop » must be in sight; afterwards the recipe comes first.
        className={clsx(
          'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3',
          'sm:flex sm:flex-wrap xl:sticky xl:top-24 xl:grid xl:grid-cols-1',
          busy ? 'max-xl:order-first' : 'max-sm:*:last:col-span-full',
        )}
      >
        {actions}
      </section>
    </div>
  );
}
