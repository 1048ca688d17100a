import { lazy, Suspense, useState } from 'react';
import { wire } from '#contract/money.ts';
import { conditions, dayChoices, packagings } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { emptyLine, type LineDraft, lineCost, MOST_LINES } from './agent-form.ts';
import type { SectionProps } from './form-context.ts';
import styles from './place.module.css';

// The dialog loads with the first press: a public page carries little.
const LinesDialog = lazy(() => import('../lines/LinesDialog.tsx'));

/** Parts and the prices agreed with the supplier. */
export function PartsSection({ draft, change, violation, leave }: SectionProps) {
  const t = useTranslator('orders/place');
  const [isReading, setReading] = useState(false);
  const { lines } = draft;
  const set = (key: number, part: Partial<LineDraft>) =>
    change({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const add = () => {
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
    change({ lines: [...lines, emptyLine(key)] });
  };
  return (
    <Section title={t('parts')}>
      {lines.map((line, index) => (
        <fieldset key={line.key} className={styles.line}>
          <legend className={styles.legend}>
            {t('row', { row: index + 1 })}
            <LineSum line={line} />
            {lines.length > 1 && (
              <IconButton
                icon="trash"
                small
                label={t('remove', { row: index + 1 })}
                onClick={() => change({ lines: lines.filter((one) => one.key !== line.key) })}
              />
            )}
          </legend>
          <Main line={line} path={`lines.${index}`} set={set} violation={violation} leave={leave} />
          <Quality
            line={line}
            path={`lines.${index}`}
            set={set}
            violation={violation}
            leave={leave}
          />
        </fieldset>
      ))}
      <p className={styles.add}>
        <Button icon="plus" disabled={lines.length >= MOST_LINES} onClick={add}>
          {t('add')}
        </Button>
        <Button icon="upload" onClick={() => setReading(true)}>
          {t('fromList')}
        </Button>
      </p>
      {isReading && (
        <Suspense fallback={null}>
          <LinesDialog
            lines={lines}
            onLines={(next) => change({ lines: next })}
            onClose={() => setReading(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

type LineProps = Pick<SectionProps, 'violation' | 'leave'> & {
  readonly line: LineDraft;
  readonly path: string;
  readonly set: (key: number, part: Partial<LineDraft>) => void;
};

function LineSum({ line }: { line: LineDraft }) {
  const cost = lineCost(line);
  return cost === null ? null : (
    <span className={styles.sum}>
      <MoneyText money={wire(cost)} />
    </span>
  );
}

function Main({ line, path, set, violation, leave }: LineProps) {
  const t = useTranslator('orders/place');
  const { key } = line;
  return (
    <div className={styles.main}>
      <Field label={t('mpn')} error={violation(`${path}.mpn`)} required>
        <TextInput
          mono
          upper
          value={line.mpn}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={(mpn) => set(key, { mpn })}
          onBlur={leave(`${path}.mpn`)}
        />
      </Field>
      <Field label={t('manufacturer')} error={violation(`${path}.manufacturer`)} required>
        <TextInput
          value={line.manufacturer}
          maxLength={120}
          autoComplete="off"
          onChange={(manufacturer) => set(key, { manufacturer })}
          onBlur={leave(`${path}.manufacturer`)}
        />
      </Field>
      <Field label={t('quantity')} error={violation(`${path}.quantity`)} required>
        <FigureInput
          value={line.quantity}
          onChange={(quantity) => set(key, { quantity })}
          onBlur={leave(`${path}.quantity`)}
        />
      </Field>
      <Field label={t('unitPrice')} error={violation(`${path}.unitPrice`)} required>
        <FigureInput
          decimals={5}
          unit="USD"
          value={line.unitPrice}
          onChange={(unitPrice) => set(key, { unitPrice })}
          onBlur={leave(`${path}.unitPrice`)}
        />
      </Field>
    </div>
  );
}

function Quality({ line, path, set, violation, leave }: LineProps) {
  const t = useTranslator('orders/place');
  const facts = useTranslator('order-parts/goods');
  const { key } = line;
  return (
    <div className={styles.quality}>
      <Field label={t('condition')}>
        <Select
          value={line.condition}
          options={conditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
          onChange={(condition) => set(key, { condition })}
        />
      </Field>
      <Field label={t('packaging')}>
        <Select
          value={line.packaging}
          placeholder={t('packagingNone')}
          options={packagings.map((value) => ({ value, label: facts(`packaging.${value}`) }))}
          onChange={(packaging) => set(key, { packaging })}
        />
      </Field>
      <Field label={t('dateCode')} aside={t('optional')} error={violation(`${path}.dateCode`)}>
        <TextInput
          mono
          value={line.dateCode}
          maxLength={10}
          onChange={(dateCode) => set(key, { dateCode })}
          onBlur={leave(`${path}.dateCode`)}
        />
      </Field>
      <Field label={t('warranty')}>
        <Select
          value={line.warrantyDays}
          options={dayChoices.map((days) => ({
            value: `${days}`,
            label: days === 0 ? t('none') : t('days', { count: days }),
          }))}
          onChange={(warrantyDays) => set(key, { warrantyDays })}
        />
      </Field>
    </div>
  );
}
