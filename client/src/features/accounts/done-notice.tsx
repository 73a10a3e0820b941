import { Banner } from '../../ui/banner';

/** The button that was pressed has gone with its form, and the focus with it: what came of it takes its place. */
const takeLostFocus = (notice: HTMLDivElement | null): void => {
  if (document.activeElement === document.body) notice?.focus();
};

/** Stands where a form stood that has done what it was for. */
export function DoneNotice({ children }: { children: string }) {
  return (
    <div ref={takeLostFocus} tabIndex={-1} className="outline-none">
      <Banner tone="success">{children}</Banner>
    </div>
  );
}
