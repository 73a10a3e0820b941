import { BASE_STYLE } from '../../page-style.js';

export const STYLE = `${BASE_STYLE}
form { display: grid; gap: 1rem; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 1rem; min-width: 0; }
legend {
  padding: 0; margin-bottom: 0.75rem; font-weight: 600; font-size: 1.1rem;
  font-family: var(--title);
}
.field { display: grid; gap: 0.3rem; align-content: start; min-width: 0; }
.field label { font-weight: 600; font-size: 0.95rem; }
.field input {
  width: 100%; min-height: 48px; padding: 0.5rem 0.8rem; border: 1px solid var(--border);
  border-radius: 12px; background: var(--surface); color: var(--ink); font: inherit;
  font-variant-numeric: tabular-nums;
}
.field input[aria-invalid] { border: 2px solid var(--tomato); }
.error { color: var(--tomato); font-size: 0.9rem; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.wide { width: 100%; min-height: 52px; font-size: 1.05rem; }
.center { text-align: center; text-wrap: balance; }
.banner {
  background: var(--tomato-soft); border: 1px solid var(--tomato); border-radius: 12px;
  padding: 0.9rem 1rem; display: grid; gap: 0.6rem;
}
.banner form { justify-items: start; }
.banner strong { color: var(--tomato); }
.done {
  background: var(--herb-soft); border: 1px solid var(--herb); border-radius: 12px;
  padding: 0.9rem 1rem;
}
.lines { display: grid; gap: 0.6rem; }
.lines > div { display: flex; justify-content: space-between; gap: 1rem; }
.lines dt { color: var(--muted); min-width: 0; }
.lines dd {
  margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
.lines .total { border-top: 1px solid var(--line); padding-top: 0.7rem; font-weight: 600; }
.lines .total dt { color: var(--ink); }
.brand {
  font-family: var(--title);
  font-weight: 600; color: var(--herb); font-size: 1.2rem;
}

.checkout { display: grid; }
.summary { background: var(--herb-soft); padding: 1.5rem 1.25rem; display: grid; gap: 0.75rem; }
.summary .price { font-size: 1.7rem; font-weight: 600; line-height: 1.2; }
.summary .then { color: var(--muted); }
.summary h2 { margin-top: 0.5rem; font-size: 1rem; }
.summary .quiet, .summary .then, .summary dt { color: var(--ink); }
.payment { padding: 1.5rem 1.25rem 3rem; display: grid; gap: 1.1rem; align-content: start; }
.test-cards { border-top: 1px solid var(--line); padding-top: 1.25rem; display: grid; gap: 0.5rem; }
.test-cards h2 { font-size: 1.05rem; }
.test-cards p { color: var(--muted); font-size: 0.95rem; }
.test-cards li {
  display: flex; justify-content: space-between; align-items: center; gap: 1rem;
  padding: 0.5rem 0; border-bottom: 1px solid var(--line);
}
.test-cards li:last-child { border-bottom: 0; }
.test-cards li span { display: grid; }
.test-cards code { font-size: 0.9rem; color: var(--muted); white-space: nowrap; }

.portal { max-width: 44rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; display: grid; gap: 1rem; }
.portal > h1 { margin-bottom: -0.75rem; }
.heading { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1rem; align-items: center; }
.badge {
  border-radius: 99px; padding: 0.2rem 0.8rem; font-size: 0.9rem; font-weight: 600;
  background: var(--herb-soft); color: var(--herb);
}
.badge.past_due, .badge.canceled { background: var(--tomato-soft); color: var(--tomato); }
.badge.ending { background: var(--saffron-soft); color: var(--saffron-ink); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
details > summary {
  cursor: pointer; min-height: 44px; display: flex; align-items: center; gap: 0.5rem;
  color: var(--herb); font-weight: 600; list-style: none;
}
summary::-webkit-details-marker { display: none; }
summary::before {
  content: ""; width: 0.5rem; height: 0.5rem; border: solid currentColor; border-width: 0 2px 2px 0;
  transform: rotate(-45deg);
}
details[open] > summary::before { transform: rotate(45deg); }
details > * + * { margin-top: 0.75rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-size: 0.9rem; color: var(--muted); font-weight: 600; }
th, td { padding: 0.55rem 0.5rem 0.55rem 0; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
td a { display: inline-flex; align-items: center; min-height: 32px; }
.demo { border-style: dashed; border-color: var(--border); background: transparent; }

@media (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: grid; padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; }
  td { display: flex; justify-content: space-between; align-items: center; gap: 1rem; border: 0; padding: 0.15rem 0; }
  td::before { content: attr(data-label); color: var(--muted); }
  .actions > form, .actions .button, .banner form, .banner .button { width: 100%; }
}
@media (min-width: 56rem) {
  .checkout { grid-template-columns: 1fr 1fr; min-height: calc(100vh - 2.7rem); }
  .summary { justify-items: end; align-content: start; padding: 4rem 3.5rem; }
  .summary > * { width: min(100%, 25rem); }
  .payment { padding: 4rem 3.5rem; }
  .payment > * { width: min(100%, 27rem); }
}
`;
