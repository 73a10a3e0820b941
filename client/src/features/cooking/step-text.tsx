import { Fragment } from 'react';
import { stepParts, type RecipeStep } from './step-parts';

/** A step's text, with the durations that can be timed standing out. */
export function StepText({ step }: { step: RecipeStep }) {
  return stepParts(step).map(({ text, timer, key }) =>
    timer ? (
      <strong key={key} className="font-semibold whitespace-nowrap text-tomato">
        {text}
      </strong>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    ),
  );
}
