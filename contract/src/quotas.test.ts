import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Call, staffRoles } from './call.ts';

/** Ends of paths by which a call creates a record, says something to people or keeps a file. */
const CREATES =
  /\/(\w*[aA]dd\w*|send|order|upload|paste|reply|appeal|accept|give|giveMany|apply|counter|urgent|save|want|seller)$/;
/** They create nothing: a result or a passport is accepted, marks are set, an order's own next step is taken. */
const nothingNew = new Set([
  '/order/accept',
  '/passport/accept',
  '/wantBuy/addMark',
  '/surplusDeal/addMark',
]);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'schemas' in value;

async function everyCall(): Promise<Call[]> {
  const found: Call[] = [];
  for (const file of globSync('*/*calls.ts', { cwd: import.meta.dirname })) {
    const module = await import(join(import.meta.dirname, file));
    found.push(...Object.values(module as Record<string, unknown>).filter(isCall));
  }
  return found;
}

describe('the quota of a caller', () => {
  it('is declared by every command with which members or visitors create something', async () => {
    const staff: readonly string[] = staffRoles;
    const creating = (await everyCall()).filter(
      ({ kind, path, callers }) =>
        kind === 'command' &&
        CREATES.test(path) &&
        !path.startsWith('/ops/') &&
        !nothingNew.has(path) &&
        callers.some((caller) => !staff.includes(caller)),
    );
    expect(creating.length).toBeGreaterThan(30);
    const open = creating.filter((call) => call.perCaller === undefined);
    // Codes by mail are counted by their address and their recipient.
    expect(open.map(({ path }) => path).filter((path) => path !== '/mall/send/code')).toEqual([]);
  });

  it('is the same wherever its name is counted', async () => {
    const byGroup = new Map<string, string>();
    for (const { perCaller, path } of await everyCall()) {
      if (perCaller === undefined) continue;
      const said = JSON.stringify(perCaller);
      expect([path, byGroup.get(perCaller.group) ?? said]).toEqual([path, said]);
      byGroup.set(perCaller.group, said);
    }
  });
});
