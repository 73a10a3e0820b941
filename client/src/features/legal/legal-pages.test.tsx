import { expect, it } from 'vitest';
import { catalogue } from '../../i18n/fr/legal';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const draw = drawInFrench({ legal: catalogue });

const shown = (Page: () => React.ReactNode): string => draw(<Page />);

it.each([
  ['privacy', PrivacyPage],
  ['terms', TermsPage],
])(
  'the %s page names whoever runs this installation, where the server puts in the name',
  (_, Page) => {
    expect(shown(Page)).toMatch(/\s: operator\.origin\.invalid\./);
    expect(shown(Page)).not.toContain('{{');
  },
);

it('nobody is promised a letter that nothing sends', () => {
  expect(shown(TermsPage)).not.toMatch(/annoncé.* par email/);
});
