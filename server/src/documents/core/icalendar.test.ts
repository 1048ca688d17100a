import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText, escapeText, foldLine } from './icalendar.ts';

const octets = (text: string): number => Buffer.byteLength(text, 'utf8');

describe('a content line', () => {
  it('is folded to 75 octets and unfolds to what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = escapeText(text);
        const folded = foldLine(line);
        expect(folded.split('\r\n').every((part) => octets(part) <= 75)).toBe(true);
        expect(folded.replace(/\r\n /g, '')).toBe(line);
      }),
    );
  });

  it('cannot be ended by a value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeText(text)).not.toMatch(/[\r\n]/);
      }),
    );
    expect(escapeText('a,b;c\\d\r\nEND:VEVENT')).toBe('a\\,b\\;c\\\\d\\nEND:VEVENT');
  });
});

describe('a calendar', () => {
  const at = new Date('2026-11-24T10:00:00Z');
  const event = {
    uid: 'x@assay',
    dueAt: at,
    summary: '验收, TO-261120-1001',
    description: '',
    url: 'https://assay.example/my-order-details/1',
    sequence: 3,
  };

  it('ends an event at the deadline and warns half a day before', () => {
    const text = calendarText({ name: 'Assay', events: [event], now: at });
    expect(text).toContain('DTEND:20261124T100000Z\r\n');
    expect(text).toContain('TRIGGER;RELATED=END:-PT12H\r\n');
    expect(text).toContain('SUMMARY:验收\\, TO-261120-1001\r\n');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('is whole without events', () => {
    const text = calendarText({ name: 'Assay', events: [], now: at });
    expect(text).not.toContain('VEVENT');
    expect(text.split('\r\n')).toHaveLength(10);
  });
});
