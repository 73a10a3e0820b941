import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'p';
  children: ReactNode;
}

/** Spoken but not shown. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className="sr-only">{children}</Tag>;
}
