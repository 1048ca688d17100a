import { expect, type Page } from '@playwright/test';

/** A person notices a longer wait between a key and what it does. */
const KEY_MS = 100;

/**
 * Measures until one try keeps the limit, and returns it: other journeys on the machine make some
 * tries slow, a slow product makes all of them slow.
 */
export async function withinLimit(measure: () => Promise<number>): Promise<number> {
  let took = Number.NaN;
  await expect
    .poll(
      async () => {
        took = await measure();
        return took;
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(KEY_MS);
  return took;
}

/** Marks the next row by its key; returns the milliseconds until the frame that shows it. */
export const markNext = (page: Page): Promise<{ took: number; isMarked: boolean }> =>
  page.evaluate(async () => {
    const start = performance.now();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const end = performance.now();
    const isMarked = document.querySelector('main tr[class*="_chosen_"]') !== null;
    return { took: end - start, isMarked };
  });

interface KeyMarks {
  at: number;
  took: number;
}

/** Has the page note when the next key is pressed and when what it found is on the screen. */
const watchKey = (page: Page) =>
  page.evaluate(() => {
    const marks: KeyMarks = { at: 0, took: Number.NaN };
    Object.assign(window, { keyMarks: marks });
    const onKey = () => {
      marks.at = performance.now();
    };
    addEventListener('keydown', onKey, { capture: true, once: true });
    const painted = () => {
      marks.took = performance.now() - marks.at;
    };
    const seen = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name.endsWith('/ops/find'))) return;
      seen.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(painted));
    });
    seen.observe({ entryTypes: ['resource'] });
  });

const keyTook = async (page: Page): Promise<number> => {
  const marks = () => (window as unknown as { keyMarks: KeyMarks }).keyMarks.took;
  await expect.poll(() => page.evaluate(marks)).not.toBeNaN();
  return page.evaluate(marks);
};

/**
 * Types the beginning of a name into the search and returns the median of the milliseconds from a
 * key to what it found.
 */
export async function findByKeys(page: Page, keys: string, ref: string): Promise<number> {
  await page.keyboard.press('/');
  const search = page.getByRole('banner').getByRole('combobox').first();
  await expect(search).toBeFocused();
  const median = await withinLimit(async () => {
    await search.fill('');
    const took: number[] = [];
    for (const key of keys) {
      await watchKey(page);
      await page.keyboard.press(key);
      took.push(await keyTook(page));
    }
    return took.sort((one, other) => one - other)[Math.floor(took.length / 2)] ?? Number.NaN;
  });
  await expect(page.getByRole('option').filter({ hasText: ref }).first()).toBeVisible();
  return median;
}
