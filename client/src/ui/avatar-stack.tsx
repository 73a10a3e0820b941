import { Avatar } from './avatar';

export interface AvatarStackProps {
  people: readonly { id: string; name: string }[];
  /** Spoken for the whole group, such as "Household: Camille, Noah". */
  label: string;
  /** How many are drawn; the rest is a number. */
  max?: number;
}

export function AvatarStack({ people, label, max = 4 }: AvatarStackProps) {
  const shown = people.slice(0, max);
  const rest = people.length - shown.length;
  return (
    <span role="img" aria-label={label} className="inline-flex max-w-full flex-wrap -space-x-1.5">
      {shown.map((person) => (
        <Avatar key={person.id} name={person.name} decorative className="ring-2 ring-paper" />
      ))}
      {rest > 0 ? (
        <span
          aria-hidden
          className="grid size-10 place-items-center rounded-full border border-line bg-sunken text-sm font-semibold text-muted ring-2 ring-paper"
        >
          +{rest}
        </span>
      ) : null}
    </span>
  );
}
