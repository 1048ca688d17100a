import type { Post } from '#contract/boards/schemas.ts';
import type { StockLine } from '#contract/inventory/schemas.ts';
import { wire } from '#contract/money.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { GoodsFields } from '#web/order-parts/offering/GoodsFields.tsx';
import { MakerField, PartField } from '#web/order-parts/offering/PartFields.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import text from '#web/ui/text.module.css';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { lineCost } from '../amounts.ts';
import styles from './quote.module.css';
import { fromStock, type QuoteLine, stockOf } from './quote-form.ts';

interface Props {
  readonly item: Post['items'][number];
  readonly line: QuoteLine;
  readonly stock: readonly StockLine[];
  readonly form: Form;
  /** The post has this item only: there is nothing to leave out. */
  readonly alone: boolean;
  readonly onChange: (part: Partial<QuoteLine>) => void;
}

/** One item of the post: what is wanted, and once it is quoted the offer row by row. */
export function QuoteLineForm(props: Props) {
  const { item, line, stock, alone, onChange } = props;
  const t = useTranslator('boards');
  const format = useFormat();
  const mine = stockOf(item.model, stock);
  const held = mine.reduce((sum, one) => sum + one.quantity, 0);
  return (
    <fieldset className={styles.item} data-on={line.on || undefined}>
      <legend className={text.vh}>{item.model}</legend>
      <div className={styles.head}>
        {alone ? (
          <Mpn mpn={item.model} size={16} />
        ) : (
          <Checkbox
            checked={line.on}
            onChange={(on) => onChange({ on })}
            aria-label={`${t('quote.on')}: ${item.model}`}
          >
            <Mpn mpn={item.model} size={16} />
          </Checkbox>
        )}
        <span>{t('quote.wanted', { count: format.quantity(item.count) })}</span>
        <span className={styles.quiet}>
          {held > 0 ? t('quote.inStock', { count: format.quantity(held) }) : t('quote.noStock')}
        </span>
      </div>
      {line.on && (
        <div className={styles.body}>
          <div className={styles.grid}>
            <Figures {...props} />
            <GoodsFields
              goods={line}
              form={props.form}
              path={(field) => `${line.postItemId}.${field}`}
              onChange={onChange}
              marked
            />
            <PartFields {...props} mine={mine} />
          </div>
          <Cost {...props} />
        </div>
      )}
    </fieldset>
  );
}

function Figures({ line, form, onChange }: Props) {
  const t = useTranslator('boards');
  const fieldPath = (field: string) => `${line.postItemId}.${field}`;
  return (
    <>
      <Field label={t('quote.price')} required error={form.error(fieldPath('unitPrice'))}>
        <FigureInput
          decimals={5}
          unit="USD"
          value={line.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
          onBlur={form.left(fieldPath('unitPrice'))}
        />
      </Field>
      <Field label={t('quote.quantity')} required error={form.error(fieldPath('quantity'))}>
        <FigureInput
          unit={t('pieces')}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
          onBlur={form.left(fieldPath('quantity'))}
        />
      </Field>
    </>
  );
}

function PartFields({ item, line, form, onChange, mine }: Props & { mine: readonly StockLine[] }) {
  const t = useTranslator('boards');
  const format = useFormat();
  const fieldPath = (field: string) => `${line.postItemId}.${field}`;
  const formatStockLine = (one: StockLine) => {
    const facts = { maker: one.manufacturer, count: format.quantity(one.quantity) };
    if (one.dateCode === '') return t('quote.stockLinePlain', facts);
    return t('quote.stockLine', { ...facts, code: one.dateCode });
  };
  const pick = (id: string) => {
    const chosen = mine.find((one) => one.id === id);
    onChange(chosen ? fromStock(chosen, item.count) : { stockId: '' });
  };
  return (
    <>
      <PartField
        label={t('quote.offered')}
        mpn={line.offeredModel}
        error={form.error(fieldPath('offeredModel'))}
        onChange={(offeredModel) => onChange({ offeredModel })}
        onBlur={form.left(fieldPath('offeredModel'))}
      />
      <MakerField
        maker={line.manufacturer}
        error={form.error(fieldPath('manufacturer'))}
        onChange={(manufacturer) => onChange({ manufacturer })}
        onBlur={form.left(fieldPath('manufacturer'))}
      />
      {mine.length > 0 && (
        <Field label={t('quote.stock')}>
          <Select
            value={line.stockId}
            placeholder={t('quote.stockNone')}
            options={mine.map((one) => ({ value: one.id, label: formatStockLine(one) }))}
            onChange={pick}
          />
        </Field>
      )}
      <Field label={t('quote.note')} aside={t('optional')} className={styles.note}>
        <TextInput
          value={line.note}
          maxLength={500}
          placeholder={t('quote.noteHint')}
          onChange={(note) => onChange({ note })}
        />
      </Field>
    </>
  );
}

/** Shows the cost of an item, and whether it covers the wanted quantity. */
function Cost({ item, line }: Props) {
  const t = useTranslator('boards');
  const format = useFormat();
  const cost = lineCost(line);
  const short = item.count - Number(line.quantity || 0);
  return (
    <div className={styles.cost} aria-live="polite">
      <span>{t('quote.lineTotal')}</span>
      {cost === null ? <span>–</span> : <MoneyText money={wire(cost)} />}
      {cost !== null && (
        <small className={short > 0 ? styles.short : undefined}>
          {short > 0 ? t('quote.short', { count: format.quantity(short) }) : t('quote.covers')}
        </small>
      )}
    </div>
  );
}
