import type { BlacklistStage, PriceCaution } from '#contract/companies/standing-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';

/** The record of the seller behind a price: lots passed of those inspected, an open entry. */
export function PriceCautionText({ caution }: { caution: PriceCaution }) {
  const t = useTranslator('widgets');
  const { passedLots: passed, inspectedLots: inspected, blacklist } = caution;
  const said = [
    passed < inspected && t('caution.lots', { passed, inspected }),
    blacklist && t(`caution.${blacklist}`),
  ].filter(Boolean);
  return <>{said.join(t('caution.and'))}</>;
}

/** How a seller stands with the public blacklist; nothing where no entry is open about it. */
export function BlacklistTag({ stage }: { stage: BlacklistStage | null | undefined }) {
  const t = useTranslator('widgets');
  if (!stage) return null;
  return <Tag tone={stage === 'listed' ? 'fail' : 'wait'}>{t(`caution.${stage}`)}</Tag>;
}

/** Why support settled a seller without an integrity deposit; nothing where one is held. */
export function DepositWaiver({ reason }: { reason: string | undefined }) {
  const t = useTranslator('widgets');
  return reason ? <CellNote>{t('caution.waived', { reason })}</CellNote> : null;
}
