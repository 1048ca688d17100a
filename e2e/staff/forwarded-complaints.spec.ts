import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { memberPage, person, signIn, signInStaff } from '../stage/people.ts';

/** A signed-in buyer complains about a seller; returns the number of the complaint. */
async function complain(page: Page, given: { text: string; consents: boolean }): Promise<string> {
  await page.goto('/add-complaint-seller');
  const form = page.getByRole('form', { name: 'Your complaint' });
  await form.getByRole('textbox', { name: /^Seller/ }).fill('Hexin');
  await form.getByLabel('Category').selectOption({ label: 'Quality' });
  await form.getByLabel('What happened').fill(given.text);
  if (given.consents) await form.getByRole('checkbox', { name: /Support may show/ }).check();
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('link', { name: 'View the case' }).click();
  const head = page.getByRole('heading', { level: 1, name: /^CP-/ });
  await expect(head).toBeVisible();
  return (await head.textContent()) ?? '';
}

async function openAsSupport(desk: Page, no: string): Promise<void> {
  await desk.goto('/ops/cases');
  await desk.getByLabel('State').selectOption({ label: 'All states' });
  await desk.getByRole('textbox', { name: /Number, name, company/ }).fill(no);
  await desk.getByRole('button', { name: 'Find', exact: true }).click();
  await desk.getByRole('link', { name: no }).click();
  await expect(desk.getByRole('heading', { level: 1, name: no })).toBeVisible();
}

const sellerForm = (desk: Page) => desk.getByRole('form', { name: 'The seller' });

/** Support chooses the company by its name and what goes along, and forwards. */
async function forward(desk: Page, given: { words: string; along: string }): Promise<void> {
  const form = sellerForm(desk);
  await form.getByRole('textbox', { name: 'Find a seller by name' }).fill('Hexin');
  await form.getByRole('button', { name: 'Find', exact: true }).click();
  await form.getByRole('combobox', { name: /^Seller/ }).selectOption({ label: 'Hexin Components' });
  await form.getByRole('textbox', { name: /^Words to the seller/ }).fill(given.words);
  await form.getByRole('checkbox', { name: given.along }).check();
  await form.getByRole('button', { name: 'Forward', exact: true }).click();
}

interface Parties {
  readonly author: Page;
  readonly desk: Page;
  readonly seller: Page;
}

async function parties(browser: Browser): Promise<Parties> {
  const [author, desk, seller] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  await signIn(author, 'dana@hollis.test');
  await signInStaff(desk, 'support@assay.test');
  await signIn(seller, 'tao@hexin.test');
  return { author, desk, seller };
}

test('a complaint goes to the seller, its answer to support, and from there to the author', async ({
  browser,
}) => {
  const { author, desk, seller } = await parties(browser);
  const text = 'Half of the reel is bent. Reach me at dana@hollis.test.';
  const no = await complain(author, { text, consents: false });

  // Nothing is forwarded without consent; the author gives it on the page of the case.
  await openAsSupport(desk, no);
  await expect(desk.getByText('The author has not allowed this')).toBeVisible();
  await desk.getByRole('button', { name: 'Take up' }).click();
  await expect(sellerForm(desk)).toHaveCount(0);
  await author.reload();
  await author.getByRole('button', { name: 'Let support ask the seller' }).click();
  await expect(author.getByText('Support may now show it to the seller.')).toBeVisible();
  await expect(author.getByRole('button', { name: 'Let support ask' })).toHaveCount(0);

  // The author's address is refused at its place; support puts it in its own words.
  await desk.reload();
  await forward(desk, { words: 'The parts are said to be bent. What happened?', along: text });
  await expect(desk.getByText('The chosen text holds the author’s own contacts')).toBeVisible();
  const form = sellerForm(desk);
  await form.getByRole('checkbox', { name: text }).uncheck();
  await form.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(desk.getByText('Waiting for the seller')).toBeVisible();
  await author.reload();
  await expect(author.getByText('Waiting for the seller')).toBeVisible();
  await expect(author.getByText('The parts are said to be bent.')).toHaveCount(0);

  // The seller finds it by its dashboard, and answers with a file.
  await seller.goto('/seller-dashboard');
  await expect(seller.getByText('Complaints to answer')).toBeVisible();
  await seller.getByRole('link', { name: /Complaints received/ }).click();
  await seller.getByRole('link', { name: no }).click();
  await expect(seller.getByText('The parts are said to be bent. What happened?')).toBeVisible();
  await expect(seller.getByText('dana@hollis.test')).toHaveCount(0);
  await seller.getByRole('button', { name: 'Send answer' }).click();
  await expect(seller.getByText('Required.')).toBeVisible();
  await seller.getByRole('textbox', { name: /^Your answer/ }).fill('Our carrier dropped the box.');
  await seller.getByRole('button', { name: 'Attach files' }).click();
  await seller.locator('input[type=file]').setInputFiles({
    name: 'carrier.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nDropped on 20 November.\n%%EOF\n'),
  });
  await expect(seller.getByText('carrier.pdf')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Send answer' })).toBeEnabled();
  await seller.getByRole('button', { name: 'Send answer' }).click();
  await expect(seller.getByText('Support has your answer')).toBeVisible();

  // Another company finds nothing at that address.
  const stranger = await memberPage(browser, 'yue@lantai.test');
  await stranger.goto(new URL(seller.url()).pathname);
  await expect(stranger.getByText('There is no such complaint.')).toBeVisible();

  // Support asks again, then passes the second answer on.
  await desk.reload();
  await expect(desk.getByText('Our carrier dropped the box.').first()).toBeVisible();
  await form.getByText('Ask the seller again').click();
  await form.getByRole('textbox', { name: /^Words to the seller/ }).fill('Do you replace them?');
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(desk.getByText('Waiting for the seller')).toBeVisible();
  await seller.reload();
  await seller.getByRole('textbox', { name: /^Your answer/ }).fill('Yes, all of them.');
  await seller.getByRole('button', { name: 'Send answer' }).click();
  await expect(seller.getByText('Support has your answer')).toBeVisible();
  await desk.reload();
  await form.getByRole('textbox', { name: /^Words to the author/ }).fill('They replace the parts.');
  await expect(form.getByRole('checkbox', { name: 'Yes, all of them.' })).toBeChecked();
  await form.getByRole('button', { name: 'Pass on' }).click();
  await author.reload();
  await expect(author.getByText('They replace the parts.')).toBeVisible();
  await expect(author.getByText('Yes, all of them.')).toBeVisible();
  await expect(author.getByText('Our carrier dropped the box.')).toHaveCount(0);
});

