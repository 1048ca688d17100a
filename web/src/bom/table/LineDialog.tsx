import type { BomLine } from '#contract/bom/bill-schemas.ts';
import { BOM_ALTERNATIVES_MAX } from '#contract/bom/shapes.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './bom.module.css';
import type { Desk } from './desk.ts';
import { cellMax } from './grid/cells.ts';
import { useLineForm } from './use-line-form.ts';

interface Props {
  readonly line: BomLine;
  readonly no: number;
  readonly desk: Desk;
  readonly onClose: () => void;
}

const FORM = 'bom-line';

/** All fields of a line; where a table is too narrow to write in, this is the way. */
export function LineDialog({ line, no, desk, onClose }: Props) {
  const t = useTranslator('bom/table');
  const form = useLineForm(line, desk, onClose);
  const { cells, change } = form;
  const field = (column: 'mpn' | 'manufacturer' | 'designators', isMono: boolean) => (
    <Field label={t(`column.${column}`)}>
      <TextInput
        mono={isMono}
        translate="no"
        spellCheck={false}
        autoComplete="off"
        maxLength={cellMax[column]}
        value={cells[column]}
        onChange={(text) => change({ [column]: text })}
      />
    </Field>
  );
  return (
    <Dialog
      open
      title={t('edit.title', { row: no })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
          <Button type="submit" form={FORM} variant="primary">
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.line} onSubmit={form.submit} noValidate>
        {field('mpn', true)}
        {field('manufacturer', false)}
        <Field
          label={t('column.quantity')}
          hint={t('edit.quantityHint')}
          error={form.quantityError}
        >
          <TextInput
            mono
            align="right"
            inputMode="numeric"
            autoComplete="off"
            maxLength={cellMax.quantity}
            value={form.count}
            onChange={form.setCount}
          />
        </Field>
        {field('designators', true)}
        <Field
          label={t('edit.alternatives')}
          hint={t('edit.alternativesHint', { max: BOM_ALTERNATIVES_MAX })}
        >
          <TextArea
            rows={2}
            translate="no"
            spellCheck={false}
            value={form.others}
            onChange={form.setOthers}
          />
        </Field>
        <Field label={t('edit.description')}>
          <TextInput
            translate="no"
            maxLength={500}
            value={cells.description}
            onChange={(description) => change({ description })}
          />
        </Field>
        <Checkbox checked={cells.dnp} onChange={(dnp) => change({ dnp })}>
          {t('edit.dnp')}
        </Checkbox>
      </form>
    </Dialog>
  );
}
