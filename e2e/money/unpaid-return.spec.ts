import { expect, type Page } from '@playwright/test';
import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import { opsBankStatementOne } from '#contract/bank/calls.ts';
import {
  opsPayoutFileMake,
  opsPayoutFileOne,
  opsPayoutFileRelease,
  opsPayoutReady,
} from '#contract/bank/payout-calls.ts';
import { opsBankReturnPropose } from '#contract/bank/return-calls.ts';
import { deskOf } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { announce, importFile, lastClosing, statementOf } from '../stage/money/bank.ts';
import { deskPage } from '../stage/people.ts';

const IBAN = 'EE382200221020145685';

/** A payment of a third party that two people send back in a released file; returns its payer and line. */
async function sentBack(page: Page) {
  const [maker, checker] = [
    await deskOf('finance@assay.test'),
    await deskOf('finance2@assay.test'),
  ];
  const stamp = Date.now();
  const [no = ''] = await announce(page, `Spree ${stamp} GmbH`, ['310.00']);
  const day = new Date().toISOString().slice(0, 10);
  const payer = `Nordic ${stamp} OU`;
  const line = [day, '310.00', payer, no, `T${no}`, IBAN] as const;
  await importFile(page, 'third.csv', statementOf(await lastClosing(page), [line]));
  await expect(page).toHaveURL(/\/ops\/bank\/[0-9a-f-]{36}$/);
  const statement = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { lines } = await maker.send(opsBankStatementOne, { id: statement });
  const [{ id, version } = { id: '', version: 0 }] = lines;
  const reason = 'Only the company itself may pay';
  await maker.send(opsBankReturnPropose, { id, version, reason, item: null });
  const asked = await checker.send(opsApprovalList, { kinds: ['bank.return'], subjectId: id });
  await checker.send(opsApprovalApprove, asked.list[0] ?? { id: '', version: 0 });
  const { list } = await maker.send(opsPayoutReady, {});
  const ids = list.filter(({ payee }) => payee === payer).map((one) => one.id);
  const file = await maker.send(opsPayoutFileMake, { ids });
  await checker.send(opsPayoutFileRelease, (await checker.send(opsPayoutFileOne, file)).file);
  return { payer, address: `/ops/bank/${statement}?line=${id}` };
}

test('two people record that the bank never paid a payment that goes back', async ({ browser }) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const checker = await deskPage(browser, 'finance2@assay.test');
  const { payer, address } = await sentBack(maker);

  // The queue leads to it; a reason is needed.
  await maker.goto('/ops');
  await maker.getByRole('searchbox', { name: 'Number, company, part' }).fill(payer);
  await maker
    .getByRole('row', { name: new RegExp(payer) })
    .getByRole('link')
    .first()
    .click();
  const own = maker.getByRole('region', { name: /^Line \d/ });
  await expect(own.getByRole('heading', { name: 'sent', exact: true })).toBeVisible();
  const ask = async (reason: string) => {
    await own.getByRole('button', { name: 'The bank did not pay it' }).click();
    const field = own.getByRole('textbox', { name: /How you know/ });
    if (reason === '') {
      await own.getByRole('button', { name: 'Send for approval' }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await own.getByRole('button', { name: 'Back' }).click();
      return;
    }
    await field.fill(reason);
    await own.getByRole('button', { name: 'Send for approval' }).click();
    await expect(own.getByText('Another colleague decides it.')).toBeVisible();
  };
  await ask('');
  await ask('It is on no statement');

  // The second person asks back: the maker reads why, and asks again.
  await checker.goto(address);
  const decision = checker.getByRole('region', { name: /^Line \d/ });
  await decision.getByRole('textbox').fill('Who at the bank says so?');
  await decision.getByRole('button', { name: /Send back to/ }).click();
  await expect(decision.getByText('Who at the bank says so?')).toBeVisible();
  await maker.reload();
  await expect(own.getByText('The last request came back: Who at the bank says so?')).toBeVisible();
  await ask('Ms Kask of the payments desk');
  await checker.reload();
  const approve = decision.getByRole('button', {
    name: 'Approve that the bank did not pay USD 310.00',
  });
  await expect(approve).toBeDisabled();
  await decision.getByRole('checkbox', { name: /I asked the bank/ }).check();
  await approve.click();
  await expect(
    decision.getByRole('heading', { name: 'not paid, or sent back by the bank' }),
  ).toBeVisible();
  await expect(decision.getByText('Why it was not paid, or came back')).toBeVisible();

  // It may be kept after all: the line of the payment is open again.
  await decision.getByRole('button', { name: 'Do not send back' }).click();
  await decision.getByRole('textbox').fill('The payer sent a letter');
  await decision.getByRole('button', { name: 'Do not send back' }).click();
  await expect(decision.getByRole('button', { name: 'Send back to the payer' })).toBeVisible();
});
