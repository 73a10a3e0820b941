import { RotateCw, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface ProblemCardProps {
  illustration: ReactNode;
  title: string;
  message: string;
  /** An error is said at once; what the person did themselves is not. */
  alert: boolean;
  reference?: string;
  /** What is likelier to help than the same again. */
  betterWays?: readonly ReactNode[];
  onChangeType: () => void;
  onRetry: () => void;
  children?: ReactNode;
}

/** No recipe: why, and the ways on. */
export function ProblemCard(props: ProblemCardProps) {
  const { illustration, title, message, alert, reference, betterWays = [] } = props;
  const { onChangeType, onRetry, children } = props;
  const { t } = useTranslation(['recipes', 'suggestions', 'common']);
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto grid max-w-xl justify-items-center rounded-card border border-line bg-surface px-6 py-10 text-center"
    >
      <div aria-hidden className="mb-5 w-52">
        {illustration}
      </div>
      <h2 tabIndex={-1} data-view-heading className="text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-2 text-balance text-muted">{message}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {betterWays}
        <Button variant="secondary" icon={Shapes} onClick={onChangeType}>
          {t('suggestions:done.changeType')}
        </Button>
        <Button
          variant={betterWays.length > 0 ? 'secondary' : 'primary'}
          icon={RotateCw}
          onClick={onRetry}
        >
          {t('common:retry')}
        </Button>
      </div>
      {reference && <p className="mt-5 text-xs text-muted">{reference}</p>}
    </div>
  );
}
