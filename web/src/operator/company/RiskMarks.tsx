import { useState } from 'react';
import { opsRiskDismiss } from '#contract/risk/calls.ts';
import { DISMISS_REASON_MAX } from '#contract/risk/constants.ts';
import type { RiskMark } from '#contract/risk/schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { RecordRefs } from '../queues/RecordRefs.tsx';
import { ReasonField } from './ReasonField.tsx';
import styles from './summary.module.css';

interface Props {
  readonly accountId: string;
  readonly marks: readonly RiskMark[];
}

/** Marks of risk with the records they follow from; dismissed ones stay in sight below. */
export function RiskMarks({ accountId, marks }: Props) {
  const t = useTranslator('operator/company');
  const [asked, setAsked] = useState<RiskMark | null>(null);
  const open = marks.filter(({ dismissed }) => dismissed === null);
  const closed = marks.filter(({ dismissed }) => dismissed !== null);
  return (
    <div>
      <h2 className={styles.term}>{t('marks')}</h2>
      {open.length === 0 && <p className={styles.note}>{t('noMarks')}</p>}
      <ul>
        {open.map((mark) => (
          <li key={mark.kind} className={styles.mark}>
            <Icon name="warning" />
            <Reason mark={mark} />
            <Button
              size="xs"
              aria-label={`${t('dismiss')}: ${t(`risk.${mark.kind}`, { count: mark.count })}`}
              onClick={() => setAsked(mark)}
            >
              {t('dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details className={styles.dismissed}>
          <summary>
            {t('dismissedMarks')} {closed.length}
          </summary>
          <ul>
            {closed.map((mark) => (
              <li key={mark.kind}>
                <Reason mark={mark} />
                {mark.dismissed && (
                  <p>
                    {t.parts('dismissedBy', {
                      name: mark.dismissed.by,
                      at: <DateTime at={mark.dismissed.at} />,
                      reason: mark.dismissed.reason,
                    })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {asked && <Dismiss accountId={accountId} mark={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Reason({ mark }: { mark: RiskMark }) {
  const t = useTranslator('operator/company');
  const rest = mark.count - mark.records.length;
  return (
    <div>
      <div>{t(`risk.${mark.kind}`, { count: mark.count })}</div>
      <div className={styles.records}>
        <RecordRefs records={mark.records} />
        {rest > 0 && <span>+ {rest}</span>}
      </div>
    </div>
  );
}

function Dismiss({
  accountId,
  mark,
  onClose,
}: {
  accountId: string;
  mark: RiskMark;
  onClose: () => void;
}) {
  const t = useTranslator('operator/company');
  const [reason, setReason] = useState('');
  const input = { id: accountId, kind: mark.kind, digest: mark.digest, reason };
  const { form, command: dismiss } = useFormCommand(opsRiskDismiss, input, {
    onDone: () => {
      toast(t('dismissed'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('dismissTitle')}
      submit={t('dismissGo')}
      form={form}
      command={dismiss}
      onSubmit={() => dismiss.mutate(input)}
      onClose={onClose}
    >
      <Reason mark={mark} />
      <p>{t('dismissText')}</p>
      <ReasonField form={form} value={reason} maxLength={DISMISS_REASON_MAX} onChange={setReason} />
    </CommandDialog>
  );
}
