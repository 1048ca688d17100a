import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffLinkOne, staffLinkUse } from '#contract/staff/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { readConfig } from '#server/kit/process/config.ts';
import { opsLogin } from '../contract/src/accounts/staff-calls.ts';
import { readStaffCommand, runStaffCommand } from './staff.ts';

let town: TestMarket;
let folder: string;

beforeEach(async () => {
  town = await openTestMarket();
  folder = mkdtempSync(join(tmpdir(), 'assay-staff-'));
});

afterEach(async () => {
  await town.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (words: readonly string[]) => {
  const command = readStaffCommand(words);
  if (command === null) throw new Error('no command');
  const config = readConfig({ DATA_DIR: folder, DEMO: '0', PUBLIC_URL: 'https://assay.example' });
  return runStaffCommand({ url: town.url, config }, command);
};

const add = ['add', '--email', 'Petr@Assay.test', '--name', 'Petr Havel'];
const tokenOf = (lines: readonly string[]) => lines[1]?.split('#')[1] ?? '';
const audited = async () => {
  const { rows } = await town.market.database.pool.query<{ body: string }>(
    'select body from operator.audit order by seq',
  );
  return rows.map(({ body }) => body).join('\n');
};

describe('npm run staff', () => {
  it('invites an administrator where one is alone, who then chooses a password', async () => {
    await town.staff('Ines', ['admin']);
    const lines = await run(add);
    expect(lines[1]).toMatch(/^https:\/\/assay\.example\/ops\/link#[\w-]{43}$/);
    const visitor = town.visitor('Petr');
    const token = tokenOf(lines);
    expect(await visitor.send(staffLinkOne, { token })).toEqual({
      purpose: 'join',
      email: 'petr@assay.test',
      name: 'Petr Havel',
      roles: ['admin'],
    });
    await visitor.send(staffLinkUse, { token, newPassword: 'a long sentence of one’s own' });
    expect(await audited()).toContain('staff.inviteOnServer');
    await expect(run(['reset', '--email', 'ines@harness.test'])).rejects.toMatchObject({
      code: 'staff.wrongState',
    });
    await expect(run([...add.slice(0, 2), 'x@assay.test', '--name', 'X'])).rejects.toMatchObject({
      code: 'staff.wrongState',
    });
  });

  it('resets the only administrator: new password, no second factor, no session', async () => {
    const ines = await town.staff('Ines', ['admin']);
    const lines = await run(['reset', '--email', 'ines@harness.test']);
    expect(
      await ines.send(opsLogin, { email: 'ines@harness.test', password: 'Harness2026' }),
    ).toMatchObject({ totp: 'enrol' });
    const token = tokenOf(lines);
    const visitor = town.visitor('Ines');
    const session = await visitor.send(staffLinkUse, {
      token,
      newPassword: 'a long sentence of one’s own',
    });
    expect(session.totp).toBe('enrol');
    expect(await audited()).toContain('staff.resetOnServer');
  });

  it('refuses addresses in use, people who are no administrators, and other words', async () => {
    await town.staff('Ines', ['admin']);
    await town.staff('Lin', ['qc']);
    await run(add);
    await expect(run(add)).rejects.toMatchObject({ code: 'staff.emailTaken' });
    await expect(run(['reset', '--email', 'lin@harness.test'])).rejects.toMatchObject({
      code: 'notFound',
    });
    for (const words of [
      [],
      ['add'],
      ['add', '--email', 'x@y.zz'],
      ['drop', '--email', 'x@y.zz'],
    ]) {
      expect(readStaffCommand(words)).toBeNull();
    }
    expect(readStaffCommand([...add, '--password', 'x'])).toBeNull();
  });
});
