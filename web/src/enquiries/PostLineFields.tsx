import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import { UNIT_PRICE_DECIMALS } from '#contract/money.ts';
import { conditions, leadTimes } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { useFigureTyping } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import text from '#web/ui/text.module.css';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import styles from './post.module.css';
import type { PostLine } from './post-form.ts';

/** Fields of a line that are typed, in the order in which Enter goes through them. */
export const typedFields = [
  'mpn',
  'quantity',
  'targetPrice',
  'dateCode',
  'manufacturer',
  'note',
] as const;
export type TypedField = (typeof typedFields)[number];

export interface LineActs {
  readonly change: (key: number, part: Partial<PostLine>) => void;
  readonly remove: (key: number) => void;
  readonly paste: (key: number, event: ClipboardEvent) => void;
  readonly press: (key: number, field: TypedField, event: KeyboardEvent) => void;
  readonly left: (key: number, field: TypedField, event: FocusEvent) => void;
}

interface Props {
  readonly line: PostLine;
  readonly index: number;
  /** Its errors by field, as text: unchanged errors are the same text. */
  readonly errors: string;
  readonly canRemove: boolean;
  readonly acts: LineActs;
}

const limits = {
  mpn: 80,
  quantity: 16,
  targetPrice: 15,
  dateCode: 5,
  manufacturer: 120,
  note: 500,
} as const;
const inMono: readonly TypedField[] = ['mpn', 'quantity', 'targetPrice', 'dateCode'];

/** One line of an enquiry. Drawn again only where something of it changed: there may be 500. */
export const PostLineFields = memo(function PostLineFields(props: Props) {
  const t = useTranslator('enquiries');
  const facts = useTranslator('order-parts');
  const { line, index, acts, canRemove } = props;
  const errors = JSON.parse(props.errors) as Partial<Record<TypedField, string>>;
  const isChosen = line.offers.length > 0;
  const [isNoting, setNoting] = useState(false);
  const hasNote = isNoting || line.note !== '' || errors.note !== undefined;
  const typing = (field: TypedField, decimals: number) => ({
    value: line[field],
    decimals,
    onChange: (figure: string) => acts.change(line.key, { [field]: figure }),
  });
  const figures: Partial<Record<TypedField, ReturnType<typeof useFigureTyping>>> = {
    quantity: useFigureTyping(typing('quantity', 0)),
    targetPrice: useFigureTyping(typing('targetPrice', UNIT_PRICE_DECIMALS)),
  };
  const input = (field: TypedField, unit?: string) => (
    <TextInput
      mono={inMono.includes(field)}
      upper={field === 'mpn'}
      align={unit ? 'right' : undefined}
      inputMode={field === 'quantity' ? 'numeric' : field === 'targetPrice' ? 'decimal' : undefined}
      prefix={field === 'targetPrice' ? unit : undefined}
      suffix={field === 'quantity' ? unit : undefined}
      name={`${field}.${index}`}
      value={figures[field]?.value ?? line[field]}
      maxLength={limits[field]}
      autoComplete="off"
      spellCheck={false}
      translate="no"
      placeholder={field === 'dateCode' ? '2401' : undefined}
      onChange={figures[field]?.onChange ?? ((text) => acts.change(line.key, { [field]: text }))}
      onBlur={(event) => {
        figures[field]?.settle();
        acts.left(line.key, field, event);
      }}
      onPaste={field === 'mpn' ? (event) => acts.paste(line.key, event) : undefined}
      onKeyDown={(event) => acts.press(line.key, field, event)}
    />
  );
  const label = (word: string) => (
    <>
      <span>{word}</span>
      {index > 0 && <span className={text.vh}> {t('post.row', { row: index + 1 })}</span>}
    </>
  );
  return (
    <li className={styles.line}>
      <span className={styles.no} aria-hidden="true">
        {index + 1}
      </span>
      {isChosen ? (
        <div className={styles.chosen}>
          <Mpn mpn={line.mpn} />
          <span translate="no">{line.manufacturer}</span>
        </div>
      ) : (
        <Field label={label(t('post.mpn'))} required error={errors.mpn}>
          {input('mpn')}
        </Field>
      )}
      <Field label={label(t('post.quantity'))} required error={errors.quantity}>
        {input('quantity', t('pieces'))}
      </Field>
      <Field label={label(t('post.targetPrice'))} error={errors.targetPrice}>
        {input('targetPrice', 'USD')}
      </Field>
      <Field label={label(t('post.condition'))}>
        <Select
          value={line.condition}
          placeholder={t('any')}
          options={conditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
          onChange={(condition) => acts.change(line.key, { condition })}
        />
      </Field>
      <Field label={label(t('post.dateCode'))} error={errors.dateCode}>
        {input('dateCode')}
      </Field>
      <Field label={label(t('post.leadTime'))}>
        <Select
          value={line.leadTime}
          options={leadTimes.map((value) => ({ value, label: t(`leadTime.${value}`) }))}
          onChange={(leadTime) => acts.change(line.key, { leadTime })}
        />
      </Field>
      {!isChosen && (
        <Field label={label(t('post.manufacturer'))} error={errors.manufacturer}>
          {input('manufacturer')}
        </Field>
      )}
      <IconButton
        icon="trash"
        className={styles.remove}
        label={t('post.remove', { row: index + 1 })}
        disabled={!canRemove}
        onClick={() => acts.remove(line.key)}
      />
      <div className={styles.under}>
        {isChosen && (
          <span>
            {t('post.sellers', {
              count: line.offers.length,
              names: [...new Set(line.offers.map((offer) => offer.sellerName))].join(t('join')),
            })}
          </span>
        )}
        {isChosen && <ChosenOffers offers={line.offers} />}
        {hasNote ? (
          <Field label={label(t('post.lineNote'))} aside={t('optional')} error={errors.note}>
            {input('note')}
          </Field>
        ) : (
          <Button variant="text" onClick={() => setNoting(true)}>
            {t('post.addNote')}
            <span className={text.vh}> {t('post.row', { row: index + 1 })}</span>
          </Button>
        )}
      </div>
    </li>
  );
});

/** Price, stock and date code of the chosen offers as the reader saw them. */
function ChosenOffers({ offers }: { offers: PostLine['offers'] }) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  const snapshots = offers.flatMap((offer) =>
    offer.snapshot ? [{ ...offer, snapshot: offer.snapshot }] : [],
  );
  if (snapshots.length === 0) return null;
  return (
    <ul className={styles.seen}>
      {snapshots.map(({ id, sellerName, snapshot: { unitPrice, stock, dateCode } }) => (
        <li key={id}>
          <span translate="no">{sellerName}</span>
          {': '}
          {[
            unitPrice === null ? t('post.seenAsk') : `USD ${format.unitPrice(unitPrice)}`,
            t('post.seenStock', { stock: format.number(stock) }),
            dateCode !== '' && t('post.seenDateCode', { dateCode }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
