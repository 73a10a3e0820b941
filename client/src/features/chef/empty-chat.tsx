import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChefHat } from '../../illustrations/scenes/chef-hat';
import { EmptyState } from '../../ui/empty-state';

interface EmptyChatProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Nothing has been said yet: what one might ask. */
export function EmptyChat({ questions, onAsk }: EmptyChatProps) {
  const { t } = useTranslation('chef');
  const heading = useId();
  return (
    <div className="grid min-h-[112px] flex-1 [align-content:safe_center] overflow-y-auto py-4">
      <EmptyState
        size="sm"
        illustration={<ChefHat className="w-full max-sm:hidden" />}
        title={t('empty.heading')}
        className="max-w-xl"
      >
        {t('empty.text')}
      </EmptyState>
      {questions.length > 0 && (
        <section aria-labelledby={heading} className="mx-auto w-full max-w-2xl">
          <h3 id={heading} className="sr-only">
            {t('empty.questions')}
          </h3>
          <ul className="grid gap-2 sm:grid-cols-2">
            {questions.map((question) => (
              <li key={question} className="flex">
                <button
                  type="button"
                  onClick={() => onAsk(question)}
                  className="min-h-touch w-full rounded-card border border-control bg-surface px-4 py-3 text-left transition-ui hover:-translate-y-0.5 hover:bg-sunken"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
