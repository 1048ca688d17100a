import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import {
  opsWithdrawalOne,
  opsWithdrawalPrepare,
  opsWithdrawalSend,
} from '#contract/wallet/withdrawal-calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { deskOf } from '../stage/cast.ts';
import { test } from '../stage/journey.ts';
import { market } from '../stage/market.ts';
import { makePayoutFile, releasePayoutFile } from '../stage/money/bank.ts';
import { expectZeroTrial } from '../stage/money/ledger.ts';
import { asMember, recharged, withdraw } from '../stage/money/suspicions.ts';
import { deskPage } from '../stage/people.ts';

/** A company that has just come applies for a withdrawal; returns it with the browser of the company. */
async function applied(browser: Browser, name: string, amount: string) {
  const company = `${name} ${Date.now()} GmbH`;
  const payer = await recharged(browser, company, ['2000.00']);
  const withdrawal = await withdraw(payer, company, amount);
  return { withdrawal, page: await asMember(payer) };
}

/** Finance requests the approval of a withdrawal; returns the request, which waits for another person. */
async function prepare({ id, version }: Withdrawal) {
  const maker = await deskOf('finance@assay.test');
  const { approval } = await maker.send(opsWithdrawalPrepare, {
    id,
    version,
    note: 'Called the company.',
  });
  if (approval === null) throw new Error('no approval is requested');
  return { id: approval.id, version: approval.version };
}

/** Two people of finance approve a withdrawal; returns what finance may do next to it. */
async function approve(withdrawal: Withdrawal): Promise<{ id: string; version: number }> {
  const checker = await deskOf('finance2@assay.test');
  await checker.send(opsApprovalApprove, await prepare(withdrawal));
  const { id, version } = await checker.send(opsWithdrawalOne, { id: withdrawal.id });
  return { id, version };
}

/** Two people approve a withdrawal, and its transfer is recorded: the bank has not confirmed it. */
async function send(withdrawal: Withdrawal): Promise<void> {
  const maker = await deskOf('finance@assay.test');
  const bankReference = `OUT-${withdrawal.no}`;
  const sentOn = new Date().toISOString().slice(0, 10);
  await maker.send(opsWithdrawalSend, {
    ...(await approve(withdrawal)),
    bankReference,
    sentOn,
  });
}

/** Opens a withdrawal at the desk of finance. */
async function openAtDesk(desk: Page, { id }: Withdrawal): Promise<Locator> {
  await desk.goto(`/ops/withdrawals?id=${id}`);
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Checks' })).toBeVisible();
  return drawer;
}

