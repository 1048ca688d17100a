import { dayChoices } from '#contract/options.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { GoodsFields } from '#web/order-parts/offering/GoodsFields.tsx';
import { MakerField, PartField } from '#web/order-parts/offering/PartFields.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { Photos } from './Photos.tsx';
import { MOST_BREAKS, type QuotePhoto, type QuoteTyped } from './quote-form.ts';
import styles from './quotes.module.css';

interface Props {
  readonly typed: QuoteTyped;
  readonly form: Form;
  readonly onChange: (part: Partial<QuoteTyped>) => void;
  /** A photo came in. */
  readonly onPhoto: (photo: QuotePhoto) => void;
}

/** Shows the fields of a quote, the figures first. */
export function QuoteFields(props: Props) {
  return (
    <>
      <div className={styles.grid}>
        <Figures {...props} />
        <State {...props} />
        <PartFields {...props} />
      </div>
      <Breaks {...props} />
      <Photos {...props} />
    </>
  );
}

function Figures({ typed, form, onChange }: Props) {
  const t = useTranslator('quotes');
  return (
    <>
      <Field label={t('form.price')} required error={form.error('unitPrice')}>
        <FigureInput
          decimals={5}
          unit="USD"
          name="unitPrice"
          value={typed.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
          onBlur={form.left('unitPrice')}
        />
      </Field>
      <FigureInputField
        form={form}
        name="quantity"
        label={t('form.quantity')}
        required
        unit={t('pieces')}
        value={typed.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      <FigureInputField
        form={form}
        name="moq"
        label={t('form.moq')}
        unit={t('pieces')}
        value={typed.moq}
        placeholder="1"
        onChange={(moq) => onChange({ moq })}
      />
    </>
  );
}

function State({ typed, form, onChange }: Props) {
  const t = useTranslator('quotes');
  return (
    <GoodsFields goods={typed} form={form} path={(field) => field} onChange={onChange} marked>
      <Field label={t('form.validity')} required>
        <Select
          value={typed.validDays}
          options={dayChoices.map((days) => ({
            value: `${days}`,
            label: days === 0 ? t('form.none') : t('days', { count: days }),
          }))}
          onChange={(validDays) => onChange({ validDays })}
        />
      </Field>
    </GoodsFields>
  );
}

function PartFields({ typed, form, onChange }: Props) {
  const t = useTranslator('quotes');
  return (
    <>
      <PartField
        label={t('form.model')}
        mpn={typed.mpn}
        error={form.error('mpn')}
        onChange={(mpn) => onChange({ mpn })}
        onBlur={form.left('mpn')}
      />
      <MakerField
        maker={typed.manufacturer}
        error={form.error('manufacturer')}
        onChange={(manufacturer) => onChange({ manufacturer })}
        onBlur={form.left('manufacturer')}
      />
      <Field label={t('form.origin')} error={form.error('origin')}>
        <CountryField value={typed.origin} onChange={({ id }) => onChange({ origin: id })} />
      </Field>
      <Field label={t('form.note')} aside={t('form.optional')} className={styles.wide}>
        <TextInput
          value={typed.note}
          maxLength={500}
          placeholder={t('form.noteHint')}
          onChange={(note) => onChange({ note })}
        />
      </Field>
    </>
  );
}

/** Lower prices from larger quantities on. */
function Breaks({ typed, form, onChange }: Props) {
  const t = useTranslator('quotes');
  const breaks = typed.priceBreaks;
  const set = (position: number, part: Partial<(typeof breaks)[number]>) =>
    onChange({
      priceBreaks: breaks.map((one, index) => (index === position ? { ...one, ...part } : one)),
    });
  const violation = form.error('priceBreaks');
  return (
    <div className={styles.breaks}>
      {breaks.map((one, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a price break is known by its place alone.
        <div key={position} className={styles.break}>
          <Field
            label={t('form.breakFrom', { at: position + 1 })}
            error={form.error(`priceBreaks.${position}.quantity`)}
          >
            <FigureInput
              unit={t('pieces')}
              value={one.quantity}
              onChange={(quantity) => set(position, { quantity })}
              onBlur={form.left(`priceBreaks.${position}.quantity`)}
            />
          </Field>
          <Field
            label={t('form.breakPrice', { at: position + 1 })}
            error={form.error(`priceBreaks.${position}.unitPrice`)}
          >
            <FigureInput
              decimals={5}
              unit="USD"
              value={one.unitPrice}
              onChange={(unitPrice) => set(position, { unitPrice })}
              onBlur={form.left(`priceBreaks.${position}.unitPrice`)}
            />
          </Field>
          <IconButton
            icon="trash"
            label={t('form.removeBreak', { at: position + 1 })}
            onClick={() =>
              onChange({ priceBreaks: breaks.filter((_, index) => index !== position) })
            }
          />
        </div>
      ))}
      {violation !== undefined && (
        <p role="alert" className={styles.failed}>
          {violation}
        </p>
      )}
      <Button
        size="xs"
        icon="plus"
        disabled={breaks.length >= MOST_BREAKS}
        onClick={() => onChange({ priceBreaks: [...breaks, { quantity: '', unitPrice: '' }] })}
      >
        {t('form.addBreak')}
      </Button>
    </div>
  );
}
