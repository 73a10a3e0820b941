import type { ReactNode } from 'react';
import { PageHeading } from './page-heading';
import { Card } from '../ui/card';

interface PageCardProps {
  title: string;
  text?: string;
  picture?: ReactNode;
  children?: ReactNode;
}

/** The frame of a small page that stands alone: one card, one thing to do. */
export function PageCard({ title, text, picture, children }: PageCardProps) {
  return (
    <main className="mx-auto grid w-full max-w-md flex-1 grid-cols-1 content-center px-4 py-8 *:min-w-0">
      <Card padding="lg" className="grid grid-cols-1 gap-5 [&>svg]:max-w-full">
        {picture}
        <div>
          <PageHeading title={title} className="text-3xl" />
          {text !== undefined && <p className="mt-2 text-muted">{text}</p>}
        </div>
        {children}
      </Card>
    </main>
  );
}
