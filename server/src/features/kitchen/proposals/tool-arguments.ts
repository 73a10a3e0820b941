import { z } from 'zod';
import { lineInput } from '../../../graphql/text-input.js';

/** A text among a tool's arguments, on one line; a model breaks lines where it likes. @throws ZodError beyond `maximum` */
export const text = (maximum: number) =>
  z
    .string()
    .transform((value) => value.replace(/\s+/gu, ' '))
    .pipe(lineInput(maximum).min(1));

/** An argument that a model leaves out, or gives as null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
