/** The day above a dish, as a magazine's menu has it. */
export function DayKicker({ children }: { children: string }) {
  return (
    <p className="text-xs font-semibold tracking-[0.09em] text-tomato uppercase">{children}</p>
  );
}
