/** The tick inside a checkbox or a card; shown while the surrounding `group` holds a checked input. */
export function CheckMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className={
        'size-4 scale-50 text-on-herb opacity-0 transition-ui group-has-checked:scale-100 group-has-checked:opacity-100 ' +
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
