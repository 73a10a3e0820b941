/** One hour from `time` on `day`, as the clocks in Switzerland show it. */
export interface CalendarEvent {
  uid: string;
  /** YYYY-MM-DD */
  day: string;
  /** HH:MM */
  time: string;
  summary: string;
  description: string;
  url: string;
  /** The address of a PNG; null for none. */
  image: string | null;
}

const zone = 'Europe/Zurich';

/** The rules in force since 1996: the last Sundays of March and October, at one in the morning UTC. */
const zoneDefinition = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  `X-LIC-LOCATION:${zone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** RFC 5545, 3.3.11: what would end a value is escaped, and other control characters are not allowed. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const maximumOctets = 75;

/** RFC 5545, 3.1: no line is longer than 75 octets, and no character is torn apart. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maximumOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const stamp = (instant: Date): string =>
  instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const eventLines = (event: CalendarEvent, dtstamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${dtstamp}`,
  `DTSTART;TZID=${zone}:${event.day.replaceAll('-', '')}T${event.time.replace(':', '')}00`,
  'DURATION:PT1H',
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${event.url}`,
  // RFC 7986, 5.10
  ...(event.image === null
    ? []
    : [`IMAGE;VALUE=URI;DISPLAY=THUMBNAIL;FMTTYPE=image/png:${event.image}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** What calendar applications show of the calendar itself. */
export interface CalendarHead {
  name: string;
  description?: string;
}

/** The events as an iCalendar (RFC 5545) that calendar applications subscribe to. */
export function writeCalendar(
  { name, description }: CalendarHead,
  events: readonly CalendarEvent[],
  now: Date,
): string {
  const dtstamp = stamp(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Popote//Planning//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(description === undefined ? [] : [`X-WR-CALDESC:${escapeText(description)}`]),
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneDefinition,
    ...events.flatMap((event) => eventLines(event, dtstamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
