import { Bell, Ellipsis, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { Popover } from '../popover';
import { Select } from '../select';
import { Sheet } from '../sheet';
import { Splash } from '../splash';
import { TextField } from '../text-field';
import { Tooltip } from '../tooltip';
import { useToast } from '../use-toast';
import { sample } from './sample.fr';
import { Row, Section } from './section';

const names = ['dialog', 'long', 'confirm', 'left', 'right', 'bottom', 'splash'] as const;
type Name = (typeof names)[number];

export function Overlays() {
  const [open, setOpen] = useState<Name | null>(null);
  const [category, setCategory] = useState<string | null>('0');
  const toast = useToast();
  const is = (name: Name) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : null),
    closeLabel: 'Close',
  });
  return (
    <Section title="Overlays">
      <Row>
        {names.map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
            {`Open ${name}`}
          </Button>
        ))}
      </Row>
      <Row>
        <Menu
          trigger={<IconButton label="More" icon={Ellipsis} variant="secondary" />}
          header={<p className="font-semibold">{sample.people[0]}</p>}
          items={[
            { kind: 'link', label: 'Settings', icon: Settings, render: <a href="#settings" /> },
            { kind: 'choice', label: 'By aisle', checked: true, onSelect: () => undefined },
            { kind: 'separator', id: 'before-delete' },
            {
              kind: 'action',
              label: 'Delete',
              icon: Trash2,
              tone: 'danger',
              onSelect: () => undefined,
            },
          ]}
        />
        <Popover trigger={<IconButton label="News" icon={Bell} badge={2} />} title="News">
          <p>{sample.body}</p>
        </Popover>
        <Tooltip text={sample.standfirst}>
          <IconButton label="With a tooltip" icon={Settings} />
        </Tooltip>
        <Button onClick={() => toast({ title: 'Profile saved' })}>Toast</Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Item deleted',
              description: sample.figures,
              tone: 'info',
              action: { label: 'Undo', onAction: () => toast({ title: 'Item is back' }) },
            })
          }
        >
          Toast with undo
        </Button>
      </Row>
      <Dialog
        {...is('dialog')}
        title="Add an item"
        description={sample.standfirst}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button>Add</Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <TextField label="Item" placeholder="2 kg" />
          <Select
            label="Category in a dialog"
            value={category}
            onChange={setCategory}
            options={sample.categories.map((label, index) => ({ value: String(index), label }))}
          />
        </div>
      </Dialog>
      <Dialog {...is('long')} size="lg" title={sample.longTitle}>
        <ol className="list-decimal pl-6">
          {Array.from({ length: 40 }, (_, index) => (
            <li key={index}>{sample.body}</li>
          ))}
        </ol>
      </Dialog>
      <ConfirmDialog
        {...is('confirm')}
        title={sample.question}
        description={sample.consequence}
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={() => setOpen(null)}
      />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Sheet key={side} {...is(side)} side={side} title={`Sheet ${side}`}>
          <p>{sample.body}</p>
          <Button className="mt-4">Action</Button>
        </Sheet>
      ))}
      {open === 'splash' ? <Splash label="Popote" tagLine={sample.tagLine} /> : null}
    </Section>
  );
}
