import type {
  BlacklistStage,
  PriceCaution,
  TrackRecord,
} from '#contract/companies/standing-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { CellNote } from '#web/ui/table/Table.tsx';
import { DateTime } from '../times/DateTime.tsx';

/** The record of the seller behind a price: lots passed of those inspected, an open entry, a returned deposit. */
export function PriceCautionText({ caution }: { caution: PriceCaution }) {
  const t = useTranslator('widgets');
  const { passedLots: passed, inspectedLots: inspected, blacklist, depositReturned } = caution;
  const said = [
    passed < inspected && t('caution.lots', { passed, inspected }),
    blacklist && t(`caution.${blacklist}`),
    depositReturned && t('caution.depositReturned'),
  ].filter(Boolean);
  return <>{said.join(t('caution.and'))}</>;
}

/** How a seller stands with the public blacklist; nothing where no entry is open about it. */
export function BlacklistTag({ stage }: { stage: BlacklistStage | null | undefined }) {
  const t = useTranslator('widgets');
  if (!stage) return null;
  return <Tag tone={stage === 'listed' ? 'fail' : 'wait'}>{t(`caution.${stage}`)}</Tag>;
}

type DepositFacts = Pick<TrackRecord, 'depositWaiver' | 'depositReturn'>;

/**
 * Why support settled a seller without an integrity deposit, and since when its deposit is asked back or
 * returned; nothing where one is held and stays.
 */
export function DepositNotes({ record }: { record: DepositFacts | null | undefined }) {
  const t = useTranslator('widgets');
  if (!record) return null;
  const { depositWaiver: reason, depositReturn } = record;
  return (
    <>
      {reason && <CellNote>{t('caution.waived', { reason })}</CellNote>}
      {depositReturn && (
        <CellNote tone="amber">
          {t.parts(`caution.${depositReturn.state}`, {
            date: <DateTime key="date" at={depositReturn.since} form="day" />,
          })}
        </CellNote>
      )}
    </>
  );
}
