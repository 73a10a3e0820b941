import { fill, stack } from '../draw';
import type { Tone } from '../palette';

/** A baking dish from above. */
export const gratinDish = (base: Tone, deep: Tone) =>
  stack(
    fill('M26 62q124-16 262 2 14 92 2 194-140 18-270 0Q8 156 26 62Z', 'shadow'),
    fill('M4 126q-16 26 0 52l22 6v-64Zm292 0q16 26 0 52l-22 6v-64Z', deep),
    fill(
      'M36 42q114-12 228 0 22 2 24 24 7 84 0 168-2 22-24 24-114 10-228 0-22-2-24-24-7-84 0-168 2-22 24-24Z',
      deep,
    ),
    fill(
      'M38 38q112-11 224 0 20 2 22 24 7 84 0 166-2 20-22 22-112 10-224 0-20-2-22-22-7-82 0-166 2-22 22-24Z',
      base,
    ),
  );

/** What fills it, so far from its rim. */
export const gratinFilling = (inset: number) =>
  `M${50 + inset} ${59 + inset}Q150 ${51 + inset} ${250 - inset} ${59 + inset}Q${264 - inset} ${61 + inset} ${265 - inset} ${74 + inset}` +
  `Q270 146 ${265 - inset} ${216 - inset}Q${263 - inset} ${229 - inset} ${250 - inset} ${230 - inset}Q150 ${238 - inset} ${50 + inset} ${230 - inset}` +
  `Q${37 + inset} ${229 - inset} ${35 + inset} ${216 - inset}Q30 146 ${35 + inset} ${74 + inset}Q${36 + inset} ${61 + inset} ${50 + inset} ${59 + inset}Z`;
