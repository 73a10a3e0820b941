import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveClient } from './serve-client.js';

const origin = 'https://popote.example';
/** The script that the app's documents hold. */
const boot = "document.title = 'Popote';";
const policy = "default-src 'self'";
const directory = mkdtempSync(join(tmpdir(), 'popote-client-'));
let server: Server;
let address: string;

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address + path, { headers });

beforeAll(async () => {
  const placeholder = 'https://origin.invalid';
  const pages = [
    { path: '/', file: 'index.html' },
    { path: null, file: '404.html' },
  ];
  const appPaths = ['/auth', '/dashboard', '/dashboard/recipes/:id'];
  const app = appPaths.map((path) => ({ path, file: `app${path.replaceAll(/\W/g, '-')}.html` }));
  mkdirSync(join(directory, 'assets'));
  const files = {
    'pages.json': JSON.stringify({ pages, app }),
    'app.html': '<title>not for anybody</title>',
    ...Object.fromEntries(
      app.map(({ path, file }) => [file, `<title>app</title><script>${boot}</script> at ${path}`]),
    ),
    '404.html': '<title>not found</title>',
    'index.html': `<link rel="canonical" href="${placeholder}/"><a href="/share?u=${encodeURIComponent(placeholder)}"><a href="mailto:contact@origin.invalid"><p>operator.origin.invalid</p>`,
    'assets/app-1.js': 'let one;',
    'assets/gone-1.js': 'let gone;',
    'sw.js': 'let worker;',
    'manifest.webmanifest': '{}',
  };
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(directory, file), content);
  const serve = serveClient(new URL(`${pathToFileURL(directory).href}/`), {
    origin,
    contactEmail: 'cuisine+web@popote.example',
    operator: 'Rey & Filles <Sàrl>, Sion $&',
  });
  server = createServer((req, res) => {
    res.setHeader('content-security-policy', policy);
    serve(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true });
});

describe('the built client', () => {
  it('answers the landing page with the address of this installation', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`href="${origin}/"`);
    expect(html).toContain(`u=${encodeURIComponent(origin)}`);
    expect(html).toContain('href="mailto:cuisine%2Bweb@popote.example"');
    expect(html).toContain('<p>Rey &amp; Filles &lt;Sàrl&gt;, Sion $&amp;</p>');
    expect(html).not.toContain('origin.invalid');
  });

  it.each([
    ['/auth', '/auth'],
    ['/auth?mode=signup', '/auth'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/recipes/0190-a', '/dashboard/recipes/:id'],
  ])('answers %s with the app, as it begins at %s', async (path, own) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<title>app</title><script>${boot}</script> at ${own}`);
  });

  it.each([
    ['/dashboard/', '/dashboard'],
    ['/auth/?mode=signup', '/auth?mode=signup'],
    ['/dashboard/recipes/0190-a/', '/dashboard/recipes/0190-a'],
  ])('leads %s to %s', async (path, bare) => {
    const response = await fetch(address + path, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(bare);
  });

  it.each([
    '/nulle-part',
    '/.env',
    '/Dashboard',
    '/nulle-part/',
    '//dashboard/',
    '/dashboard//',
    '/dashboard/recipes/a/b',
    '/index.html',
    '/app.html',
    '/assets/none.js',
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/%ff',
  ])('answers %s with « not found », and 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>not found</title>');
  });

  it('keeps assets for a year and asks again for pages', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toContain('immutable');
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('has the service worker and the manifest asked for anew each time', async () => {
    const types = {
      '/sw.js': 'text/javascript',
      '/manifest.webmanifest': 'application/manifest+json',
    };
    for (const [path, type] of Object.entries(types)) {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toContain(type);
    }
  });

  it('answers in what the browser can read', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(encodings.map((one) => get('/', { 'accept-encoding': one })));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
  });

  it('survives a build that takes files away under it', async () => {
    rmSync(join(directory, 'assets/gone-1.js'));
    expect((await get('/assets/gone-1.js')).status).toBe(404);
    expect((await get('/assets/app-1.js')).status).toBe(200);
  });

  it('tells robots where the pages are', async () => {
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${origin}/</loc>`);
  });

  it('takes no writes', async () => {
    expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(405);
  });

  it('allows the script of the app’s document by its hash, also where it is unchanged', async () => {
    const hash = createHash('sha256').update(boot).digest('base64');
    const allowed = `${policy};script-src 'self' 'sha256-${hash}'`;
    const first = await get('/dashboard');
    expect(first.headers.get('content-security-policy')).toBe(allowed);
    const again = await get('/dashboard', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(allowed);
    expect((await get('/')).headers.get('content-security-policy')).toBe(policy);
  });

  it('serves a build that replaces it under the running server, once it is whole', async () => {
    const write = (file: string, content: string) => writeFileSync(join(directory, file), content);
    const app = [{ path: '/dashboard', file: 'app-2.html' }];
    write('pages.json', JSON.stringify({ pages: [{ path: null, file: '404.html' }], app }));
    utimesSync(join(directory, 'pages.json'), 1, 1);
    expect(await (await get('/dashboard')).text()).toContain('at /dashboard');
    write('assets/app-2.js', 'let two;');
    write('app-2.html', '<script type="module" src="/assets/app-2.js"></script>');
    expect(await (await get('/dashboard')).text()).toContain('app-2.js');
    expect(await (await get('/assets/app-2.js')).text()).toBe('let two;');
    expect((await get('/auth')).status).toBe(404);
  });
});
