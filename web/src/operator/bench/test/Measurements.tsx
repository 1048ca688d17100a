import type { Output } from '#contract/call.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { limitTemplateList } from '#contract/qc/lab-record-calls.ts';
import { isOutside } from '#contract/qc/limits/limits.ts';
import { limitKey, templatesOf, templatesOfRow } from '#contract/qc/limits/templates.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import styles from '../bench.module.css';
import type { MeasuredRow } from './test-draft.ts';

const EMPTY: MeasuredRow = { name: '', value: '', unit: '', min: '', max: '' };
const ROWS_MAX = 100;

const row = (name: string, unit: string, max = ''): MeasuredRow => ({ ...EMPTY, name, unit, max });

/** The usual measurements of a test; their names appear in the report as they are written here. */
const usual: Partial<Record<TestCode, readonly MeasuredRow[]>> = {
  xray: [row('Voltage', 'kV'), row('Current', 'µA'), row('Largest void', '%', '10')],
  leadFree: [row('Lead (Pb)', 'ppm', '1000')],
  surfaceAnalysis: [row('Tin (Sn)', '%'), row('Lead (Pb)', '%', '0.1')],
  electrical: [row('Supply current', 'mA'), row('Leakage current', 'µA')],
  thermalCycling: [row('Cycles', ''), row('Lowest temperature', '°C')],
  ageing: [row('Duration', 'h'), row('Temperature', '°C')],
  solderability: [row('Wetted area', '%')],
};

type Template = Output<typeof limitTemplateList>[number];

/**
 * Returns rows with the limits of a package: values that stand keep what was measured, missing ones
 * are added.
 */
function withLimits(
  rows: readonly MeasuredRow[],
  templates: readonly Template[],
  packageName: string,
): MeasuredRow[] {
  const needed = templatesOf(templates, packageName);
  const limitsOf = ({ name }: MeasuredRow) =>
    needed.find((one) => limitKey(one.name) === limitKey(name));
  const limited = rows.map((row) => {
    const { unit, min, max } = limitsOf(row) ?? row;
    return { ...row, unit, min, max };
  });
  const missing = needed
    .filter((one) => !rows.some(({ name }) => limitKey(name) === limitKey(one.name)))
    .map(({ name, unit, min, max }) => ({ ...EMPTY, name, unit, min, max }));
  return [...limited, ...missing];
}

const fields = ['name', 'value', 'unit', 'min', 'max'] as const;

/** Returns whether a field of a row is its template's, which the server holds it to. */
const isFixed = (
  candidates: readonly Template[],
  one: MeasuredRow,
  field: (typeof fields)[number],
): boolean =>
  field !== 'value' &&
  candidates.some(({ unit, min, max }) => unit === one.unit && min === one.min && max === one.max);

/** Measured values with their limits; a value outside of them is marked. */
export function Measurements(props: {
  test: TestCode;
  /** The package of the lot, whose templates a pass needs. */
  packageName: string;
  rows: readonly MeasuredRow[];
  error: (index: number, field: string) => string | undefined;
  onChange: (rows: readonly MeasuredRow[]) => void;
}) {
  const { test, rows, error, onChange } = props;
  const t = useTranslator('operator');
  const templates = useCallQuery(limitTemplateList, { test }, { quiet: true }).data ?? [];
  const proposed = usual[test] ?? [];
  const change = (index: number, facts: Partial<MeasuredRow>) =>
    onChange(rows.map((one, position) => (position === index ? { ...one, ...facts } : one)));
  return (
    <div className={styles.measured}>
      {rows.length > 0 && (
        <div className={styles.measuredRow} aria-hidden="true">
          {fields.map((field) => (
            <span key={field} className={styles.head}>
              {t(`bench.measured.${field}`)}
            </span>
          ))}
        </div>
      )}
      {rows.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone.
        <div key={index} className={cx(styles.measuredRow, isOutside(one) && styles.outside)}>
          {fields.map((field) => (
            <TextInput
              key={field}
              size="xs"
              mono={field !== 'name'}
              align={field === 'name' || field === 'unit' ? 'left' : 'right'}
              value={one[field]}
              readOnly={isFixed(templatesOfRow(templates, props.packageName, one.name), one, field)}
              aria-label={`${t(`bench.measured.${field}`)} ${index + 1}`}
              aria-invalid={error(index, field) !== undefined || undefined}
              onChange={(text) => change(index, { [field]: text })}
            />
          ))}
          <IconButton
            icon="cross"
            small
            label={`${t('bench.measured.remove')} ${index + 1}`}
            onClick={() => onChange(rows.filter((_, position) => position !== index))}
          />
        </div>
      ))}
      <RowMessages rows={rows.length} error={error} />
      {rows.some((one) => isOutside(one)) && (
        <p className={cx(styles.small, styles.red)}>{t('bench.measured.outside')}</p>
      )}
      {rows.length < ROWS_MAX && (
        <div className={styles.buttons}>
          <Button size="xs" icon="plus" onClick={() => onChange([...rows, EMPTY])}>
            {t('bench.measured.add')}
          </Button>
          <TemplateButtons
            templates={templates}
            packageName={props.packageName}
            rows={rows}
            onAdd={onChange}
          />
          {rows.length === 0 && proposed.length > 0 && (
            <Button size="xs" variant="text" onClick={() => onChange(proposed)}>
              {t('bench.measured.usual', { names: proposed.map((one) => one.name).join(', ') })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The errors of all rows, each with the field and the row that it is about. */
function RowMessages(props: {
  rows: number;
  error: (index: number, field: string) => string | undefined;
}) {
  const t = useTranslator('operator');
  const messages = Array.from({ length: props.rows }, (_, index) =>
    fields.flatMap((field) => {
      const message = props.error(index, field);
      return message ? [`${t(`bench.measured.${field}`)} ${index + 1}: ${message}`] : [];
    }),
  ).flat();
  return messages.map((message) => (
    <p key={message} className={cx(styles.small, styles.red)}>
      {message}
    </p>
  ));
}

/** Fills in the limits of the lot's package, or of any while the package is not described. */
function TemplateButtons(props: {
  templates: readonly Template[];
  packageName: string;
  rows: readonly MeasuredRow[];
  onAdd: (rows: readonly MeasuredRow[]) => void;
}) {
  const { templates, packageName, rows, onAdd } = props;
  const t = useTranslator('qc/records');
  const isDescribed = limitKey(packageName) !== '';
  const packages = isDescribed ? [packageName] : [...new Set(templates.map((one) => one.package))];
  return packages.map((name) => {
    const limited = withLimits(rows, templates, name);
    return (
      JSON.stringify(limited) !== JSON.stringify(rows) && (
        <Button key={name} size="xs" variant="text" onClick={() => onAdd(limited)}>
          {`${t('limit.limits')}: ${name || t('limit.every')}`}
        </Button>
      )
    );
  });
}
