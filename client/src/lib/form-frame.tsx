import type { ReactNode } from 'react';
import { Banner } from '../ui/banner';
import type { FieldForm } from './use-field-form';

interface FormFrameProps {
  of: Pick<FieldForm<string>, 'form' | 'submit'>;
  /** What went wrong, or why one is here; null while there is nothing to say. */
  banner: string | null;
  /** The way out of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** Fields one below the other, under what is to be said of them all. */
export function FormFrame({ of: { form, submit }, banner, action, children }: FormFrameProps) {
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5"
    >
      {banner !== null && (
        <Banner tone="error" action={action}>
          {banner}
        </Banner>
      )}
      {children}
    </form>
  );
}
