import { type Browser, expect, type Page } from '@playwright/test';
import type { Session } from '#contract/accounts/schemas.ts';
import * as accounts from '#contract/accounts/staff-calls.ts';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import type { StaffRole } from '#contract/call.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { opsWorkRelease } from '#contract/operator/work-calls.ts';
import * as orders from '#contract/orders/calls.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { staffDeactivate, staffLinkUse, staffList, staffRequest } from '#contract/staff/calls.ts';
import { Caller, totpCode } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import * as steps from '../../tools/deal/steps.ts';
import { markNext, withinLimit } from './browser/key-times.ts';
import { callerOf } from './callers.ts';
import { deskOf, shipTo } from './cast.ts';
import { market } from './market.ts';
import { mailsTo, person } from './people.ts';

const PASSWORD = 'a sentence for one day';
const OPS_KEY = 'assay-ops-session';
const CODE_MS = 30_000;

/** Returns who sits at a browser of the staff, as a caller. */
export async function callerAt(page: Page, name: string): Promise<Caller> {
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', OPS_KEY);
  return new Caller(name, over(market())).signedIn(JSON.parse(kept) as Session);
}

/** A member of staff for one journey, whose work is nobody else's. */
export interface Colleague {
  readonly page: Page;
  readonly name: string;
  readonly email: string;
  /** Calls that the page itself was refused: a menu that leads to one is wrong. */
  readonly refused: readonly string[];
  /** Ends their access, so that later journeys find the desk as it was. */
  leave(): Promise<void>;
}

interface Administrators {
  readonly first: Caller;
  readonly second: Caller;
}

const administrators = async (): Promise<Administrators> => ({
  first: await deskOf('admin@assay.test'),
  second: await deskOf('admin2@assay.test'),
});

/** Two administrators invite somebody; returns the secret of the authenticator that they add. */
async function join(
  { first, second }: Administrators,
  page: Page,
  given: { email: string; name: string; role: StaffRole },
): Promise<string> {
  const { email, name, role } = given;
  const asked = { email, name, roles: [role], reason: 'One more at this desk' };
  const { approvalId } = await first.send(staffRequest, { kind: 'staff.invite', ...asked });
  const { list } = await second.send(opsApprovalList, { kinds: ['staff.invite'], pageSize: 50 });
  const found = list.find(({ id }) => id === approvalId);
  if (!found) throw new Error(`no request to invite ${email}`);
  await second.send(opsApprovalApprove, { id: found.id, version: found.version });
  let token = '';
  await expect(async () => {
    const [mail] = await mailsTo(page, email);
    token = /\/ops\/link#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass();
  const caller = new Caller(email, over(market()));
  caller.signedIn(await caller.send(staffLinkUse, { token, newPassword: PASSWORD }));
  const { secret } = await caller.send(accounts.totpEnrol, {});
  await caller.send(accounts.totpVerify, { code: totpCode(secret, new Date()) });
  return secret;
}

/** Has somebody new sign in at a desk with password and authenticator, as on each morning. */
export async function beginDay(
  browser: Browser,
  { name, role }: { name: string; role: StaffRole },
): Promise<Colleague> {
  const admins = await administrators();
  const page = await person(browser);
  const email = `${role}.${Date.now().toString(36)}@assay.test`;
  const secret = await join(admins, page, { email, name, role });
  await page.goto('/ops/login');
  await page.getByLabel('Work e-mail').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // The code of the moment was used when the authenticator was added.
  const next = new Date(Date.now() + CODE_MS);
  await page.getByRole('textbox', { name: 'Authenticator code' }).fill(totpCode(secret, next));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work queues' })).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  return {
    page,
    name,
    email,
    refused,
    leave: async () => {
      const { staff } = await admins.first.send(staffList, {});
      const id = staff.find((one) => one.email === email)?.id ?? '';
      await admins.first.send(staffDeactivate, { id, reason: 'The day is over' });
    },
  };
}

/** Opens every entry of the menu by a click; each shows its page, some without the menu. */
export async function walkMenu({ page, refused }: Colleague): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const [index, target] of targets.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL((url) => url.pathname === target?.split('?')[0]);
    await expect(page.getByRole('heading', { level: 1 }), `${target}`).toBeVisible();
    await page.goto('/ops');
    await expect(links).toHaveCount(targets.length);
  }
  expect(refused).toEqual([]);
}

/** Returns the figure beside an entry of the menu. */
export async function menuCount(page: Page, entry: string): Promise<number> {
  const link = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: new RegExp(`^${entry}`) });
  return Number(/\d+$/.exec((await link.textContent()) ?? '')?.[0] ?? 0);
}

