import { wire } from '#contract/money.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { LARGE_LOT } from '#contract/qc/planning/sampling.ts';
import { type ServiceTextKey, serviceList } from '#contract/qc/service-calls.ts';
import { type GuideSlug, labClaims, labGuides, type ServiceSlug } from '#contract/qc/services.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';

/** The address of a topic below the overview. */
export const topicPath = (slug: string) => `/qc-detection/${slug}`;

/** Whether a topic is one of the pages beside the services. */
export const isGuide = (slug: GuideSlug | ServiceSlug): slug is GuideSlug =>
  (labGuides as readonly string[]).includes(slug);

/** Returns the catalogue's names and prices in the reader's language. */
export function useLab() {
  const t = useTranslator('qc/detection');
  const goods = useTranslator('order-parts/goods');
  const { number, quantity, money } = useFormat();
  // The published content of the desk; the product's own until it is loaded.
  const published = useCallQuery(serviceList, {}, { quiet: true }).data;
  const offerOf = (test: TestCode) =>
    published?.flatMap((one) => one.tests).find((one) => one.test === test);
  const claims = {
    types: number(labClaims.programmableTypes),
    makers: number(labClaims.programmableMakers),
    from: number(labClaims.probeMhzMin),
    to: number(labClaims.probeMhzMax),
    mhz: number(labClaims.memoryMhzMax),
    gb: number(labClaims.memoryGb),
    seconds: number(labClaims.memorySeconds),
  };
  const publishedText = (slug: ServiceSlug, key: ServiceTextKey) =>
    published?.find((one) => one.slug === slug)?.texts[key];
  const serviceText = (slug: ServiceSlug, key: 'name' | 'finds'): string =>
    publishedText(slug, key) || t(`services.${slug}.${key}`, claims);
  const daysOf = (test: TestCode) => offerOf(test)?.days ?? catalogue[test].days;
  return {
    testName: (test: TestCode) => goods(`test.${test}`),
    topicName: (slug: GuideSlug | ServiceSlug) =>
      isGuide(slug) ? t(`guide.${slug}`) : serviceText(slug, 'name'),
    /** The name of a service or what it finds: the desk's own, else the product's. */
    serviceText,
    /** Texts of a service as the desk published them. */
    publishedText,
    /** Pictures that the desk published for a service. */
    picturesOf: (slug: ServiceSlug) => published?.find((one) => one.slug === slug)?.pictures ?? [],
    daysOf,
    /** Fills the claims of the laboratory into a sentence about a service. */
    claims,
    /** The price of a test for one lot. */
    offerOf,
    /** The sample of a test in a large lot or in one below the larger column. */
    sample: (test: TestCode, size: 'large' | 'small'): string => {
      const { sample } = catalogue[test];
      const pieces = offerOf(test)?.pieces ?? null;
      if (pieces !== null) return t('value.orAll', { pieces: quantity(pieces) });
      if (sample.kind === 'all') return t('value.all');
      if (sample.kind === 'piecesThenAll') {
        return size === 'small' ? t('value.all') : quantity(sample.pieces);
      }
      const own = quantity(sample.pieces);
      if (size === 'large' || sample.pieces < 10) return own;
      if (sample.leastPieces === undefined) return t('value.orAll', { pieces: own });
      return t('value.orAllFrom', { pieces: own, least: sample.leastPieces });
    },
    price: (test: TestCode): string => {
      const { priceMinor } = catalogue[test];
      if (priceMinor === 0n) return t('value.free');
      return money(offerOf(test)?.price ?? wire(priceMinor));
    },
    days: (test: TestCode) => t('value.days', { count: daysOf(test) }),
    destructive: (test: TestCode) => (catalogue[test].destructive ? t('value.yes') : t('value.no')),
    largeLot: number(LARGE_LOT),
    smallLot: number(LARGE_LOT - 1),
  };
}

/** A description for search engines: whole words, at most 160 characters. */
export function shortened(text: string): string {
  if (text.length <= 160) return text;
  const cut = text.slice(0, 158);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 100 ? space : 158).replace(/[\s,;:，；：、]+$/, '')}…`;
}
