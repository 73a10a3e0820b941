import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface LoadOlderProps {
  root: RefObject<HTMLElement | null>;
  loading: boolean;
  /** The last try came to nothing: from now on at a press only. */
  failed: boolean;
  onLoad: () => void;
}

/** The page before comes by itself as the top nears, or at a press. */
export function LoadOlder({ root, loading, failed, onLoad }: LoadOlderProps) {
  const { t } = useTranslation('chef');
  const top = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const idle = !loading && !failed;

  useEffect(() => {
    if (!top.current || !idle) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { root: root.current, rootMargin: '300px 0px' },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [idle, root]);

  return (
    <div ref={top} className="grid justify-items-center gap-2">
      {failed && (
        <p role="alert" className="text-sm text-tomato">
          {t('olderFailed')}
        </p>
      )}
      <Button variant="secondary" size="sm" loading={loading} onClick={onLoad}>
        {t(loading ? 'loadingOlder' : 'older')}
      </Button>
    </div>
  );
}
