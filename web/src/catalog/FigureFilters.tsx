import { piecesWord } from '#web/i18n/format.ts';
import { useLanguage, useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './Filters.module.css';
import {
  type FigureInputs,
  isInvalidDateCode,
  isReversedSpan,
  isWrongPieces,
} from './figure-typing.ts';
import { type PartQuery, readPieces } from './part-query.ts';

interface Props {
  readonly query: PartQuery;
  readonly set: (part: Partial<PartQuery>) => void;
  readonly typing: FigureInputs;
  /** Asks with what is typed. */
  readonly apply: () => void;
}

/** The filters that are typed: pieces that are needed, and the span of date codes. */
export function FigureFilters(props: Props) {
  return (
    <>
      <QuantityFilter {...props} />
      <DateCodeFilter {...props} />
    </>
  );
}

function QuantityFilter({ query, set, typing, apply }: Props) {
  const t = useTranslator('catalog');
  const lang = useLanguage();
  const isHydrated = useHydrated();
  const quantity = readPieces(typing.typed.quantity);
  const isWrong = typing.tried && isWrongPieces(typing.typed.quantity);
  return (
    <fieldset>
      <legend>{t('filter.quantity')}</legend>
      <FigureInput
        name="quantity"
        size="sm"
        unit={piecesWord(lang)}
        aria-label={t('filter.quantity')}
        aria-invalid={isWrong || undefined}
        value={typing.typed.quantity}
        onChange={(text) => typing.type({ quantity: text })}
        onBlur={apply}
      />
      {isWrong && (
        <p className={styles.wrong} role="alert">
          {t('filter.piecesHint')}
        </p>
      )}
      <Checkbox
        className={styles.choice}
        name="covering"
        value="1"
        checked={query.onlyCovering}
        // Without a program the two are sent together.
        disabled={isHydrated && quantity === null}
        onChange={(onlyCovering) => set({ onlyCovering, quantity })}
      >
        <span>{t('filter.covering')}</span>
      </Checkbox>
    </fieldset>
  );
}

function DateCodeFilter({ typing, apply }: Pick<Props, 'typing' | 'apply'>) {
  const t = useTranslator('catalog');
  const { typed, type, tried } = typing;
  const wrong = {
    from: tried && isInvalidDateCode(typed.from),
    to: tried && isInvalidDateCode(typed.to),
  };
  const isReversed = tried && isReversedSpan(typed.from, typed.to);
  const field = (name: 'from' | 'to') => (
    <TextInput
      name={name}
      size="sm"
      mono
      inputMode="numeric"
      autoComplete="off"
      aria-label={t(`filter.${name}`)}
      aria-invalid={wrong[name] || isReversed || undefined}
      value={typed[name]}
      onChange={(text) => type({ [name]: text.trim() })}
      onBlur={apply}
    />
  );
  return (
    <fieldset>
      <legend>{t('filter.dateCode')}</legend>
      <div className={styles.pair}>
        {field('from')}
        <span>{t('filter.until')}</span>
        {field('to')}
      </div>
      {(wrong.from || wrong.to) && (
        <p className={styles.wrong} role="alert">
          {t('filter.codeHint')}
        </p>
      )}
      {isReversed && (
        <p className={styles.wrong} role="alert">
          {t('filter.turned')}
        </p>
      )}
    </fieldset>
  );
}
