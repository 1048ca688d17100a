import { expect, test } from 'vitest';
import { READER_EXPIRES_MS } from '#contract/operator/work-calls.ts';
import { Presence } from './presence.ts';

const start = new Date('2026-11-23T02:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const li = { id: 'li', name: 'Li', record: 'order', ref: 'TO-1' } as const;
const mei = { id: 'mei', name: 'Mei', record: 'order', ref: 'TO-1' } as const;

test('readers are shown to others and not to themselves', () => {
  const presence = new Presence();
  presence.note(li, start);
  expect(presence.list(start, 'mei')).toEqual([{ record: 'order', ref: 'TO-1', readers: ['Li'] }]);
  expect(presence.list(start, 'li')).toEqual([]);
  presence.note(mei, start);
  expect(presence.list(start, 'ann')[0]?.readers).toEqual(['Li', 'Mei']);
});

test('a reader is forgotten well within 30 seconds of the last beat', () => {
  const presence = new Presence();
  presence.note(li, start);
  presence.note(mei, later(READER_EXPIRES_MS - 1));
  expect(READER_EXPIRES_MS).toBeLessThan(30_000);
  expect(presence.list(later(READER_EXPIRES_MS), 'ann')[0]?.readers).toEqual(['Mei']);
  presence.note(li, later(READER_EXPIRES_MS));
  expect(presence.list(later(READER_EXPIRES_MS + 1), 'ann')[0]?.readers).toEqual(['Li', 'Mei']);
});

test('memory stays bounded: the readers longest unseen are forgotten first', () => {
  const presence = new Presence();
  for (let count = 0; count < 2100; count += 1) {
    presence.note({ ...li, ref: `TO-${count}` }, start);
  }
  const refs = presence.list(start, 'ann').map(({ ref }) => ref);
  expect(refs).toHaveLength(2000);
  expect(refs).not.toContain('TO-0');
  expect(refs).toContain('TO-2099');
});
