import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface LoadMoreProps {
  loading: boolean;
  onLoad: () => void;
}

/** The next page comes by itself as the end of the list nears, or at a press. */
export function LoadMore({ loading, onLoad }: LoadMoreProps) {
  const { t } = useTranslation('favorites');
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);

  // Observed afresh after each page: one that does not fill the screen leaves the end in sight.
  useEffect(() => {
    if (!end.current || loading) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loading]);

  return (
    <div ref={end} className="mt-8 flex justify-center">
      <Button variant="secondary" loading={loading} onClick={onLoad}>
        {t(loading ? 'loadingMore' : 'more')}
      </Button>
    </div>
  );
}
