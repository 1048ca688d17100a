/** A deadline, or a visit that has a beginning of its own, as a calendar shows it. */
export interface CalendarEvent {
  readonly uid: string;
  /** The beginning of a visit; a deadline is shown as the hour before it. */
  readonly startsAt?: Date;
  readonly dueAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** Rises with every change, so that calendars take the newer one. */
  readonly sequence: number;
}

export interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  readonly now: Date;
}

const OCTETS_MAX = 75;
const encoder = new TextEncoder();

/** Escapes a text value (RFC 5545 section 3.3.11). Other control characters are left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '');

/** Folds a content line to 75 octets, never within a character (RFC 5545 section 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const sign of line) {
    const width = encoder.encode(sign).length;
    if (octets + width > OCTETS_MAX) {
      parts.push('');
      // The blank before the continuation counts.
      octets = 1;
    }
    parts[parts.length - 1] += sign;
    octets += width;
  }
  return parts.join('\r\n ');
}

/** An instant as a UTC date-time, `20261124T100000Z`. */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const HOUR_MS = 3_600_000;

/** A visit, or the last hour before a deadline, with an alarm half a day before its end. */
const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utc(now)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${utc(event.startsAt ?? new Date(event.dueAt.getTime() - HOUR_MS))}`,
  `DTEND:${utc(event.dueAt)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${event.url}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(event.summary)}`,
  'TRIGGER;RELATED=END:-PT12H',
  'END:VALARM',
  'END:VEVENT',
];

/** Writes an iCalendar feed (RFC 5545), with CRLF after every line. */
export const calendarText = ({ name, events, now }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assay//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
