import { BASE_STYLE } from '../page-style.js';

export const STYLE = `${BASE_STYLE}
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: grid; gap: 1rem; }
.bar { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; justify-content: space-between; }
.bar .actions { display: flex; gap: 0.75rem; }
.messages { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
.messages li + li { border-top: 1px solid var(--line); }
.messages a {
  display: grid; gap: 0.15rem; padding: 0.9rem 1.25rem; color: inherit; text-decoration: none;
}
.messages a:hover { background: var(--herb-soft); }
.messages a:focus-visible { outline-offset: -3px; border-radius: 16px; }
.messages strong { overflow-wrap: anywhere; }
.messages a:hover strong { text-decoration: underline; }
.meta { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; color: var(--muted); font-size: 0.9rem; }
.excerpt { color: var(--muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h1 { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.3rem 1rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.views { display: flex; gap: 0.5rem; flex-wrap: wrap; }
.views [aria-current] { background: var(--herb); border-color: var(--herb); color: var(--on-herb); }
iframe { width: 100%; height: max(75vh, 56rem); border: 1px solid var(--line); border-radius: 16px; display: block; background: var(--surface); }
pre {
  margin: 0; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 16px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere;
}
.empty { text-align: center; padding: 3rem 1.25rem; }
`;
