import { expect } from '@playwright/test';
import { sendCode } from '#contract/accounts/calls.ts';
import { opsHealth } from '#contract/health/calls.ts';
import { Caller } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import { axeViolations } from '../stage/browser/axe.ts';
import { test } from '../stage/journey.ts';
import { failMailsTo } from '../stage/mail-fault.ts';
import { market } from '../stage/market.ts';
import { deskPage, mailsTo, person, signInStaff } from '../stage/people.ts';
import { freshEmail } from '../stage/registering.ts';

const PAGE = '/ops/health';

test('an administrator reads jobs and messages, and runs a job at once', async ({ browser }) => {
  const page = await deskPage(browser, 'admin2@assay.test');
  await page.goto('/ops');
  await page.getByRole('link', { name: 'Jobs and messages' }).click();
  await expect(page.getByRole('heading', { name: 'Jobs and messages', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mail and text messages' })).toBeVisible();
  const answering = page.getByRole('region', { name: 'The process that answers' });
  await expect(answering.getByText('Ready')).toBeVisible();
  const processes = page.getByRole('table', { name: 'Processes' });
  await expect(processes.getByRole('row').nth(1)).toContainText('Ready');
  await page.getByRole('button', { name: 'Run now operator.auditRoot' }).click();
  await expect(page.getByText('operator.auditRoot runs at once.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'operator.auditRoot' });
  await expect(row.getByText('Good')).toBeVisible({ timeout: 40_000 });
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/ops/audit');
  await expect(page.getByText('health.run').first()).toBeVisible();
});

test('a mail that fails is seen, tried again without success, and delivered once', async ({
  browser,
}) => {
  const email = freshEmail('unlucky');
  const masked = `u•••@${email.split('@')[1]}`;
  const page = await deskPage(browser, 'admin2@assay.test');
  const violation = await failMailsTo(email);
  try {
    await new Caller(email, over(market())).send(sendCode, { email });
    await page.goto(PAGE);
    const failed = page.getByRole('region', { name: 'Failed attempts' });
    const row = failed.getByRole('row').filter({ hasText: masked });
    await expect(row.getByText(/mail_fault/)).toBeVisible();
    // The code and the address stay hidden.
    await expect(page.getByText(email)).toHaveCount(0);
    // Days later: no attempt is left, and nobody but a person sends it again.
    await expect.poll(() => violation.exhaust()).toBe(1);
    await expect(row.getByText('No attempt left')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const again = row.getByRole('button', { name: `Retry mail.send ${masked}` });
    // The fault is there still: the mail fails once more, and is not lost.
    await again.click();
    await expect(page.getByText('1 will be tried at once.')).toBeVisible();
    await expect(row.getByText('No attempt left')).toHaveCount(0);
    await expect(row.getByText(/mail_fault/)).toBeVisible();
    await expect.poll(() => violation.exhaust()).toBe(1);
    await expect(row.getByText('No attempt left')).toBeVisible();
  } finally {
    await violation.close();
  }
  const failed = page.getByRole('region', { name: 'Failed attempts' });
  const row = failed.getByRole('row').filter({ hasText: masked });
  await row.getByRole('button', { name: `Retry mail.send ${masked}` }).click();
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);
  await expect(row).toHaveCount(0);
  expect((await mailsTo(page, email))[0]?.code).toMatch(/^\d{6}$/);
  await page.goto('/ops/audit');
  await expect(page.getByText('health.retry').first()).toBeVisible();
});

test('jobs and messages are for administrators: no entry for others, and their call is refused', async ({
  browser,
}) => {
  const page = await person(browser);
  for (const role of ['support', 'finance', 'warehouse', 'qc', 'content']) {
    await signInStaff(page, `${role}@assay.test`);
    await page.goto('/ops');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Jobs and messages' })).toHaveCount(0);
    await page.goto(PAGE);
    await expect(page.getByText('This page belongs to another desk')).toBeVisible();
    const status = await page.evaluate(
      async ([path, key]) => {
        const session: { tokenName: string; tokenValue: string } = JSON.parse(
          localStorage.getItem(key) ?? '{}',
        );
        const answer = await fetch(path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [session.tokenName]: session.tokenValue,
          },
          body: '{}',
        });
        return answer.status;
      },
      [`/test-api${opsHealth.path}`, 'assay-ops-session'] as const,
    );
    expect(status, role).toBe(403);
  }
});
