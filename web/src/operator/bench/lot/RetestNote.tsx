import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';

/** Says who ordered a retest and why, and who bears the price of its tests. */
export function RetestNote({ inspection: { retest } }: { inspection: Inspection }) {
  const t = useTranslator('operator/bench');
  const { money } = useFormat();
  if (retest === null) return null;
  const { by, reason } = retest;
  const price = money(retest.price);
  return (
    <Note tone="wait">
      {t(`retest.${by}`, { reason })}{' '}
      {t(by === 'seller' ? 'retest.bySeller' : 'retest.bySupport', { price })}
    </Note>
  );
}
