import { expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { person, signInStaff } from '../stage/people.ts';

const menuLinks = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link');

for (const role of ['support', 'warehouse', 'qc', 'finance', 'content', 'admin2']) {
  test(`no menu entry of ${role} is refused, and other desks’ pages say whose they are`, async ({
    browser,
  }) => {
    const page = await person(browser);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname);
    });
    await signInStaff(page, `${role}@assay.test`);
    await page.goto('/ops');
    await expect(menuLinks(page).first()).toBeVisible();
    const targets = await menuLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets) {
      await page.goto(target);
      await expect(page.getByRole('heading', { level: 1 }), target).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), target).toHaveCount(0);
    }
    expect(refused).toEqual([]);
    if (role !== 'admin2') {
      await page.goto('/ops/staff');
      await expect(page.getByText('This page belongs to another desk')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the work queues' }).click();
      await expect(page).toHaveURL(/\/ops$/);
      expect(refused).toEqual([]);
    }
  });
}
