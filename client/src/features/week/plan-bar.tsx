import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { ThumbBar } from '../../ui/thumb-bar';

interface PlanBarProps {
  /** What would be planned, in words. */
  summary: string;
  stockList: boolean;
  planning: boolean;
  /** Why it could not be planned. */
  problem: string | null;
  onPlan: () => void;
}

/** The one press that everything here leads to: under the thumb, however far the menu is scrolled; on anything wider at the left, as messages lie at the right. */
export function PlanBar({ summary, stockList, planning, problem, onPlan }: PlanBarProps) {
  const { t } = useTranslation('week');
  return (
    <ThumbBar className="sm:bottom-4">
      <div className="grid gap-2 sm:flex sm:items-center sm:gap-6 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-4 sm:shadow-float">
        <div className="min-w-0 max-sm:sr-only">
          <p className="font-title text-lg font-[560]">{summary}</p>
          <p className="text-sm text-muted">{t(stockList ? 'plan.textWithStock' : 'plan.text')}</p>
        </div>
        <Button
          size="lg"
          icon={CalendarCheck}
          loading={planning}
          onClick={onPlan}
          className="shrink-0 max-sm:min-h-13 sm:order-first"
        >
          {t('plan.action')}
        </Button>
        {problem !== null && (
          <p role="alert" className="text-sm text-tomato sm:order-first sm:max-w-xs">
            {problem}
          </p>
        )}
      </div>
    </ThumbBar>
  );
}
