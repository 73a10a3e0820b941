import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '../../i18n/fr/legal';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

const i18n = i18next.createInstance();
beforeAll(() =>
  i18n.init({
    lng: 'fr',
    resources: { fr: { legal: catalogue } },
    interpolation: { escapeValue: false },
  }),
);

const shown = (Page: () => React.ReactNode): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );

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
