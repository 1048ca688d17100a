import { useState } from 'react';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { reportPacking } from '#contract/qc/lot-description/lot-description.ts';
import { climateText, packingText } from '#contract/qc/lot-description/texts.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '../bench.module.css';
import { eventForms, isOffered } from '../EventForms.tsx';

/** Climate, package and packing as far as they are known, and the author's form for them. */
export function LotDescription({ inspection }: { inspection: Inspection }) {
  const own = useTranslator('operator/bench');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { climate, packing, received } = inspection;
  const whole = reportPacking(packing, received);
  const found = [
    inspection.package,
    whole && packingText(whole, format.lang),
    climate && climateText(climate, format.lang, (figure) => format.number(figure, 1)),
  ].filter((one) => one !== null && one !== '');
  const isOpenToMe = isOffered(inspection, 'describe');
  if (found.length === 0 && !isOpenToMe) return null;
  return (
    <section className={styles.description} aria-label={own('lot.title')}>
      {found.map((one) => (
        <span key={one}>{one}</span>
      ))}
      {isOpenToMe && (
        <Button size="xs" onClick={() => setOpen(true)}>
          {own(climate || packing || inspection.package ? 'lot.change' : 'lot.open')}
        </Button>
      )}
      {open && eventForms.describe?.({ inspection, onClose: () => setOpen(false) })}
    </section>
  );
}
