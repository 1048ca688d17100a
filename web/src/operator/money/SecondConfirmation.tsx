import { type FormEvent, useState } from 'react';
import {
  opsApprovalApprove,
  opsApprovalRefuse,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { OpsRecharge } from '#contract/wallet/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { DateTime } from '#web/widgets/DateTime.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from './money.module.css';

type Open = NonNullable<OpsRecharge['approval']>;

interface Props {
  readonly recharge: OpsRecharge;
  readonly approval: Open;
  readonly onDone: () => void;
}

/** The first confirmation of a large recharge, and what the reader may do with it. */
export function SecondConfirmation(props: Props) {
  const { approval } = props;
  const t = useTranslator('operator');
  const [refusing, setRefusing] = useState(false);
  return (
    <Section title={t('recharge.second')}>
      <DefinitionList
        items={[
          { key: 'by', term: t('recharge.firstBy'), value: approval.requestedBy },
          {
            key: 'at',
            term: t('recharge.firstAt'),
            value: <DateTime at={approval.requestedAt} zone />,
          },
          {
            key: 'reference',
            term: t('recharge.bankReference'),
            value: <span className={styles.mono}>{approval.bankReference}</span>,
          },
          {
            key: 'until',
            term: t('recharge.secondUntil'),
            value: <DateTime at={approval.expiresAt} zone />,
          },
        ]}
      />
      {approval.events.includes('withdraw') && <Own {...props} />}
      {approval.events.includes('approve') && !refusing && (
        <Approve {...props} onRefuse={() => setRefusing(true)} />
      )}
      {refusing && <Refuse {...props} onBack={() => setRefusing(false)} />}
    </Section>
  );
}

function Own({ recharge, approval, onDone }: Props) {
  const t = useTranslator('operator');
  const withdraw = useCommand(opsApprovalWithdraw, {
    onDone: () => {
      toast(t('recharge.withdrawn', { no: recharge.no }));
      onDone();
    },
  });
  const { id, version } = approval;
  return (
    <div className={styles.failForm}>
      <p className={styles.quiet}>{t('recharge.waitsForOther')}</p>
      <FailNote error={withdraw.error} />
      <div className={styles.buttons}>
        <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id, version })}>
          {t('recharge.withdraw')}
        </Button>
      </div>
    </div>
  );
}

function Approve({ recharge, approval, onDone, onRefuse }: Props & { onRefuse: () => void }) {
  const t = useTranslator('operator');
  const format = useFormat();
  const [compared, setCompared] = useState(false);
  const { id, version } = approval;
  const approve = useCommand(opsApprovalApprove, {
    onDone: () => {
      toast(t('recharge.confirmed', { no: recharge.no }));
      onDone();
    },
  });
  return (
    <div className={styles.failForm}>
      <Checkbox checked={compared} onChange={setCompared}>
        {t('recharge.compared')}
      </Checkbox>
      <FailNote error={approve.error} />
      <div className={styles.buttons}>
        <Button variant="danger" disabled={approve.isPending} onClick={onRefuse}>
          {t('recharge.refuse')}
        </Button>
        <Button
          variant="primary"
          disabled={!compared}
          loading={approve.isPending}
          onClick={() => approve.mutate({ id, version })}
        >
          {t('recharge.approve', { money: format.money(recharge.amount) })}
        </Button>
      </div>
    </div>
  );
}

function Refuse({ recharge, approval, onDone, onBack }: Props & { onBack: () => void }) {
  const t = useTranslator('operator');
  const [reason, setReason] = useState('');
  const input = { id: approval.id, version: approval.version, reason };
  const form = useForm(input, validateInput(opsApprovalRefuse, input));
  const refuse = useCommand(opsApprovalRefuse, {
    onDone: () => {
      toast(t('recharge.refused', { no: recharge.no }));
      onDone();
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) refuse.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={styles.failForm}>
      <Field label={t('recharge.refuseReason')} required error={form.error('reason')}>
        <TextArea
          autoFocus
          value={reason}
          maxLength={500}
          counted
          onChange={setReason}
          onBlur={form.left('reason')}
        />
      </Field>
      <FailNote error={refuse.error} />
      <div className={styles.buttons}>
        <Button onClick={onBack} disabled={refuse.isPending}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={refuse.isPending}>
          {t('recharge.refuse')}
        </Button>
      </div>
    </form>
  );
}
