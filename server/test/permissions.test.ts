import { expect, it } from 'vitest';
import { type Call, staffRoles } from '#contract/call.ts';
import { permissions } from '#contract/permissions.ts';
import { everyCall } from '#harness/every-call.ts';

/** Calls that only staff make. */
async function staffCalls(): Promise<Call[]> {
  const roles: readonly string[] = staffRoles;
  const calls = await everyCall();
  return calls.filter(({ callers }) => callers.every((one) => roles.includes(one)));
}

it('every operator call takes its callers from the table of permissions', async () => {
  const calls = await staffCalls();
  expect(calls.length).toBeGreaterThan(90);
  const rows = new Set<unknown>(Object.values(permissions));
  expect(calls.filter(({ callers }) => !rows.has(callers)).map(({ path }) => path)).toEqual([]);
});

it('every permission is needed by some operator call', async () => {
  const used = new Set<unknown>((await staffCalls()).map(({ callers }) => callers));
  const unused = Object.entries(permissions).filter(([, roles]) => !used.has(roles));
  expect(unused.map(([name]) => name)).toEqual([]);
});

it('no permission lets everybody in by an empty list, or names a role twice', () => {
  for (const [name, roles] of Object.entries(permissions)) {
    expect(roles.length, name).toBeGreaterThan(0);
    expect(new Set(roles).size, name).toBe(roles.length);
  }
});
