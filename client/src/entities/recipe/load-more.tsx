import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

interface LoadMoreProps {
  loading: boolean;
  /** What the list is called where its next page did not come. */
  failed: string;
  /** Why the last try brought nothing; the next is the person's. */
  problem: string | null;
  onLoad: () => void;
}

/** The next page comes by itself as the end of the list nears, or at a press. */
export function LoadMore({ loading, failed, problem, onLoad }: LoadMoreProps) {
  const { t } = useTranslation('favorites');
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const waits = loading || problem !== null;

  // Observed afresh after each page: one that does not fill the screen leaves the end in sight.
  useEffect(() => {
    if (!end.current || waits) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits]);

  return (
    <div ref={end} className="mt-8 grid justify-items-center gap-4">
      {problem !== null && (
        <Banner tone="error" title={failed}>
          {problem}
        </Banner>
      )}
      <Button variant="secondary" loading={loading} onClick={onLoad}>
        {t(loading ? 'loadingMore' : 'more')}
      </Button>
    </div>
  );
}
