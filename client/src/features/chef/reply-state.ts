import type { ChatMessageStatus } from '../../graphql.generated';

/** The reply is still being written, by somebody somewhere. */
export const isPending = (status: ChatMessageStatus): boolean =>
  status === 'WAITING' || status === 'WRITING' || status === 'CHECKING';

const timeFormat = new Intl.DateTimeFormat('fr', { timeStyle: 'short', timeZone: 'Europe/Zurich' });

/** « 18:32 », where the household lives. */
export const timeOf = (moment: string): string => timeFormat.format(new Date(moment));