/** Opens a withdrawal as its member reads it. */
async function openAsMember(page: Page, { id, no }: Withdrawal): Promise<void> {
  await page.goto(`/buyer-log-detail/cash/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
}

/** Refuses an open withdrawal with a reason. */
async function refuse(drawer: Locator, reason: string): Promise<void> {
  await drawer.getByRole('button', { name: 'Refuse', exact: true }).click();
  await drawer.getByRole('button', { name: 'Refuse', exact: true }).click();
  const field = drawer.getByRole('textbox', { name: /^Reason/ });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(reason);
  await drawer.getByRole('button', { name: 'Refuse', exact: true }).click();
}

/** A status report of the bank that rejects one payment. */
const rejected = (endToEnd: string): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>S1</MsgId></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>X</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>X</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${endToEnd}</OrgnlEndToEndId><TxSts>RJCT</TxSts>
<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Closed account</AddtlInf></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

test('a file is cancelled, another is released, the bank rejects it, and the member takes the money back', async ({
  browser,
}) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const checker = await deskPage(browser, 'finance2@assay.test');
  const { withdrawal, page } = await applied(browser, 'Rejected', '640.00');
  await approve(withdrawal);
  await maker.goto('/ops/payout-files');
  const first = await makePayoutFile(maker, withdrawal.no);
  await first.getByRole('button', { name: 'Cancel the file' }).click();
  await expect(
    maker.getByText('The file is cancelled; its payments are ready again'),
  ).toBeVisible();

  await maker.goto('/ops/payout-files');
  const file = await makePayoutFile(maker, withdrawal.no);
  await expect(file.getByText('Another person of finance must release it.')).toBeVisible();
  await releasePayoutFile(checker, maker, /^Release USD 640/);
  const saving = checker.waitForEvent('download');
  await checker.getByRole('button', { name: 'Download pain.001' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  const [, endToEnd = ''] = /<EndToEndId>([^<]+)<\/EndToEndId>/.exec(text) ?? [];
  expect(endToEnd).toContain(withdrawal.no);

  // The status report of the bank: cut off it is refused, whole it says what became of it.
  const dialog = maker.getByRole('dialog');
  const importStatus = async (content: string) => {
    await maker.goto('/ops/payout-files');
    await maker.getByRole('button', { name: 'Import the bank’s status' }).click();
    const upload = { name: 's.xml', mimeType: 'text/xml', buffer: Buffer.from(content) };
    await dialog.locator('input[type=file]').setInputFiles(upload);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  };
  await importStatus(rejected(endToEnd).slice(0, -40));
  await expect(dialog.getByText(/The file breaks off/)).toBeVisible();
  await importStatus(rejected(endToEnd));
  await expect(maker.getByText('0 accepted, 1 rejected, 0 known before, 0 unknown')).toBeVisible();

  await openAsMember(page, withdrawal);
  await expect(page.getByText('The bank returned it: AC04 Closed account.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel the withdrawal' }).click();
  await expect(page.getByText('It was cancelled; the amount is available again.')).toBeVisible();
  await expectZeroTrial(market());
});

test('an approved withdrawal is refused, and a completed one comes back and is refused', async ({
  browser,
}) => {
  const maker = await deskPage(browser, 'finance@assay.test');
  const checker = await deskPage(browser, 'finance2@assay.test');
  const { withdrawal: prepared, page } = await applied(browser, 'Refused', '1800.00');
  await prepare(prepared);
  const decision = await openAtDesk(checker, prepared);
  await decision.getByRole('checkbox', { name: /compared the account number/ }).check();
  await decision.getByRole('button', { name: 'Approve USD 1,800.00' }).click();
  await expect(checker.getByText(`${prepared.no} is approved and carried out.`)).toBeVisible();
  await openAsMember(page, prepared);
  await expect(page.getByRole('button', { name: 'Cancel the withdrawal' })).toHaveCount(0);
  // It may be ordered at the bank already: two people refuse it.
  const asking = await openAtDesk(maker, prepared);
  await expect(asking.getByRole('button', { name: 'Refuse', exact: true })).toHaveCount(0);
  const ask = asking.getByRole('button', { name: 'Ask to refuse it although it is approved' });
  await ask.click();
  await asking
    .getByRole('textbox', { name: /^Reason/ })
    .fill('The beneficiary’s bank is under sanctions.');
  await ask.click();
  await expect(
    maker.getByText(`The refusal of ${prepared.no} waits for a second person of finance.`),
  ).toBeVisible();
  const refusal = await openAtDesk(checker, prepared);
  await expect(refusal.getByText('The beneficiary’s bank is under sanctions.')).toBeVisible();
  await refusal.getByRole('checkbox', { name: /this transfer was not ordered/ }).check();
  await refusal.getByRole('button', { name: 'Approve the refusal: return USD 1,800.00' }).click();
  await expect(
    checker.getByText(`The refusal of ${prepared.no} is approved and carried out.`),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/refused: The beneficiary’s bank is under sanctions/)).toBeVisible();

  const { withdrawal: sent, page: other } = await applied(browser, 'Returned', '980.50');
  await send(sent);
  const paid = await openAtDesk(maker, sent);
  await paid.getByRole('button', { name: 'The bank has paid' }).click();
  await paid.getByRole('button', { name: 'The bank has paid' }).click();
  await expect(maker.getByText(`${sent.no} is complete.`)).toBeVisible();
  const back = await openAtDesk(maker, sent);
  await back.getByRole('button', { name: 'Ask to record a bank return' }).click();
  await back.getByRole('textbox', { name: 'Bank reference of the return' }).fill(`RT-${sent.no}`);
  await back.getByRole('textbox', { name: /^Reason of the bank/ }).fill('Beneficiary unknown');
  await back.getByRole('button', { name: 'Ask to record a bank return' }).click();
  await expect(
    maker.getByText(`The bank return of ${sent.no} waits for a second person of finance.`),
  ).toBeVisible();
  // No line of the bank says so: nothing is frozen again before a second person has looked.
  const own = await openAtDesk(maker, sent);
  await expect(own.getByRole('button', { name: 'Withdraw my request' })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Record the return/ })).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Refuse', exact: true })).toHaveCount(0);
  const seen = await openAtDesk(checker, sent);
  await expect(seen.getByText(`Bank reference of the return: RT-${sent.no}`)).toBeVisible();
  await expect(seen.getByText('Beneficiary unknown')).toBeVisible();
  expect(await axeViolations(checker)).toEqual([]);
  await seen.getByRole('checkbox', { name: /saw the money back/ }).check();
  await seen.getByRole('button', { name: 'Record the return of USD 980.50' }).click();
  await expect(checker.getByText(`${sent.no} is approved and carried out.`)).toBeVisible();
  await refuse(await openAtDesk(maker, sent), 'Send us a letter of your bank.');
  await expect(maker.getByText(`${sent.no} is refused`, { exact: false })).toBeVisible();
  await openAsMember(other, sent);
  await expect(other.getByText(/refused: Send us a letter of your bank/)).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
  await expectZeroTrial(market());
});
