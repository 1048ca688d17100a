import { testCodes } from '#contract/orders/terms.ts';
import { type Translator, useTranslator } from '#web/i18n/translator.ts';
import type zh from '../locales/zh.ts';

/** Names tests by their codes, in a list of the reader's language; an unknown code stays as it is. */
export const namesOfTests = (t: Translator<typeof zh>, codes: readonly string[]): string =>
  codes
    .map((code) => {
      const known = testCodes.find((one) => one === code);
      return known === undefined ? code : t(`test.${known}`);
    })
    .join(t.lang === 'zh' ? '、' : ', ');

/** Returns how tests are named by their codes. */
export function useTestNames(): (codes: readonly string[]) => string {
  const t = useTranslator('order-parts');
  return (codes) => namesOfTests(t, codes);
}
