import type { TrackRecord } from '#contract/companies/standing-schemas.ts';
import { useLanguage } from '#web/i18n/translator.ts';

/** A seller's name: in Chinese for readers of Chinese, where it has one. */
export function SellerName(props: {
  name: string;
  record: Pick<TrackRecord, 'companyCn'> | null | undefined;
}) {
  const lang = useLanguage();
  const chinese = props.record?.companyCn ?? '';
  return <>{lang === 'zh' && chinese !== '' ? chinese : props.name}</>;
}