/** Shows open work that mentions a text, and returns its table. */
export async function narrow(page: Page, text: string) {
  await page.goto('/ops');
  await page.getByLabel('Number, company, part').fill(text);
  await page.keyboard.press('Enter');
  return page.getByRole('table', { name: 'Due next' });
}

/** Takes the first row by keyboard and opens it; returns the milliseconds until it was marked. */
export async function takeNext(page: Page, text: string): Promise<number> {
  const took = await withinLimit(async () => {
    const table = await narrow(page, text);
    await expect(table.getByRole('row').filter({ hasText: text })).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(2);
    await page.locator('h1').click();
    const marked = await markNext(page);
    expect(marked.isMarked).toBe(true);
    return marked.took;
  });
  const row = page.getByRole('table', { name: 'Due next' }).getByRole('row').nth(1);
  // Narrow screens show who is on it at another place of the row.
  const own = row.getByText('You', { exact: true }).filter({ visible: true });
  // The key lets go of one's own work.
  if ((await own.count()) === 0) await page.keyboard.press('c');
  await expect(own).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Who is on it' })).toContainText(
    'You are on it until',
  );
  return took;
}

/** Hands the open record to a colleague with a note; returns its number. */
export async function handOver(page: Page, to: string, note: string): Promise<string> {
  const bar = page.getByRole('region', { name: 'Who is on it' });
  await bar.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog', { name: /^Hand over/ });
  const title = (await dialog.getByRole('heading').first().textContent()) ?? '';
  await dialog.getByLabel('Colleague').selectOption({ label: to });
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(bar.getByText(`${to} is on it`)).toBeVisible();
  return title.replace('Hand over ', '');
}

/** Opens what was handed over from the colleague's own work; the note is there. */
export async function openHanded(page: Page, ref: string, note: string): Promise<void> {
  await page.goto('/ops');
  await page.getByLabel('Whose work').selectOption({ label: 'Mine' });
  const table = page.getByRole('table', { name: 'Due next' });
  const row = table.getByRole('row').filter({ hasText: ref });
  await row.getByRole('link', { name: ref }).first().click();
  const bar = page.getByRole('region', { name: 'Who is on it' });
  await expect(bar).toContainText('You are on it until');
  await expect(bar.getByText(note)).toBeVisible();
}

/** Work on a record is done: no queue lists it. */
export async function expectDone(page: Page, ref: string): Promise<void> {
  await narrow(page, ref);
  await expect(page.getByText('No work fits this filter.')).toBeVisible();
}

/** Releases the work of a desk that an earlier attempt left: its claims outlive it by 15 minutes. */
export async function releaseWork(email: string): Promise<void> {
  const desk = await deskOf(email);
  const { tasks } = await desk.send(opsQueues, { claimed: 'mine', pageSize: 50 });
  for (const { record, ref } of tasks) await desk.send(opsWorkRelease, { record, ref });
}

/** The day ends without work that was taken and left. */
export async function expectNothingMine(page: Page): Promise<void> {
  await page.goto('/ops');
  await page.getByLabel('Whose work').selectOption({ label: 'Mine' });
  await expect(page.getByText('You have taken no work.')).toBeVisible();
}

/** An order on its way to the dock, without a browser; the part is nobody else's. */
export async function inboundOrder(mpn: string, trackingNo: string, tests: TestCode[] = []) {
  const buyer = await callerOf('jonas@messwerk.test');
  const seller = await callerOf('tao@hexin.test');
  const cast = { buyer, seller } as unknown as steps.Cast;
  const { reply } = await steps.askAndQuote(cast, [
    { mpn, manufacturer: 'Texas Instruments', quantity: 500, unitPrice: '0.095', dateCode: '2421' },
  ]);
  let order = await steps.accept(cast, reply.id, {
    shipTo: { ...shipTo, carrier: 'DHL' },
    goodsType: 'originalUnder3',
    tests,
  });
  order = await steps.confirm(cast, order);
  order = await steps.pay(cast, order);
  await steps.ship(cast, order, { carrier: 'SF', trackingNo });
  return { buyer, seller, order: await buyer.send(orders.orderOne, { id: order.id }) };
}

/** An order whose goods lie at the dock, counted in full. */
export async function receivedOrder(mpn: string, trackingNo: string, tests: TestCode[] = []) {
  const placed = await inboundOrder(mpn, trackingNo, tests);
  const warehouse = await deskOf('warehouse@assay.test');
  const cast = { ...placed, warehouse } as unknown as steps.Cast;
  await steps.receive(cast, placed.order, { location: 'C-02-3' });
  return placed;
}
