import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '../../i18n/fr/billing';
import { PaymentSuccessPage } from './payment-success-page';

const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'fr', resources: { fr: { billing: catalogue } } }));

const shown = (subscribed: boolean): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/payment/success']}>
      <I18nextProvider i18n={i18n}>
        <PaymentSuccessPage onContinue={() => undefined} subscribed={subscribed} />
      </I18nextProvider>
    </MemoryRouter>,
  );

it('whoever comes without a payment may try again, unless the kitchen is open to them already', () => {
  expect(shown(false)).toContain('Réessayer');
  expect(shown(true)).toContain('Votre abonnement est actif');
  expect(shown(true)).not.toContain('Réessayer');
});
