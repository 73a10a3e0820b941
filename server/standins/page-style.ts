/** The look shared by the stand-ins' pages: the product's colours, no script, no outside file. */
export const BASE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbf7ef; --surface: #ffffff; --ink: #1d2a23; --muted: #5c6a61; --line: #e6dfd1;
  --border: #8b8573; --herb: #2e6a4a; --on-herb: #ffffff; --herb-soft: #e3efe6;
  --tomato: #b93618; --on-tomato: #ffffff; --tomato-soft: #fbe9e3; --saffron-soft: #fbefd3;
  --saffron-ink: #7a4d00;
  --title: "Fraunces 560", "Iowan Old Style", Georgia, "Noto Serif", "Times New Roman", serif;
  --text: "Popote Sans", "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111814; --surface: #19221d; --ink: #f3eee3; --muted: #a7b3aa; --line: #2b3730;
    --border: #66756c; --herb: #7cc79b; --on-herb: #10201a; --herb-soft: #1f3328;
    --tomato: #ff8266; --on-tomato: #2a0f08; --tomato-soft: #35201b; --saffron-soft: #352b14;
    --saffron-ink: #f2c14e;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 var(--text);
}
h1, h2 {
  margin: 0; line-height: 1.2; text-wrap: balance;
  font-family: var(--title); font-weight: 600;
}
h1 { font-size: clamp(1.6rem, 1.3rem + 1.4vw, 2.1rem); }
h2 { font-size: 1.25rem; }
p, ul, dl { margin: 0; }
ul { padding: 0; list-style: none; }
a { color: var(--herb); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--herb); outline-offset: 2px; border-radius: 6px; }
.notice {
  background: var(--saffron-soft); color: var(--saffron-ink); text-align: center;
  padding: 0.6rem 1rem; font-weight: 600; font-size: 0.95rem;
  text-wrap: balance;
}
.card {
  background: var(--surface); border: 1px solid var(--line); border-radius: 16px;
  padding: 1.25rem; display: grid; gap: 0.9rem;
}
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px;
  padding: 0.5rem 1.1rem; border-radius: 12px; border: 1px solid var(--border);
  background: var(--surface); color: var(--ink); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer;
}
.button:hover { border-color: var(--herb); }
.button.primary { background: var(--herb); border-color: var(--herb); color: var(--on-herb); }
.button.danger { background: var(--tomato); border-color: var(--tomato); color: var(--on-tomato); }
.button.primary:hover, .button.danger:hover { filter: brightness(1.08); }
.hint, .quiet { color: var(--muted); }
.hint { font-size: 0.9rem; text-wrap: pretty; }
.message { max-width: 38rem; margin: 2rem auto; padding: 1.5rem; }
.back a { display: inline-flex; align-items: center; min-height: 44px; }
@media (max-width: 40rem) { .message { margin: 1rem; } }
`;
