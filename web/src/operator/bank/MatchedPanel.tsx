import { useState } from 'react';
import { Link } from 'react-router';
import { opsBankUnmatch } from '#contract/bank/calls.ts';
import type { BankLine } from '#contract/bank/line-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { ReasonForm } from '../finance/ReasonForm.tsx';
import styles from './bank.module.css';
import { itemKey } from './match-sum.ts';

/** A matched line: its records, who matched it, and the way back. */
export function MatchedPanel({ line }: { line: BankLine }) {
  const t = useTranslator('operator/bank');
  const [undoing, setUndoing] = useState(false);
  const undo = useCommand(opsBankUnmatch, {
    onDone: () => {
      toast(t('undone'));
      setUndoing(false);
    },
  });
  const { match } = line;
  if (match === null) return null;
  const isCharged = /[1-9]/.test(match.charge.amount);
  const items = match.items.map((item) => (
    <span key={itemKey(item)}>
      <Link to={item.link} translate="no">
        {item.no}
      </Link>{' '}
      {!item.booked && <span className={styles.quiet}>{t('notBookedYet')}</span>}{' '}
    </span>
  ));
  return (
    <>
      <DefinitionList
        items={[
          { key: 'items', term: t('record'), value: items.length > 0 ? items : t('bankCharge') },
          ...(isCharged
            ? [{ key: 'charge', term: t('bankCharge'), value: <MoneyText money={match.charge} /> }]
            : []),
          ...(match.lines > 1
            ? [{ key: 'lines', term: t('lines'), value: String(match.lines) }]
            : []),
          {
            key: 'by',
            term: t('matchedBy'),
            value: (
              <>
                {match.madeBy}, {t(`method.${match.method}`)}, <DateTime at={match.at} zone />
              </>
            ),
          },
          ...(match.approvedBy
            ? [{ key: 'checker', term: t('approvedBy'), value: match.approvedBy }]
            : []),
          ...(match.note ? [{ key: 'note', term: t('note'), value: match.note }] : []),
        ]}
      />
      {match.reasons.length > 0 && (
        <p className={styles.quiet}>
          {match.reasons.map((reason) => t(`reason.${reason}`)).join(' · ')}
        </p>
      )}
      {undoing ? (
        <ReasonForm
          call={opsBankUnmatch}
          input={{ id: line.id, version: line.version }}
          label={t('undoReason')}
          submit={t('undo')}
          command={undo}
          onBack={() => setUndoing(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => setUndoing(true)}>{t('undo')}</Button>
        </div>
      )}
      <p className={styles.quiet}>{t('undoHint')}</p>
    </>
  );
}
