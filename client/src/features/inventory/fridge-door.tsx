import { FridgeItemPicture, type FridgeCategory } from '../../illustrations/fridge-item-picture';

const racks: readonly (readonly (readonly [string, FridgeCategory])[])[] = [
  [
    ['beurre', 'DAIRY'],
    ['confiture', 'PANTRY'],
  ],
  [
    ['moutarde', 'PANTRY'],
    ['citron', 'DRINKS'],
  ],
  [
    ['pomme', 'DRINKS'],
    ['lait', 'DAIRY'],
    ['raisin', 'DRINKS'],
  ],
];

/** The open door with its racks: decoration, where there is room for it. */
export function FridgeDoor() {
  return (
    <div
      aria-hidden
      className="fridge-door my-6 hidden w-20 shrink-0 rounded-r-[2rem] p-2 pl-1.5 shadow-lift xl:block"
    >
      <div className="h-full rounded-r-[1.5rem] bg-surface px-1 py-8">
        <div className="sticky top-24 grid gap-10">
          {racks.map((rack) => (
            <div key={rack.map(([name]) => name).join()} className="relative pt-2">
              <div className="flex items-end justify-center gap-1 px-1">
                {rack.map(([name, category]) => (
                  <FridgeItemPicture
                    key={name}
                    itemId={name}
                    name={name}
                    category={category}
                    className="min-w-0 flex-1"
                  />
                ))}
              </div>
              <div className="relative -mt-5 h-9 rounded-b-control rounded-t-sm border-2 border-(--fridge-glass) bg-(--fridge-glass)/45" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
