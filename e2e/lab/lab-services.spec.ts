import { expect } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { person, signInStaff } from '../stage/people.ts';

/** The names that an attempt gives the service: a repeated one finds those of the first. */
const wordsOf = (attempt: number) => ({
  zh: '内存条检测',
  en: `Memory module test ${attempt}`,
  es: 'Memoria',
  fr: 'Mémoire',
  ru: 'Память',
});
const serviceName = /DDR memory test|Memory module test/;
const names = { zh: 'Chinese', en: 'English', es: 'Spanish', fr: 'French', ru: 'Russian' };

test('the content desk prices a service, readers see it and order it', async ({ browser }, {
  retry,
}) => {
  const words = wordsOf(retry + 1);
  const cost = String(295 + retry);
  const staff = await person(browser);
  const visitor = await person(browser);
  await signInStaff(staff, 'content@assay.test');
  await staff.goto('/ops/content/services');
  await staff.getByRole('link', { name: serviceName }).click();
  // A price that is none is refused at its field, and what was typed stays.
  const price = staff.getByRole('textbox', { name: 'Price per lot' });
  await price.fill('');
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await expect(price).toBeFocused();
  await price.fill(cost);
  await staff.getByRole('textbox', { name: 'Working days' }).fill('4');
  await staff.getByRole('radio', { name: 'English' }).click();
  await staff.getByRole('textbox', { name: 'Name' }).fill(words.en);
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await expect(staff.getByText('The draft is saved.')).toBeVisible();
  await visitor.goto('/qc-detection/ddr-memory');
  const head = visitor.getByRole('heading', { level: 1 });
  await expect(head).toHaveText(serviceName);
  await expect(head).not.toHaveText(words.en);

  // One language alone is not published: the first that lacks the text is shown.
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByRole('radio', { name: 'Chinese' })).toBeChecked();
  for (const [lang, text] of Object.entries(words)) {
    await staff.getByRole('radio', { name: names[lang as 'zh'] }).click();
    await staff.getByRole('textbox', { name: 'Name' }).fill(text);
  }
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByText(/Published as revision \d+\./)).toBeVisible();
  await expect(staff.getByRole('table', { name: 'History' })).toContainText(cost);

  await expect(async () => {
    await visitor.goto('/qc-detection/ddr-memory');
    // A page that was drawn before the revision does not change: it is opened again instead.
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.en, {
      timeout: 1000,
    });
  }).toPass();
  await expect(visitor.getByRole('main')).toContainText(cost);
  await visitor.getByRole('link', { name: 'Order with inspection' }).click();
  await expect(visitor).toHaveURL(/\/buyer-place-order/);
  await visitor.getByRole('textbox', { name: 'Quantity' }).fill('400');
  const box = visitor.getByRole('checkbox', { name: /DDR memory/ });
  await expect(box).toBeChecked();
  await expect(visitor.getByRole('listitem').filter({ has: box })).toContainText(cost);
  await box.uncheck();
  await expect(box).not.toBeChecked();

  // Restoring the product's own content publishes a further revision.
  await staff.getByRole('textbox', { name: 'Price per lot' }).fill('260');
  await staff.getByRole('textbox', { name: 'Working days' }).fill('2');
  for (const lang of Object.values(names)) {
    await staff.getByRole('radio', { name: lang }).click();
    await staff.getByRole('textbox', { name: 'Name' }).fill('');
  }
  await staff.getByRole('button', { name: 'Save draft' }).click();
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    staff.getByText('Own: DDR memory test').or(staff.getByText(/Own:/).first()),
  ).toBeVisible();
});

test('every service of the catalogue can be ordered from its page', async ({ browser }) => {
  const visitor = await person(browser);
  for (const [slug, box] of [
    ['mlcc', /^MLCC/],
    ['jtag-boundary-scan', /^Boundary scan/],
    ['transistor-mosfet', /^Transistor/],
    ['acoustic-scanning', /^Acoustic/],
    ['programming', /^Programming/],
    ['reliability', /^Reliability/],
    ['tape-and-reel', /^Tape and reel/],
    ['antistatic-packing', /^Antistatic/],
  ] as const) {
    await visitor.goto(`/qc-detection/${slug}`);
    await visitor.getByRole('link', { name: 'Order with inspection' }).click();
    await expect(visitor.getByRole('checkbox', { name: box })).toBeChecked();
  }
});
