import { expect, test } from 'vitest';
import { toCsv } from './audit-csv.ts';

const row = {
  seq: 7,
  at: '2026-11-21T08:00:00.000Z',
  who: 'Lin Tao',
  what: 'order.receive',
  onKind: 'order',
  onId: 'id',
  onNo: 'TO-1',
  before: null,
  after: { state: 'received', note: 'a "b", c' },
  address: '10.0.0.7',
  hash: 'ab',
};

test('a row is written with its facts as JSON, quoted as RFC 4180 says', () => {
  const [head, line, end] = toCsv([row]).slice(1).split('\r\n');
  expect(head).toBe('seq,at,who,what,onKind,onId,onNo,before,after,address,hash');
  expect(line).toContain('"{""state"":""received"",""note"":""a \\""b\\"", c""}"');
  expect(end).toBe('');
});

test('a cell is never a formula of a sheet program', () => {
  for (const who of ['=cmd()', '+1', '-1', '@sum']) {
    expect(toCsv([{ ...row, who }])).toContain(`,'${who},`);
  }
});
