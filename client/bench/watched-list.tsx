import { gql } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { Info, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { groupItems, type ListedRow, type ShownLine } from '../src/features/shopping/group-items';
import { useAmountText } from '../src/features/shopping/use-amount-text';
import type { Aisle } from '../src/graphql.generated';
import { Card } from '../src/ui/card';
import { Checkbox } from '../src/ui/checkbox';
import { IconButton } from '../src/ui/icon-button';
import { Progress } from '../src/ui/progress';

interface ListData {
  viewer: {
    id: string;
    household: {
      kitchen: { shoppingItems: (ListedRow & { checked: boolean })[]; aisles: Aisle[] };
    };
  } | null;
}

const listQuery = gql`
  query WatchedList {
    viewer {
      id
      household {
        kitchen {
          shoppingItems {
            id
            name
            quantity
            unit
            amountSaid
            product
            aisle
            recipeId
            recipeTitle
            position
            createdAt
            checked
          }
          aisles
        }
      }
    }
  }
`;

const checkMutation = gql`
  mutation WatchedCheck($ids: [ID!]!, $checked: Boolean!) {
    setShoppingItemsChecked(ids: $ids, checked: $checked) {
      ... on SetShoppingItemsCheckedPayload {
        items {
          id
          checked
        }
      }
    }
  }
`;

const nothingSettled: ReadonlySet<string> = new Set();

/** The list as it is commonly written: one query watched by one component, whose rows know nothing. */
export function WatchedList() {
  const { t } = useTranslation('shopping');
  const { data } = useQuery<ListData>(listQuery);
  const [check] = useMutation(checkMutation);
  const viewer = data?.viewer;
  if (!viewer) return null;
  const checked = new Set(
    viewer.household.kitchen.shoppingItems.flatMap((item) => (item.checked ? [item.id] : [])),
  );
  const tick = (line: ShownLine, next: boolean): void => {
    const ids = line.parts.map(({ id }) => id);
    const items = ids.map((id) => ({ __typename: 'ShoppingItem', id, checked: next }));
    void check({
      variables: { ids, checked: next },
      optimisticResponse: {
        setShoppingItemsChecked: { __typename: 'SetShoppingItemsCheckedPayload', items },
      },
    });
  };
  return (
    <div className="grid gap-6">
      <Progress label={t('progress')} value={checked.size} valueText={String(checked.size)} />
      {groupItems(
        viewer.household.kitchen.shoppingItems,
        'NONE',
        nothingSettled,
        viewer.household.kitchen.aisles,
      ).map((section) => (
        <Card key={section.key} padding="none" className="overflow-hidden">
          <ul>
            {section.lines.map((line) => (
              <Row
                key={line.key}
                line={line}
                checked={line.parts.every(({ id }) => checked.has(id))}
                onTick={(next) => tick(line, next)}
              />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

interface RowProps {
  line: ShownLine;
  checked: boolean;
  onTick: (checked: boolean) => void;
}

/** What the product's row draws. */
function Row({ line, checked, onTick }: RowProps) {
  const { t } = useTranslation('shopping');
  const amountText = useAmountText();
  const { name } = line;
  return (
    <li className="flex items-center gap-1 border-b border-line py-1.5 pl-4 [contain-intrinsic-block-size:auto_4.25rem] [content-visibility:auto] last:border-0">
      <Checkbox
        look="task"
        className="min-w-0 flex-1 [&_label>span:last-child]:flex-1"
        label={
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-lg">{name}</span>
            <span className="max-w-1/2 shrink-0 text-right font-semibold tabular-nums">
              {amountText.row(line)}
            </span>
          </span>
        }
        checked={checked}
        onChange={onTick}
      />
      <span className="flex shrink-0">
        <IconButton label={t('row.details', { name })} icon={Info} className="text-muted" />
        <IconButton label={t('row.delete', { name })} icon={Trash2} className="text-muted" />
      </span>
    </li>
  );
}
