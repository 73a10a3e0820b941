import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { catalogue } from '../../i18n/fr/billing';
import { drawInFrench } from '../../i18n/testkit/draw-in-french';
import { PaymentSuccessPage } from './payment-success-page';

const draw = drawInFrench({ billing: catalogue });

const shown = (subscribed: boolean): string =>
  draw(
    <MemoryRouter initialEntries={['/payment/success']}>
      <PaymentSuccessPage onContinue={() => undefined} subscribed={subscribed} />
    </MemoryRouter>,
  );

it('whoever comes without a payment may try again, unless the kitchen is open to them already', () => {
  expect(shown(false)).toContain('Réessayer');
  expect(shown(true)).toContain('Votre abonnement est actif');
  expect(shown(true)).not.toContain('Réessayer');
});
