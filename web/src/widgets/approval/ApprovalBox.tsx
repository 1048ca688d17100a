import { type ReactNode, useState } from 'react';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalSendBack,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { ApprovalEvent } from '#contract/approvals/machine.ts';
import type { Approval, OpenApproval } from '#contract/approvals/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '../records/FailNote.tsx';
import { DateTime } from '../times/DateTime.tsx';
import styles from './ApprovalBox.module.css';

type Open = OpenApproval & Partial<Pick<Approval, 'staffIsParty'>>;

interface Props {
  readonly approval: Open;
  /** Number of the record, for the message that says what was done. */
  readonly subject: string;
  /** Names the amount: "Approve USD 18,400.00". */
  readonly approve: string;
  /** Sentence that the checker confirms before approving. */
  readonly compared?: string | undefined;
  /** The note of the maker, beside their name. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

/** An open request: the maker and what they wrote, then the checker's decision. */
export function ApprovalBox(props: Props) {
  const { approval, children } = props;
  const t = useTranslator('widgets/approval');
  const mine = approval.events.includes('withdraw');
  const other = approval.staffIsParty ? 'staffIsParty' : 'mayDecide';
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <span className={styles.role}>{t('maker')}</span>
        <div>
          <b>{approval.requestedBy}</b>{' '}
          <span className={styles.when}>
            <DateTime at={approval.requestedAt} zone />
          </span>
          {children !== undefined && <div className={styles.said}>{children}</div>}
        </div>
      </div>
      <div className={`${styles.row} ${styles.now}`}>
        <span className={styles.role}>{t('checker')}</span>
        <div>
          <p className={styles.said}>{t(mine ? 'waitsForOther' : other)}</p>
          <p className={styles.when}>
            {t.parts('until', { at: <DateTime at={approval.expiresAt} zone /> })}
          </p>
          <Decide {...props} />
        </div>
      </div>
    </div>
  );
}

/** Which control shows each event; a new event does not compile without one. */
const controlOf: Record<ApprovalEvent, 'maker' | 'checker' | null> = {
  approve: 'checker',
  refuse: 'checker',
  sendBack: 'checker',
  withdraw: 'maker',
  // Of the slice that owns the record, and of the clock.
  void: null,
  expire: null,
};

function Decide(props: Props) {
  const { events } = props.approval;
  const rooms = new Set(events.map((event) => controlOf[event]));
  return (
    <>
      {rooms.has('maker') && <OwnRequest {...props} />}
      {rooms.has('checker') && <Decision {...props} />}
    </>
  );
}

function OwnRequest({ approval, subject, onDone }: Props) {
  const t = useTranslator('widgets/approval');
  const { id, version } = approval;
  const withdraw = useCommand(opsApprovalWithdraw, {
    onDone: () => {
      toast(t('withdrawn', { subject }));
      onDone();
    },
  });
  return (
    <div className={styles.decide}>
      <FailNote error={withdraw.error} />
      <div className={styles.buttons}>
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id, version })}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
}

function useDecision({ approval, subject, onDone }: Props) {
  const t = useTranslator('widgets/approval');
  const { id, version } = approval;
  const done = (key: 'approved' | 'refused' | 'sentBack') => () => {
    toast(t(key, { subject }));
    onDone();
  };
  const approve = useCommand(opsApprovalApprove, { onDone: done('approved') });
  const refuse = useCommand(opsApprovalRefuse, { onDone: done('refused') });
  const sendBack = useCommand(opsApprovalSendBack, { onDone: done('sentBack') });
  return {
    approve: () => approve.mutate({ id, version }),
    refuse: (reason: string) => refuse.mutate({ id, version, reason }),
    sendBack: (note: string) => sendBack.mutate({ id, version, note }),
    pending: {
      approve: approve.isPending,
      refuse: refuse.isPending,
      sendBack: sendBack.isPending,
    },
    busy: approve.isPending || refuse.isPending || sendBack.isPending,
    error: approve.error ?? refuse.error ?? sendBack.error,
  };
}

function Decision(props: Props) {
  const { approval, compared } = props;
  const t = useTranslator('widgets/approval');
  const [note, setNote] = useState('');
  const [needsNote, setNeedsNote] = useState(false);
  // Another request in its place is compared anew.
  const request = `${approval.id} ${approval.version}`;
  const [comparedRequest, setComparedRequest] = useState('');
  const isCompared = compared === undefined || comparedRequest === request;
  const decision = useDecision(props);
  const mayApprove = approval.events.includes('approve');
  const withNote = (send: (text: string) => void) => () => {
    if (note.trim() === '') setNeedsNote(true);
    else send(note);
  };
  return (
    <div className={styles.decide}>
      <Field
        label={t('note')}
        aside={t('noteAside')}
        error={needsNote && note.trim() === '' ? t('noteNeeded') : null}
      >
        <TextArea value={note} maxLength={500} onChange={setNote} />
      </Field>
      {compared !== undefined && mayApprove && (
        <Checkbox
          checked={isCompared}
          onChange={(checked) => setComparedRequest(checked ? request : '')}
        >
          {compared}
        </Checkbox>
      )}
      <FailNote error={decision.error} />
      <div className={styles.buttons}>
        <Button
          disabled={decision.busy}
          loading={decision.pending.sendBack}
          onClick={withNote(decision.sendBack)}
        >
          {t('sendBack', { name: approval.requestedBy })}
        </Button>
        <Button
          variant="danger"
          disabled={decision.busy}
          loading={decision.pending.refuse}
          onClick={withNote(decision.refuse)}
        >
          {t('refuse')}
        </Button>
        {mayApprove && (
          <Button
            variant="primary"
            className={styles.push}
            disabled={!isCompared || decision.busy}
            loading={decision.pending.approve}
            onClick={decision.approve}
          >
            {props.approve}
          </Button>
        )}
      </div>
    </div>
  );
}
