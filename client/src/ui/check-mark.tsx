/**
 * The tick inside a checkbox or a card; shown while a checked input stands before what it lies in. Not by
 * `:has`: a browser looks at each such tick of a long list again whenever anything comes to the page or goes.
 */
export function CheckMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className={
        'size-4 scale-50 text-on-herb opacity-0 transition-ui in-[:checked~*]:scale-100 in-[:checked~*]:opacity-100 ' +
        'forced-colors:text-[CanvasText]'
      }
    >
      <path
        d="m3.5 8.5 3 3 6-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
