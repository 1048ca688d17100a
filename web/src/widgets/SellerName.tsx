import type { TrackRecord } from '#contract/companies/standing-schemas.ts';
import { useLanguage } from '#web/i18n/translator.ts';

type Names = Pick<TrackRecord, 'companyCn'> | null | undefined;

/** Returns how sellers are named to the reader: in Chinese for readers of Chinese, where they have one. */
export function useSellerName(): (name: string, record: Names) => string {
  const lang = useLanguage();
  return (name, record) => (lang === 'zh' && record?.companyCn) || name;
}

/** A seller's name in the reader's language. */
export function SellerName(props: { name: string; record: Names }) {
  return <>{useSellerName()(props.name, props.record)}</>;
}
