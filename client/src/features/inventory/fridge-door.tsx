import { FridgeItemPicture, type FridgeCategory } from '../../illustrations/fridge-item-picture';

const racks: readonly (readonly (readonly [string, FridgeCategory])[])[] = [
  [
    ['butter', 'DAIRY'],
    ['jam', 'PANTRY'],
  ],
  [
    ['mustard', 'PANTRY'],
    ['lemon', 'DRINKS'],
  ],
  [
    ['apple', 'DRINKS'],
    ['milk', 'DAIRY'],
    ['grape', 'DRINKS'],
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
            <div key={rack.map(([key]) => key).join()} className="relative pt-2">
              <div className="flex items-end justify-center gap-1 px-1">
                {rack.map(([key, category]) => (
                  <FridgeItemPicture
                    key={key}
                    itemId={key}
                    pictureKey={key}
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
