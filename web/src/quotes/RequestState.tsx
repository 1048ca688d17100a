import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<SellerRequest['state'], TagTone> = {
  awaiting: 'wait',
  quoted: 'wait',
  ordered: 'pass',
  refused: 'none',
  expired: 'none',
  closed: 'none',
};

/** The state of a request in one tag. */
export function RequestState({ state }: { state: SellerRequest['state'] }) {
  const t = useTranslator('quotes');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
