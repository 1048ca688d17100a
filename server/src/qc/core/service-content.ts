import type { FieldKey } from '#contract/locales/dictionaries.ts';
import { formatDecimal } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { type Catalogue, catalogue, type SampleRule } from '#contract/qc/catalogue.ts';
import { serviceTextKeys } from '#contract/qc/service-calls.ts';
import type { ServiceContent } from '#contract/qc/service-schemas.ts';
import { labServices, type ServiceSlug } from '#contract/qc/services.ts';

/** Level of services outside of the sampling table: their sample is the desk's to set. */
const OUTSIDE = 'E';

const noTexts = { name: '', finds: '', s1: '', s2: '', s3: '', cannot: '' };

/** Returns the tests that a service consists of. */
export const testsOf = (slug: ServiceSlug) =>
  labServices.find((one) => one.slug === slug)?.tests ?? [];

/** Returns a service as it comes with the product: no texts of its own, price and time. */
export function ownContent(slug: ServiceSlug): ServiceContent {
  return {
    texts: Object.fromEntries(languages.map((lang) => [lang, { ...noTexts }])) as Record<
      Language,
      typeof noTexts
    >,
    tests: testsOf(slug).map((test) => ({
      test,
      price: formatDecimal(catalogue[test].priceMinor, 2),
      days: catalogue[test].days,
      pieces: null,
    })),
    pictures: [],
  };
}

/** Returns cents of a price that the schema has accepted. */
export function centsOf(price: string): bigint {
  const [whole = '0', part = ''] = price.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}

const withPieces = (rule: SampleRule, pieces: number | null): SampleRule =>
  pieces === null ? rule : { kind: 'pieces', pieces };

/** Returns the catalogue that published services make of the product's own. */
export function catalogueOf(contents: readonly ServiceContent[]): Catalogue {
  const made = { ...catalogue };
  for (const { test, price, days, pieces } of contents.flatMap((one) => one.tests)) {
    const own = catalogue[test];
    const sample = withPieces(own.sample, pieces);
    made[test] = { ...own, priceMinor: centsOf(price), days, sample };
  }
  return made;
}

/** A refusal of content: the path of its field and the key of its sentence. */
export interface ContentViolation {
  readonly field: string;
  readonly key: FieldKey;
}

/**
 * Returns what stands against a draft: it names each test of the service once, sets no sample that
 * the sampling standard decides, and prices nothing that every lot gets for nothing.
 */
export function violationsOfDraft(slug: ServiceSlug, content: ServiceContent): ContentViolation[] {
  const tests = testsOf(slug);
  const listed = content.tests.map(({ test }) => test);
  const isComplete = listed.length === tests.length && tests.every((test) => listed.includes(test));
  if (!isComplete) return [{ field: 'content.tests', key: 'needed' }];
  return content.tests.flatMap(({ test, price, pieces }, index): ContentViolation[] => {
    const own = catalogue[test];
    const isSet = pieces !== null && (own.level !== OUTSIDE || own.sample.kind === 'all');
    const isPriced = own.priceMinor === 0n && centsOf(price) !== 0n;
    const found: ContentViolation[] = [];
    if (isSet) found.push({ field: `content.tests.${index}.pieces`, key: 'sampleFixed' });
    if (isPriced) found.push({ field: `content.tests.${index}.price`, key: 'priceFixed' });
    return found;
  });
}

/** Returns texts that some languages have and others lack: readers of each must be told the same. */
export function violationsOfPublication({ texts }: ServiceContent): ContentViolation[] {
  return serviceTextKeys.flatMap((key): ContentViolation[] => {
    const empty = languages.filter((lang) => texts[lang][key] === '');
    if (empty.length === 0 || empty.length === languages.length) return [];
    return empty.map((lang) => ({ field: `content.texts.${lang}.${key}`, key: 'needed' }));
  });
}
