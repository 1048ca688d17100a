import { useState } from 'react';
import { opsAddressChangePass, opsAddressChangeReject } from '#contract/onboarding/calls.ts';
import type { AddressChange, Review } from '#contract/onboarding/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { TimeLine } from '#web/ui/layout/TimeLine.tsx';
import { Note } from '#web/ui/Note.tsx';
import { ContactTable } from '#web/widgets/ContactTable.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';
import { openChangeOf } from './open-change.ts';
import styles from './settlements.module.css';

interface Props {
  readonly review: Review;
  readonly mayDecide: boolean;
  /** Called with what is said once it is decided. */
  readonly onDone: (text: string) => void;
}

/** Proposals of a settled seller's address: the one that waits, to be decided, and those before. */
export function AddressChanges(props: Props) {
  const open = openChangeOf(props.review);
  const past = props.review.addressChanges.filter((change) => change !== open);
  if (props.review.addressChanges.length === 0) return null;
  return (
    <div className={styles.proposals}>
      {open && <OpenChange {...props} change={open} />}
      {past.length > 0 && <PastChanges past={past} />}
    </div>
  );
}

function OpenChange({ review, mayDecide, change, onDone }: Props & { change: AddressChange }) {
  const t = useTranslator('operator/settlements');
  const format = useFormat();
  const [isRejecting, setRejecting] = useState(false);
  const { company, email, staffIsParty } = review;
  const name = company.companyNameCn || company.companyNameEn || email;
  const { id, version, proposedAt } = change;
  const pass = useCommand(opsAddressChangePass, {
    onDone: () => onDone(t('addressChange.passed', { name })),
  });
  return (
    <Section title={t('addressChange.title')} className={layout.stackWide}>
      <p>{t('addressChange.waits', { time: format.prose(proposedAt, { zone: true }) })}</p>
      <ContactTable
        change={change}
        label={t('addressChange.table')}
        heads={{
          field: t('addressChange.field'),
          before: t('addressChange.before'),
          after: t('addressChange.after'),
        }}
        fieldLabel={(field) => t(`field.${field}`)}
      />
      {staffIsParty && <Note tone="wait">{t('own')}</Note>}
      <FailNote error={pass.error} />
      {mayDecide && !staffIsParty && (
        <div className={layout.wrapRow}>
          <Button variant="danger" disabled={pass.isPending} onClick={() => setRejecting(true)}>
            {t('addressChange.reject')}
          </Button>
          <Button
            variant="primary"
            loading={pass.isPending}
            onClick={() => pass.mutate({ id, version })}
          >
            {t('addressChange.pass')}
          </Button>
        </div>
      )}
      {isRejecting && (
        <RejectDialog
          change={change}
          onDone={() => onDone(t('addressChange.rejected', { name }))}
          onClose={() => setRejecting(false)}
        />
      )}
    </Section>
  );
}

interface RejectProps {
  readonly change: AddressChange;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RejectDialog({ change, onDone, onClose }: RejectProps) {
  const t = useTranslator('operator/settlements');
  const [reason, setReason] = useState('');
  const input = { id: change.id, version: change.version, reason };
  const { form, command } = useFormCommand(opsAddressChangeReject, input, { onDone });
  return (
    <ReasonDialog
      danger
      title={t('addressChange.reject')}
      submit={t('addressChange.reject')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
      field={{
        label: t('addressChange.reason'),
        hint: t('addressChange.reasonHint'),
        value: reason,
        maxLength: 500,
        counted: true,
        onChange: setReason,
      }}
    />
  );
}

function PastChanges({ past }: { past: readonly AddressChange[] }) {
  const t = useTranslator('operator/settlements');
  return (
    <Section title={t('addressChange.past')} aside="GMT+8">
      <TimeLine
        label={t('addressChange.past')}
        rows={past.map(({ id, state, endedAt, proposedAt, reason }) => ({
          key: id,
          time: endedAt ?? proposedAt,
          formattedTime: formatStamp(endedAt ?? proposedAt),
          actor: '',
          what: (
            <>
              {t(`addressChange.state.${state}`)}
              {reason !== '' && <div className={styles.quiet}>{reason}</div>}
            </>
          ),
        }))}
      />
    </Section>
  );
}
