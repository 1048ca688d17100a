import { cardStates, tapeStates } from '#contract/orders/parcels/dock.ts';
import type { PackageSeals } from '#contract/orders/parcels/dock-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import styles from './dock.module.css';

/** How the tape, the bag and the humidity card were found; each is answered, none is guessed. */
export function Seals({
  seals,
  onChange,
}: {
  seals: Partial<PackageSeals>;
  onChange: (seals: Partial<PackageSeals>) => void;
}) {
  const t = useTranslator('operator/dock');
  return (
    <>
      {(['tape', 'bag'] as const).map((seal) => (
        <div key={seal} className={styles.seal}>
          <span>{t(`seals.${seal}`)}</span>
          <Segmented
            block
            label={t(`seals.${seal}`)}
            value={seals[seal] ?? null}
            options={tapeStates.map((one) => ({ value: one, label: t(`seals.${one}`) }))}
            onChange={(state) => onChange({ ...seals, [seal]: state })}
          />
        </div>
      ))}
      <div className={styles.seal}>
        <span>{t('seals.card')}</span>
        <Segmented
          block
          label={t('seals.card')}
          value={seals.card ?? null}
          options={cardStates.map((one) => ({
            value: one,
            label: one === 'none' ? t('seals.none') : `${one} %`,
          }))}
          onChange={(card) => onChange({ ...seals, card })}
        />
      </div>
    </>
  );
}
