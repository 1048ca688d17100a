import type { TestCode } from '#contract/orders/terms.ts';
import { type FaultKind, faultsOfTests } from '#contract/qc/fault-kinds.ts';
import { useTranslator } from '#web/i18n/translator.ts';

/** The faults that the chance of catching a lot is about, and those that no chosen test can see. */
export function FaultList({ tests }: { tests: readonly TestCode[] }) {
  const t = useTranslator('order-parts/ordering');
  const { found, missed } = faultsOfTests(tests);
  const names = (kinds: readonly FaultKind[]) =>
    kinds.map((kind) => t(`fault.${kind}`)).join(t('fault.and'));
  return (
    <p>
      {t('fault.seen', { faults: names(found) })}
      {missed.length > 0 && ` ${t('fault.unseen', { faults: names(missed) })}`}
    </p>
  );
}
