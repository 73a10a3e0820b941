import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useProposeWeekMutation } from './propose-week.generated';
import { inputOf, type WeekChoices } from './week-choices';

interface ProposeWeek {
  /** Resolves to the sentence that says why not, or null when the week stands in the place of the last one. */
  propose: (choices: WeekChoices) => Promise<string | null>;
  proposing: boolean;
}

export function useProposeWeek(): ProposeWeek {
  const { t } = useTranslation('errors');
  const [propose, { loading }] = useProposeWeekMutation();
  return {
    proposing: loading,
    propose: (choices) => {
      const input = inputOf(crypto.randomUUID(), choices);
      return problemOf(t, 'proposeWeek', propose({ variables: { input } }));
    },
  };
}
