import { useState } from 'react';
import { Link } from 'react-router';
import { opsBankMatch } from '#contract/bank/calls.ts';
import type { BankItem, BankLine, MatchReason } from '#contract/bank/line-schemas.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AssignForm } from './AssignForm.tsx';
import styles from './bank.module.css';
import { isSuggested, itemKey, needsSecondPerson, sumOf } from './match-sum.ts';
import { PayBackForm } from './PayBackForm.tsx';

const NOTE_MAX = 500;
const doubts: ReadonlySet<MatchReason> = new Set<MatchReason>([
  'charge',
  'thirdParty',
  'payerUnknown',
  'ambiguous',
  'earlierPayment',
  'otherReference',
  'amountDiffers',
]);

/** A line with its version, as a match names it. */
export type ChosenLine = Pick<BankLine, 'id' | 'version' | 'bookedOn' | 'seq' | 'amount'>;

interface Props {
  readonly line: BankLine;
  readonly lines: readonly ChosenLine[];
  readonly items: readonly BankItem[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The most that is taken for a charge of the bank. */
  readonly chargeMost: MoneyWire;
  readonly onDrop: (item: BankItem) => void;
  readonly onDone: () => void;
}

/** An open line: the sum of its match, the reasons for it, and the ways to decide. */
export function MatchPanel(props: Props) {
  const { line, items, people } = props;
  const t = useTranslator('operator/bank');
  const [assigning, setAssigning] = useState(false);
  const [payingBack, setPayingBack] = useState(false);
  if (payingBack) {
    return <PayBackForm line={line} items={items} onClose={() => setPayingBack(false)} />;
  }
  if (assigning) {
    return <AssignForm line={line} people={people} onClose={() => setAssigning(false)} />;
  }
  return (
    <>
      <Sum {...props} />
      <Reasons line={line} items={items} />
      <Accept {...props} />
      <div className={styles.buttons}>
        <Button onClick={() => setAssigning(true)}>{t('assign')}</Button>
        {line.origin !== null && line.origin.account !== '' && (
          <Button onClick={() => setPayingBack(true)}>{t('payBack.start')}</Button>
        )}
      </div>
      {line.origin?.account === '' && line.suggestion?.thirdParty && (
        <p className={styles.quiet}>{t('payBack.noAccount')}</p>
      )}
      {line.origin?.sentBack && (
        <Note tone="wait">{t('payBack.sentBack', { note: line.origin.sentBack })}</Note>
      )}
    </>
  );
}

function Sum({ lines, items, chargeMost, onDrop }: Props) {
  const t = useTranslator('operator/bank');
  const { charge, hasCharge, fits } = sumOf(lines, items, chargeMost);
  return (
    <ul className={styles.sums}>
      {items.map((item, index) => (
        <li key={itemKey(item)}>
          <span>{index === 0 ? '' : '+'}</span>
          <span>
            <Link to={item.link} translate="no">
              {item.no}
            </Link>{' '}
            <span className={styles.quiet}>{item.ownerName}</span>{' '}
            <button type="button" className={styles.pick} onClick={() => onDrop(item)}>
              {t('drop')}
            </button>
          </span>
          <MoneyText money={item.amount} bare />
        </li>
      ))}
      {hasCharge && (
        <li className={fits ? undefined : styles.bad}>
          <span>−</span>
          <span>{fits ? t('bankCharge') : t('difference')}</span>
          <MoneyText money={charge} bare />
        </li>
      )}
      {lines.map((one, index) => (
        <li key={one.id}>
          <span>{index === 0 ? '=' : '+'}</span>
          <span>{t('lineOf', { seq: one.seq, day: one.bookedOn })}</span>
          <MoneyText money={one.amount} />
        </li>
      ))}
    </ul>
  );
}

function Reasons({ line, items }: Pick<Props, 'line' | 'items'>) {
  const t = useTranslator('operator/bank');
  const { suggestion } = line;
  if (suggestion === null) return <p className={styles.quiet}>{t('noSuggestion')}</p>;
  if (!isSuggested(suggestion, items)) return <p className={styles.quiet}>{t('ownChoice')}</p>;
  return (
    <ul className={styles.reasons}>
      {suggestion.reasons.map((reason) => (
        <li key={reason} data-tone={doubts.has(reason) ? 'warn' : 'pass'}>
          <Icon name={doubts.has(reason) ? 'warning' : 'check'} size={12} />
          <span>{t(`reason.${reason}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function Accept({ line, lines, items, chargeMost, onDone }: Props) {
  const t = useTranslator('operator/bank');
  const format = useFormat();
  const [note, setNote] = useState('');
  const match = useCommand(opsBankMatch, {
    onDone: ({ outcome }) => {
      toast(t(outcome === 'matched' ? 'matchedNow' : 'requestedNow'));
      onDone();
    },
  });
  const { fits, hasCharge } = sumOf(lines, items, chargeMost);
  const isThird = items.length > 0 && (line.suggestion?.thirdParty ?? false);
  const needsSecond = needsSecondPerson(line.suggestion, items, hasCharge);
  const label = items.length === 0 ? 'asCharge' : needsSecond ? 'sendForApproval' : 'accept';
  return (
    <div className={styles.form}>
      {needsSecond && (
        <Field label={t('note')} required={isThird} hint={isThird ? t('thirdNote') : undefined}>
          <TextArea value={note} maxLength={NOTE_MAX} counted onChange={setNote} />
        </Field>
      )}
      <FailNote error={match.error} />
      {needsSecond && <p className={styles.quiet}>{t('secondAsked')}</p>}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          disabled={!fits}
          loading={match.isPending}
          onClick={() =>
            match.mutate({
              lines: lines.map(({ id, version }) => ({ id, version })),
              items: items.map(({ kind, id }) => ({ kind, id })),
              note: note.trim(),
            })
          }
        >
          {t(label)}
        </Button>
      </div>
      {!fits && <p className={styles.quiet}>{t('mustFit', { most: format.money(chargeMost) })}</p>}
    </div>
  );
}
