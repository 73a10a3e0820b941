import { expect, it } from 'vitest';
import { isStartPage } from './start-page';

it.each(['/dashboard', '/dashboard/feed', '/questionnaire', '/subscription'])(
  'starts the app at %s',
  (path) => expect(isStartPage(path)).toBe(true),
);

it.each(['/', '/auth', '/privacy', '/terms', '/dashboards', '/nulle-part', '/payment/success'])(
  'covers no public page such as %s',
  (path) => expect(isStartPage(path)).toBe(false),
);
