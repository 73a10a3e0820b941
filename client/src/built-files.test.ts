import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('what the browser is given holds no secret, and no key but publishable ones', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(js|css|html|json|map|webmanifest)$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  const secret =
    /(sk|rk)_(live|test)_\w|whsec_\w|sk-[\w-]{20}|-----BEGIN|postgres(ql)?:\/\/|smtps?:\/\/|OPENAI_API_KEY|STRIPE_(SECRET|WEBHOOK)/;
  const found = scripts.filter((file) => secret.test(readFileSync(join(dist, file), 'utf8')));
  expect(found).toEqual([]);
  expect('sk_live_51H').toMatch(secret);
});
