import { type ReactNode, useState } from 'react';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { Approval, OpenApproval } from '#contract/approvals/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../money/money.module.css';
import { ReasonForm } from './ReasonForm.tsx';

/** A step that one person has proposed and that waits for a second. */
export type Proposed = OpenApproval & Partial<Pick<Approval, 'staffIsParty'>>;

interface Props {
  readonly title: string;
  readonly proposed: Proposed;
  /** Describes what the second person compares. */
  readonly facts: readonly Definition[];
  /** The label of the button that approves: what then happens. */
  readonly approve: ReactNode;
  /** Said once it was approved. */
  readonly approved: string;
  readonly onDone?: () => void;
  /** Shown above the buttons: facts for the decision. */
  readonly children?: ReactNode;
}

/** A proposed step with what the reader may do: approve, send back with a reason, take back. */
export function SecondPerson(props: Props) {
  const { title, proposed, facts } = props;
  const t = useTranslator('operator/finance');
  const desk = useTranslator('operator');
  const [refusing, setRefusing] = useState(false);
  const { id, version, events } = proposed;
  const refuse = useCommand(opsApprovalRefuse, {
    onDone: () => {
      toast(t('sentBack'));
      props.onDone?.();
    },
  });
  return (
    <Section title={title}>
      <DefinitionList
        items={[
          { key: 'by', term: t('proposedBy'), value: proposed.requestedBy },
          { key: 'at', term: t('proposedAt'), value: <DateTime at={proposed.requestedAt} zone /> },
          ...facts,
          { key: 'until', term: t('until'), value: <DateTime at={proposed.expiresAt} zone /> },
        ]}
      />
      {props.children}
      {proposed.staffIsParty && <Note tone="wait">{desk('order.own')}</Note>}
      {events.includes('withdraw') && <WithdrawOwn {...props} />}
      {(events.includes('approve') || events.includes('refuse')) && !refusing && (
        // Another proposal is compared anew.
        <Approve key={`${id} ${version}`} {...props} onRefuse={() => setRefusing(true)} />
      )}
      {refusing && (
        <ReasonForm
          call={opsApprovalRefuse}
          input={{ id, version }}
          label={t('sendBackReason')}
          submit={t('sendBack')}
          command={refuse}
          onBack={() => setRefusing(false)}
        />
      )}
    </Section>
  );
}

function WithdrawOwn({ proposed, onDone }: Props) {
  const t = useTranslator('operator/finance');
  const { id, version } = proposed;
  const withdraw = useCommand(opsApprovalWithdraw, {
    onDone: () => {
      toast(t('takenBack'));
      onDone?.();
    },
  });
  return (
    <div className={styles.failForm}>
      <p className={styles.quiet}>{t('waitsForOther')}</p>
      <FailNote error={withdraw.error} />
      <div className={styles.buttons}>
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id, version })}>
          {t('takeBack')}
        </Button>
      </div>
    </div>
  );
}

function Approve(props: Props & { onRefuse: () => void }) {
  const { proposed, onRefuse, onDone } = props;
  const t = useTranslator('operator/finance');
  const [compared, setCompared] = useState(false);
  const { id, version } = proposed;
  const mayApprove = proposed.events.includes('approve');
  const approve = useCommand(opsApprovalApprove, {
    onDone: () => {
      toast(props.approved);
      onDone?.();
    },
  });
  return (
    <div className={styles.failForm}>
      {mayApprove && (
        <Checkbox checked={compared} onChange={setCompared}>
          {t('compared')}
        </Checkbox>
      )}
      <FailNote error={approve.error} />
      <div className={styles.buttons}>
        <Button variant="danger" disabled={approve.isPending} onClick={onRefuse}>
          {t('sendBack')}
        </Button>
        {mayApprove && (
          <Button
            variant="primary"
            disabled={!compared}
            loading={approve.isPending}
            onClick={() => approve.mutate({ id, version })}
          >
            {props.approve}
          </Button>
        )}
      </div>
    </div>
  );
}