test('a seller reads that a complaint was withdrawn, closed or opened again, and support passes a late answer on', async ({
  browser,
}) => {
  const { author, desk, seller } = await parties(browser);
  const text = 'The date codes are older than agreed.';
  const no = await complain(author, { text, consents: true });
  await openAsSupport(desk, no);
  await desk.getByRole('button', { name: 'Take up' }).click();
  await forward(desk, { words: 'Which date codes did you ship?', along: text });
  await expect(desk.getByText('Waiting for the seller')).toBeVisible();

  await seller.goto('/message-center');
  await seller.getByText(`Complaint ${no} needs your answer`).first().click();
  await seller.goto('/seller-complaint-list?tab=toAnswer');
  await seller.getByRole('link', { name: no }).click();
  await expect(seller.getByText(text)).toBeVisible();

  // Withdrawn while the seller writes: its open page says so at once, and takes no answer.
  await seller.getByRole('textbox', { name: /^Your answer/ }).fill('They are of week 32.');
  const form = sellerForm(desk);
  await form.getByRole('textbox', { name: /^Why/ }).fill('The author found the label.');
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(desk.getByText('Withdrawn; the seller reads nothing')).toBeVisible();
  await expect(
    seller.getByText('Support withdrew this complaint. No answer is needed.').first(),
  ).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Send answer' })).toHaveCount(0);
  await expect(seller.getByText(text)).toHaveCount(0);

  // Forwarded anew, and closed by its author while the seller has it.
  await forward(desk, { words: 'The author asks again.', along: text });
  await expect(desk.getByText('Waiting for the seller')).toBeVisible();
  await seller.reload();
  await seller.getByRole('textbox', { name: /^Your answer/ }).fill('They are of week 32.');
  await author.reload();
  await author.getByRole('button', { name: 'Close this case' }).click();
  const dialog = author.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(author.getByText(`${no} is closed.`)).toBeVisible();
  await expect(
    seller.getByText('This complaint is closed and takes no more answers.').first(),
  ).toBeVisible();

  // Opened again: the seller may answer, and is not called late.
  await author
    .getByRole('textbox', { name: 'Why it should be opened again' })
    .fill('The label was of another reel.');
  await author.getByRole('button', { name: 'Open again' }).click();
  await expect(author.getByText(`${no} is open again.`)).toBeVisible();
  await seller.reload();
  await expect(seller.getByText('Your answer needed').first()).toBeVisible();
  await seller.getByRole('textbox', { name: /^Your answer/ }).fill('They are of week 32.');
  await seller.getByRole('button', { name: 'Send answer' }).click();
  await expect(seller.getByText('Support has your answer')).toBeVisible();

  // Support answered in its own words first; it passes the answer on later, and withdraws after that.
  await desk.reload();
  await desk.getByRole('textbox', { name: /^Text/ }).fill('We look into it.');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('The answer was sent.')).toBeVisible();
  await form.getByRole('textbox', { name: /^Words to the author/ }).fill('The seller says this.');
  await form.getByRole('button', { name: 'Pass on' }).click();
  await author.reload();
  await expect(author.getByText('They are of week 32.')).toBeVisible();
  await form.getByRole('textbox', { name: /^Why/ }).fill('It concerns another company.');
  await form.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await seller.reload();
  await expect(seller.getByText('Support withdrew this complaint.').first()).toBeVisible();
  await expect(seller.getByText(text)).toHaveCount(0);
});
