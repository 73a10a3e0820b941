import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLater } from '../../lib/use-later';
import { useOnDemand } from '../../lib/use-on-demand';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/icon';
import { SilentBoundary } from '../offline/silent-boundary';
import { paletteKeys } from './palette-keys';

/** Nobody presses a key sooner, and until then the network is the page's. */
const keysAfterMs = 1000;

const CommandKeys = lazy(async () => ({ default: (await import('./command-keys')).CommandKeys }));

/** The way to the palette by hand; the keys follow once the page stands. */
export function CommandButton() {
  const { t } = useTranslation('shell');
  const palette = useOnDemand();
  const due = useLater(keysAfterMs);
  return (
    <>
      <button
        type="button"
        aria-label={t('commands')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={buttonClass({ variant: 'ghost', size: 'sm', className: 'px-3 text-muted' })}
        onClick={palette.show}
      >
        <Icon of={Search} />
        <kbd className="hidden font-text text-sm xl:inline">{paletteKeys}</kbd>
      </button>
      <SilentBoundary>
        <Suspense fallback={null}>
          {(due || palette.wanted) && <CommandKeys palette={palette} />}
        </Suspense>
      </SilentBoundary>
    </>
  );
}
