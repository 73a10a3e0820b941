import { Ellipsis, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { Sheet } from '../sheet';
import { TextField } from '../text-field';
import { useToast } from '../use-toast';
import { Row, Section } from './section';

type Open = 'dialog' | 'long' | 'confirm' | 'left' | 'right' | 'bottom' | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const toast = useToast();
  const is = (name: Open) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : null),
    closeLabel: 'Close',
  });
  return (
    <Section title="Overlays">
      <Row>
        {(['dialog', 'long', 'confirm', 'left', 'right', 'bottom'] as const).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
            {`Open ${name}`}
          </Button>
        ))}
        <Menu
          trigger={<IconButton label="More" icon={Ellipsis} variant="secondary" />}
          header={<p className="font-semibold">Camille Favre</p>}
          items={[
            { kind: 'link', label: 'Paramètres', icon: Settings, render: <a href="#settings" /> },
            { kind: 'choice', label: 'Par rayon', checked: true, onSelect: () => undefined },
            { kind: 'separator', id: 'a' },
            {
              kind: 'action',
              label: 'Supprimer',
              icon: Trash2,
              tone: 'danger',
              onSelect: () => undefined,
            },
          ]}
        />
        <Button onClick={() => toast({ title: 'Profil mis à jour avec succès' })}>Toast</Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Article supprimé',
              description: '2 kg de pommes',
              tone: 'info',
              action: { label: 'Annuler', onAction: () => undefined },
            })
          }
        >
          Toast with undo
        </Button>
      </Row>
      <Dialog
        {...is('dialog')}
        title="Ajouter un article"
        description="Une quantité, puis un nom."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              Annuler
            </Button>
            <Button>Ajouter</Button>
          </>
        }
      >
        <TextField label="Article" placeholder="2 kg de pommes" />
      </Dialog>
      <Dialog {...is('long')} size="lg" title="Gratin dauphinois à la manière de ma grand-mère">
        <ol className="list-decimal pl-6">
          {Array.from({ length: 40 }, (_, index) => (
            <li key={index}>Épluchez les pommes de terre, coupez-les en fines rondelles.</li>
          ))}
        </ol>
      </Dialog>
      <ConfirmDialog
        {...is('confirm')}
        title="Supprimer votre compte ?"
        description="Vos recettes, vos listes et votre frigo seront effacés pour toujours."
        confirmLabel="Supprimer"
        cancelLabel="Garder mon compte"
        onConfirm={() => setOpen(null)}
      />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Sheet key={side} {...is(side)} side={side} title={`Sheet ${side}`}>
          <p>Contents of the sheet.</p>
          <Button className="mt-4">Action</Button>
        </Sheet>
      ))}
    </Section>
  );
}
