import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sessionLifetime } from '../../platform/sessions.js';
import { keptFor } from './retention.js';

const page = await readFile(
  new URL('../../../../client/src/i18n/fr/legal.ts', import.meta.url),
  'utf8',
);

const inDays = new Map([
  [30, 'trente jours'],
  [365, 'un an'],
]);
const inMonths = new Map([
  [12, 'douze mois'],
  [24, 'deux ans'],
  [120, 'dix ans'],
]);

it.each([
  ['Une connexion : ', inDays.get(sessionLifetime.milliseconds() / 86_400_000), ' sans visite.'],
  ['Un navigateur reconnu : ', inDays.get(keptFor.deviceDays), '.'],
  ['Une conversation : ', inMonths.get(keptFor.chatMonths), '.'],
  ['Une invitation : ', inDays.get(keptFor.invitationDays), ' après son échéance.'],
  ['planifiée ou mise sur la liste : ', inDays.get(keptFor.recipeDays), ', ou aussi longtemps'],
  ['adresse qui a profité de FREE30 : ', inMonths.get(keptFor.usedTrialMonths), '.'],
  ['Les factures payées : ', inMonths.get(keptFor.invoiceMonths), ', sans votre nom'],
])('the privacy page says how long is kept: « %s »', (before, time, after) => {
  expect(page.replaceAll(/[\u00A0\u202F]/gu, ' ')).toContain(`${before}${time ?? '?'}${after}`);
});
