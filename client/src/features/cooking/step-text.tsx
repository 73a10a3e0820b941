import { Fragment } from 'react';
import { stepParts, type RecipeStep } from './step-parts';

/** An amount stays on one line with its unit. */
const boundAmounts = (text: string): string =>
  text.replaceAll(/(\d) (?=(?:k?g|[mcd]?l|[cm]m|càs|càc|°C)(?!\p{L}))/gu, '$1\u00a0');

/** A step's text, with the durations that can be timed standing out. */
export function StepText({ step }: { step: RecipeStep }) {
  return stepParts(step).map(({ text, timer, key }) =>
    timer ? (
      <strong key={key} className="font-semibold whitespace-nowrap text-tomato">
        {text}
      </strong>
    ) : (
      <Fragment key={key}>{boundAmounts(text)}</Fragment>
    ),
  );
}
