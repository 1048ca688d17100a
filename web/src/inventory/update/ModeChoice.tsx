import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import { importModes } from '#contract/inventory/imports.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import styles from './update.module.css';

interface Props {
  readonly value: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
}

/** The choice of the import mode, each explained. */
export function ModeChoice({ value, onChange }: Props) {
  const t = useTranslator('inventory/update');
  return (
    <div className={styles.modes}>
      <p>{t('mode.equal')}</p>
      <RadioGroup
        column
        label={t('mode.title')}
        value={value}
        options={importModes.map((mode) => ({
          value: mode,
          label: (
            <>
              <b>{t(`mode.${mode}`)}</b>
              <small>{t(`mode.means.${mode}`)}</small>
            </>
          ),
        }))}
        onChange={onChange}
      />
    </div>
  );
}
