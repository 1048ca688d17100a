import { memo, useState } from 'react';
import { conditions, leadTimes } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import text from '#web/ui/text.module.css';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import {
  type LineActs,
  LineFigureInput,
  LineInput,
  type LineInputProps,
  type TypedField,
} from './LineInput.tsx';
import styles from './post.module.css';
import type { PostLine } from './post-form.ts';

interface Props {
  readonly line: PostLine;
  readonly index: number;
  /** Its errors by field, as text: unchanged errors are the same text. */
  readonly errors: string;
  readonly canRemove: boolean;
  readonly acts: LineActs;
}

/** One line of an enquiry. Drawn again only where something of it changed: there may be 500. */
export const PostLineFields = memo(function PostLineFields(props: Props) {
  const t = useTranslator('enquiries');
  const facts = useTranslator('order-parts');
  const { line, index, acts, canRemove } = props;
  const errors = JSON.parse(props.errors) as Partial<Record<TypedField, string>>;
  const isChosen = line.offers.length > 0;
  const input = { line, index, acts };
  const label = (word: string) => <RowLabel word={word} index={index} />;
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
          <LineInput {...input} field="mpn" />
        </Field>
      )}
      <Field label={label(t('post.quantity'))} required error={errors.quantity}>
        <LineFigureInput {...input} field="quantity" />
      </Field>
      <Field label={label(t('post.targetPrice'))} error={errors.targetPrice}>
        <LineFigureInput {...input} field="targetPrice" />
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
        <LineInput {...input} field="dateCode" />
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
          <LineInput {...input} field="manufacturer" />
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
        {isChosen && <ChosenSellers offers={line.offers} />}
        {isChosen && <ChosenOffers offers={line.offers} />}
        <LineNote {...input} error={errors.note} />
      </div>
    </li>
  );
});

/** The label of a field; its row is only read aloud, and not for the first. */
function RowLabel({ word, index }: { word: string; index: number }) {
  const t = useTranslator('enquiries');
  return (
    <>
      <span>{word}</span>
      {index > 0 && <span className={text.vh}> {t('post.row', { row: index + 1 })}</span>}
    </>
  );
}

/** The note of a line; a button opens its field while there is none. */
function LineNote({ error, ...input }: LineInputProps & { error: string | undefined }) {
  const t = useTranslator('enquiries');
  const { line, index } = input;
  const [isNoting, setNoting] = useState(false);
  if (isNoting || line.note !== '' || error !== undefined) {
    return (
      <Field
        label={<RowLabel word={t('post.lineNote')} index={index} />}
        aside={t('optional')}
        error={error}
      >
        <LineInput {...input} field="note" />
      </Field>
    );
  }
  return (
    <Button variant="text" onClick={() => setNoting(true)}>
      {t('post.addNote')}
      <span className={text.vh}> {t('post.row', { row: index + 1 })}</span>
    </Button>
  );
}

/** The sellers whose offers were chosen. */
function ChosenSellers({ offers }: { offers: PostLine['offers'] }) {
  const t = useTranslator('enquiries');
  const names = [...new Set(offers.map((offer) => offer.sellerName))].join(t('join'));
  return <span>{t('post.sellers', { count: offers.length, names })}</span>;
}

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
