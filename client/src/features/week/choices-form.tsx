import { useTranslation } from 'react-i18next';
import { dateRange, addDays } from '../../entities/planned-meal/calendar-day';
import type { WeekMoment } from '../../graphql.generated';
import { NumberStepper } from '../../ui/number-stepper';
import { SegmentedControl } from '../../ui/segmented-control';
import { ToggleChip } from '../../ui/toggle-chip';
import { ChoiceRow } from './choice-row';
import { startWords } from './day-words';
import { countsWith, minuteLimits, startsOf, type Usual, type WeekChoices } from './week-choices';

const moments: readonly WeekMoment[] = ['LUNCH', 'DINNER'];
const none = 'none';

interface ChoicesFormProps {
  usual: Usual;
  choices: WeekChoices;
  onChange: (choices: WeekChoices) => void;
}

/** The few choices, all of them made already. */
export function ChoicesForm({ usual, choices, onChange }: ChoicesFormProps) {
  const { t } = useTranslation('week');
  const { from, days, servings } = choices;
  const { today } = usual;
  const set = (changes: Partial<WeekChoices>): void => onChange({ ...choices, ...changes });

  const startLabel = (day: string): string => {
    if (day === today) return t('choices.fromToday');
    if (day === addDays(today, 1)) return t('choices.fromTomorrow');
    return t('choices.fromDay', { day: startWords(day) });
  };
  const toggle = (moment: WeekMoment): void => {
    const isOn = choices.moments.includes(moment);
    // The last one stays: a week of nothing is none.
    if (isOn && choices.moments.length === 1) return;
    set({
      moments: moments.filter((each) => choices.moments.includes(each) !== (each === moment)),
    });
  };
  const limits = [
    ...minuteLimits.map((minutes) => ({
      value: String(minutes),
      label: t('choices.atMost', { minutes }),
    })),
    { value: none, label: t('choices.noLimit') },
  ];
  const minutesOf = (value: string): number | null => (value === none ? null : Number(value));

  return (
    <div className="-mt-6 divide-y divide-line sm:border-b sm:border-line">
      <ChoiceRow label={t('choices.days')}>
        <SegmentedControl
          legend={t('choices.from')}
          options={startsOf(usual, from).map((day) => ({ value: day, label: startLabel(day) }))}
          value={from}
          onChange={(day) => set({ from: day })}
        />
        <SegmentedControl
          legend={t('choices.count')}
          options={countsWith(days).map((count) => ({
            value: String(count),
            label: t('choices.dayCount', { count }),
          }))}
          value={String(days)}
          onChange={(count) => set({ days: Number(count) })}
        />
        <p role="status" className="text-muted">
          {dateRange(from, addDays(from, days - 1), today)}
        </p>
      </ChoiceRow>
      <ChoiceRow label={t('choices.meals')}>
        {moments.map((moment) => (
          <ToggleChip
            key={moment}
            pressed={choices.moments.includes(moment)}
            onClick={() => toggle(moment)}
          >
            {t(`choices.${moment}`)}
          </ToggleChip>
        ))}
      </ChoiceRow>
      <ChoiceRow label={t('choices.table')}>
        <NumberStepper
          label={t('choices.table')}
          hideLabel
          value={servings}
          onChange={(value) => set({ servings: value })}
          min={1}
          max={50}
          decrementLabel={t('choices.fewer')}
          incrementLabel={t('choices.more')}
          valueText={t('choices.people', { count: servings })}
        />
      </ChoiceRow>
      <ChoiceRow label={t('choices.minutes')}>
        {(['weekday', 'weekend'] as const).map((part) => (
          <div key={part} className="min-w-0">
            <p aria-hidden className="mb-1.5 text-sm text-muted">
              {t(`choices.${part}`)}
            </p>
            <SegmentedControl
              legend={t(`choices.${part}`)}
              options={limits}
              value={String(choices[`${part}Minutes`] ?? none)}
              onChange={(value) => set({ [`${part}Minutes`]: minutesOf(value) })}
            />
          </div>
        ))}
      </ChoiceRow>
      <ChoiceRow label={t('choices.wishes')}>
        {(['lowBudget', 'useUpFridge', 'stockList'] as const).map((wish) => (
          <ToggleChip
            key={wish}
            pressed={choices[wish]}
            onClick={() => set({ [wish]: !choices[wish] })}
          >
            {t(`choices.${wish}`)}
          </ToggleChip>
        ))}
      </ChoiceRow>
    </div>
  );
}
