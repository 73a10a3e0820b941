import { expect, it } from 'vitest';
import { possibleTypes } from './possible-types';

it('knows the refusals and results of the schema', () => {
  expect(possibleTypes.Refusal).toContain('InputRefusal');
  expect(possibleTypes.SignInResult).toContain('SignInPayload');
});
