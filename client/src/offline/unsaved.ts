// What this page has read or changed since the device last kept it.
let revision = 0;
let savedRevision = 0;
let readAt: Readonly<Record<string, number>> = {};

export const unsavedRevision = (): number => revision;
export const isUnsaved = (): boolean => savedRevision < revision;

/** When fields of the viewer were read, of which the device may not know yet, in milliseconds since 1970. */
export const lastRead = (): Readonly<Record<string, number>> => readAt;

/** Takes note of an answer, with the field it has read whole, or of what the person did, that the device does not keep yet. */
export function noteUnsaved(field: string | null = null): void {
  revision += 1;
  if (field !== null) readAt = { ...readAt, [field]: Date.now() };
}

/** All that had been read at this revision is kept now. */
export function noteSaved(atRevision: number): void {
  savedRevision = atRevision;
}

/** Nothing of what was read is to be kept. */
export function forgetUnsaved(): void {
  savedRevision = revision;
  readAt = {};
}
