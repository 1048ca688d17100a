import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const every = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that may be violated in one theme and not in the other. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Returns the axe violations of a page: each rule with the first element that violates it. */
export async function axeViolations(page: Page, only?: 'colours'): Promise<string[]> {
  // A page that is still loading would be checked only in part.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // A colour on its way to another one is neither.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => {
      const end = one.effect?.getComputedTiming().endTime;
      return one.playState === 'running' && end !== undefined && Number.isFinite(Number(end));
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  // A page that was looked at before, in the other theme or at another width, has axe already.
  const isThere = await page.evaluate(() => 'axe' in window);
  // No page of ours holds a frame of another origin, for which alone the newer way is slower.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
  // All rules are run; of what passes, which nobody reads, only the first elements are described.
  axe.options({ resultTypes: ['violations'] });
  const asked = only === 'colours' ? axe.withRules(ofColours) : axe.withTags(every);
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
