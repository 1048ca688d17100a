import { expect } from '@playwright/test';
import { login } from '#contract/accounts/calls.ts';
import { feedbackAdd } from '#contract/cases/calls.ts';
import { mailSet } from '#contract/messages/calls.ts';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { Caller } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { DEMO_PASSWORD } from '../../tools/demo/people.ts';
import { badge } from '../stage/badge.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { anotherTab, deskPage, memberPage, person, signIn, signInStaff } from '../stage/people.ts';
import { PASSWORD, registered } from '../stage/registering.ts';

const BUYER = 'lucia@norte.test';

test('a notice to all is written, published by a second person, read at once and withdrawn', async ({
  browser,
}) => {
  const [writer, checker, buyer] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  const title = `The dock is closed ${Date.now()}`;
  await signIn(buyer, BUYER);
  await buyer.goto('/message-center?box=noticeBox');
  const box = buyer.getByRole('main');
  await expect(box.getByRole('tab', { name: /^Notices/ })).toBeVisible();

  await signInStaff(writer, 'content@assay.test');
  await writer.goto('/ops/notices');
  await writer.getByRole('button', { name: 'Write a notice' }).click();
  const form = writer.getByRole('dialog');
  await form.getByRole('radio', { name: 'Chinese' }).click();
  await form.getByRole('button', { name: 'Save draft' }).click();
  // English is what all others read: the form turns to it.
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Text' }).fill('From 1 October.\nBack on 9 October.');
  await form.getByRole('radio', { name: 'French' }).click();
  await expect(form.getByRole('region', { name: 'Preview: French' })).toContainText(title);
  expect(await axeViolations(writer)).toEqual([]);
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(writer.getByText('The draft is saved.')).toBeVisible();
  await writer.getByRole('button', { name: `Open: ${title}` }).click();
  await expect(writer.getByRole('dialog')).toContainText('You wrote this notice');
  await expect(writer.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  await signInStaff(checker, 'support@assay.test');
  await checker.goto('/ops/notices');
  await checker.getByRole('button', { name: `Open: ${title}` }).click();
  const notice = checker.getByRole('dialog');
  await notice.getByRole('button', { name: 'Publish' }).click();
  await expect(notice).toContainText(/it goes to \d+ accounts. It is sent at once./);
  expect(await axeViolations(checker)).toEqual([]);
  await notice.getByRole('button', { name: 'Publish' }).click();
  await expect(checker.getByText('The notice is published.')).toBeVisible();

  // The buyer's page stands open: it is told, without a reload.
  const line = box.getByRole('button', { name: new RegExp(title) });
  await expect(line).toBeVisible();
  await line.click();
  await expect(box.getByRole('article')).toContainText('Back on 9 October.');
  await expect(line).not.toContainText(/unread/i);
  await checker.reload();
  await checker.getByRole('button', { name: `Open: ${title}` }).click();
  await expect(notice.locator('dt', { hasText: 'Read' }).locator('+ dd')).toHaveText('1');

  await notice.getByRole('button', { name: 'Withdraw' }).click();
  await notice.getByRole('textbox', { name: 'Why it was withdrawn' }).fill('The date was wrong.');
  await notice.getByRole('button', { name: 'Withdraw' }).click();
  await expect(checker.getByText('The notice is withdrawn.')).toBeVisible();
  await expect(line).toBeHidden();
});

test('an open page is notified at once: badge and list rise without a reload, and fall again', async ({
  browser,
}) => {
  // An account of its own: nobody else makes it be told of anything.
  const { page, email } = await registered(browser, 'told');
  const buyer = await callerOf(email, PASSWORD);
  const main = page.getByRole('main');
  const stream = page.waitForResponse((reply) => reply.url().endsWith('/events'));
  await page.goto('/message-center');
  expect((await stream).status()).toBe(200);
  const rows = main.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(main.getByRole('tab', { name: /^Orders and money/ })).toBeVisible();
  const before = (await buyer.send(msgBoxUnReadNum, {})).allUnread;
  await expect.poll(() => badge(page)).toBe(before);
  const post = await request(buyer, { [newPart('TOLD')]: 100 });
  await quote(await callerOf('min@yunjing.test'), post.id, '0.09');
  await expect.poll(() => badge(page)).toBe(before + 1);
  await expect(rows.first()).toContainText('New quote for your request');

  // Another tab reads it: this one hears that too.
  const other = await anotherTab(page.context());
  await other.goto('/message-center');
  const message = other.getByRole('main').getByRole('list', { name: 'Messages' });
  await message.getByRole('button', { name: /New quote for your request/ }).click();
  await expect.poll(() => badge(page)).toBe(before);
});

test('a desk sees work come without asking', async ({ browser }) => {
  const staff = await deskPage(browser, 'support@assay.test');
  const stream = staff.waitForResponse((reply) => reply.url().endsWith('/events'));
  await staff.goto('/ops/cases');
  expect((await stream).status()).toBe(200);
  const entry = staff.getByRole('navigation').getByRole('link', { name: /^Cases/ });
  const main = staff.getByRole('main');
  // Cases that do not match the filter stay out of the list.
  const name = `Ada Novak ${Date.now()}`;
  await main.getByRole('textbox', { name: /Number, name, company/ }).fill(name);
  await main.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(main.getByText('No case fits.')).toBeVisible();
  const visitor = new Caller('visitor', over(market()));
  const words = { topic: 'idea', text: 'The figures align well.', name } as const;
  await visitor.send(feedbackAdd, { ...words, email: `ada${Date.now()}@novak.test` });
  await expect(main.getByRole('row').filter({ hasText: name })).toBeVisible();
  // The menu counts as the server does, whoever else brings work meanwhile.
  const session = await staff.evaluate(() => localStorage.getItem('assay-ops-session') ?? '');
  const desk = new Caller('support', over(market())).signedIn(JSON.parse(session));
  await expect(async () => {
    const { counts } = await desk.send(opsQueues, {});
    const count = counts.find(({ queue }) => queue === 'cases')?.count;
    await expect(entry).toContainText(new RegExp(`\\D${count}$`), { timeout: 1000 });
  }).toPass();
});

test('spec 8: network failure: a press while offline is reported once, and made again from there', async ({
  browser,
}) => {
  const member = new Caller(BUYER, over(market()));
  const given = { username: BUYER, password: DEMO_PASSWORD, agree: true } as const;
  member.signedIn(await member.send(login, given));
  await member.send(mailSet, { topic: 'progress', mail: true });
  const page = await memberPage(browser, BUYER);
  await page.goto('/personal-center');
  const main = page.getByRole('main');
  const progress = main.getByRole('checkbox', { name: /^Progress of orders/ });
  await expect(progress).toBeChecked();
  await page.context().setOffline(true);
  await progress.click();
  const toasts = page.getByRole('status').filter({ hasText: 'Network error' });
  await expect(toasts).toHaveCount(1);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await page.context().setOffline(false);
  await toasts.getByRole('button', { name: 'Try again' }).click();
  await expect(progress).not.toBeChecked();
  await expect(page.getByText('The setting is saved')).toBeVisible();
  await page.reload();
  await expect(progress).not.toBeChecked();
});

test('spec 8: other codes: a refusal is reported once with the server’s message, at its place', async ({
  browser,
}) => {
  const page = await memberPage(browser, BUYER);
  await page.goto('/personal-center');
  const refusal = { code: 409, msg: 'This was changed.', data: { fail: 'x' } };
  await page.route('**/msgBox/mailSet', (route) => route.fulfill({ json: refusal }));
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^New messages in an order/ })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'This was changed.' })).toHaveCount(1);
  await expect(page.getByText('This was changed.')).toHaveCount(1);
});
