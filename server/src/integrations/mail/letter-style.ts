// The product's colours, written out: a mail program knows no variables, and many read only inline styles.
const sans = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Fraunces, 'Iowan Old Style', Georgia, serif";

export const style = {
  body: 'margin:0;padding:0;background:#fbf7ef;',
  // An auto layout would grow with the longest address in it.
  page: 'border-collapse:collapse;table-layout:fixed;',
  margin: 'padding:24px 12px;',
  column: 'max-width:560px;margin:0 auto;text-align:left;',
  brand: `margin:0 0 16px;padding:0 8px;font:600 22px/1.2 ${serif};`,
  brandLink: 'color:#2e6a4a;text-decoration:none;',
  card: 'padding:28px 24px;background:#ffffff;border:1px solid #e6dfd1;border-radius:16px;',
  title: `margin:0 0 16px;color:#1d2a23;font:600 26px/1.25 ${serif};`,
  text: `margin:0 0 14px;color:#1d2a23;font:400 17px/1.5 ${sans};overflow-wrap:break-word;`,
  action: 'margin:24px 0 20px;',
  button: `display:block;padding:15px 20px;border-radius:12px;background:#2e6a4a;color:#ffffff;font:600 17px/1.2 ${sans};text-align:center;text-decoration:none;`,
  note: `margin:0 0 10px;color:#5c6a61;font:400 15px/1.5 ${sans};overflow-wrap:break-word;`,
  link: 'color:#2e6a4a;overflow-wrap:anywhere;word-break:break-all;',
  foot: `margin:16px 0 0;padding:0 8px;color:#5c6a61;font:400 14px/1.5 ${sans};`,
};

/** Only what is inline can be overruled, and only so. */
export const darkStyle = `@media (prefers-color-scheme: dark) {
  .paper { background: #111814 !important; }
  .card { background: #19221d !important; border-color: #2b3730 !important; }
  .ink { color: #f3eee3 !important; }
  .muted { color: #a7b3aa !important; }
  .link { color: #7cc79b !important; }
  .button { background: #7cc79b !important; color: #10201a !important; }
}`;
