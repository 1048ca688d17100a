import { expect, type Page } from '@playwright/test';
import { addMark, detail } from '#contract/boards/calls.ts';
import { callerOf, newPart, quote, request } from '../stage/callers.ts';
import { test } from '../stage/journey.ts';
import { memberPage, person, signIn } from '../stage/people.ts';

const rowOf = (page: Page, part: string) =>
  page.getByRole('main').getByRole('row', { name: new RegExp(part) });

test('domain 5: a request: bad input is said at its field, the draft is kept, it goes to recycle and comes back', async ({
  browser,
}) => {
  const page = await memberPage(browser, 'jonas@messwerk.test');
  await page.goto('/shopping-mall');
  await expect(page).toHaveURL(/\/shopping-mall\/new/);
  await page.goto('/shopping-mall/index');
  const form = page.getByRole('form', { name: 'Post a request' });
  const [model, count] = [
    form.getByLabel('Part number').first(),
    form.getByLabel('Quantity').first(),
  ];
  await expect(model).toBeVisible();

  await model.fill('型号');
  await count.fill('0');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(form.getByText('A part number has no Chinese characters.')).toBeVisible();
  await expect(model).toBeFocused();
  for (const wrong of ['0', '007', '1.5', '1e3', '-1']) {
    await count.fill(wrong);
    await expect(count).toHaveValue(wrong);
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(count).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText('A whole number above zero, no leading zero.')).toBeVisible();
  }

  // A typed draft survives a reload.
  const part = newPart('DRAFT');
  await model.fill(part);
  await count.fill('250');
  await form.getByLabel('Note').fill('Reels only');
  await page.reload();
  await expect(model).toHaveValue(part);
  await expect(count).toHaveValue('250');
  await expect(form.getByLabel('Note')).toHaveValue('Reels only');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/shopping-mall\/mine/);
  await expect(rowOf(page, part)).toContainText('none yet');

  await rowOf(page, part).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the request' }).click();
  await expect(rowOf(page, part)).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Recycle' }).click();
  await expect(page).toHaveURL(/\/shopping-mall\/recycle/);
  await expect(rowOf(page, part)).toContainText('may be reopened until');
  await rowOf(page, part).getByRole('button', { name: 'Reopen' }).click();
  await expect(rowOf(page, part)).toHaveCount(0);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^My requests/ })
    .click();
  await rowOf(page, part).getByRole('link', { name: part }).click();
  await expect(page).toHaveURL(/\/shopping-mall-detail\/[0-9a-f-]+\/WB-\d{6}-\d{4}/);
  // The form of the next request is empty again.
  await page.goto('/shopping-mall/index');
  await expect(form.getByLabel('Part number').first()).toHaveValue('');
});

test('domain 5: a quote is read by its two sides alone, counted until it is read, and noted in private', async ({
  browser,
}) => {
  const buyer = await memberPage(browser, 'lucia@norte.test');
  const [lucia, tao] = [await callerOf('lucia@norte.test'), await callerOf('tao@hexin.test')];
  const part = newPart('SIDES');
  const post = await request(lucia, { [part]: 40 });
  const sent = await quote(tao, post.id, '0.75');
  await tao.send(addMark, { on: 'post', id: post.id, mark: 'Their third request' });

  await buyer.goto('/shopping-mall/reply');
  const row = rowOf(buyer, part);
  await expect(row).toContainText('Unread');
  await row.getByRole('link', { name: part }).click();
  await expect(buyer).toHaveURL(`/shopping-mall-reply-detail/${sent.id}/${sent.no}`);
  await expect(buyer.getByRole('heading', { level: 1, name: sent.no })).toBeVisible();
  await buyer.getByRole('button', { name: 'Add a note' }).click();
  await buyer.getByLabel('Your note').fill('Ask for trays');
  await buyer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(buyer.getByText('The note is saved.')).toBeVisible();
  await buyer.goto('/shopping-mall/reply');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Unread');
  await buyer.goto(`/shopping-mall-detail/${post.id}/${post.no}`);
  await expect(buyer.getByRole('table', { name: `Quotes for ${part}` })).toBeVisible();
  await expect(buyer.getByText('Their third request')).toHaveCount(0);

  // Who quoted reads the own note and not the buyer's; a third seller finds nothing.
  const seller = await memberPage(browser, 'tao@hexin.test');
  await seller.goto(`/shopping-mall-reply-detail/${sent.id}/${sent.no}`);
  await expect(seller.getByText('The poster has yet to accept.')).toBeVisible();
  await expect(seller.getByText('Ask for trays')).toHaveCount(0);
  expect((await tao.send(detail, { id: post.id })).privateMark).toBe('Their third request');
  const other = await memberPage(browser, 'min@yunjing.test');
  await other.goto(`/shopping-mall-reply-detail/${sent.id}/${sent.no}`);
  await expect(other.getByText('No such quote, or you may not see it.')).toBeVisible();
});

test('domain 5: a quote is withdrawn by its seller, which its buyer reads, and given again', async ({
  browser,
}) => {
  const [lucia, tao] = [await callerOf('lucia@norte.test'), await callerOf('tao@hexin.test')];
  const part = newPart('BACK');
  const post = await request(lucia, { [part]: 40 });
  const sent = await quote(tao, post.id, '0.75');
  const page = `/shopping-mall-detail/${post.id}/${post.no}`;

  // On the request's own page, on a phone.
  const seller = await person(browser);
  await seller.setViewportSize({ width: 390, height: 844 });
  await signIn(seller, 'tao@hexin.test');
  await seller.goto(page);
  await expect(seller.getByText('You have quoted.')).toBeVisible();
  await seller.getByRole('button', { name: `Withdraw ${sent.no}` }).click();
  const dialog = seller.getByRole('dialog');
  await expect(dialog).toContainText('The buyer is told and can no longer accept it.');
  await dialog.getByRole('button', { name: 'Withdraw the quote' }).click();
  await expect(seller.getByText('You have withdrawn your quote.')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Send the quote' })).toBeVisible();

  const buyer = await memberPage(browser, 'lucia@norte.test');
  await buyer.goto('/shopping-mall/mine');
  await expect(rowOf(buyer, part)).toContainText('none yet');
  await buyer.goto(page);
  await expect(buyer.getByRole('table', { name: `Quotes for ${part}` })).toContainText('Withdrawn');

  // A new quote, withdrawn from the seller's own list.
  const again = await quote(tao, post.id, '0.7');
  await buyer.goto('/shopping-mall/mine');
  await expect(rowOf(buyer, part)).toContainText('1 quote');
  await seller.setViewportSize({ width: 1280, height: 900 });
  await seller.goto('/shopping-mall/reply');
  await seller.getByRole('radio', { name: 'Given' }).click();
  const withdraw = seller.getByRole('button', { name: `Withdraw ${again.no}` });
  await withdraw.click();
  await dialog.getByRole('button', { name: 'Withdraw the quote' }).click();
  await expect(withdraw).toHaveCount(0);
  await seller.goto(`/shopping-mall-reply-detail/${again.id}/${again.no}`);
  await expect(seller.getByText('This quote was withdrawn.')).toBeVisible();
});
