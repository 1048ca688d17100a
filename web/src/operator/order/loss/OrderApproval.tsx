import { useState } from 'react';
import {
  opsApprovalApprove,
  opsApprovalList,
  opsApprovalRefuse,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import { lossOutcomes } from '#contract/orders/constants.ts';
import { suspensionDecisions } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useTestNames } from '#web/order-parts/retest/use-test-names.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../move/moves.module.css';

interface Props {
  readonly order: OrderView;
  readonly kind?: 'order.loss' | 'order.suspension';
}

/** The request to a second person about an order, and what the reader may do with it. */
export function OrderApproval({ order, kind = 'order.loss' }: Props) {
  const t = useTranslator('operator/order');
  const open = useCallQuery(opsApprovalList, {
    kinds: [kind],
    state: 'requested',
    subjectId: order.id,
  });
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const one = open.data?.list[0];
  const id = one?.id ?? '';
  const version = one?.version ?? 0;
  const input = { id, version, reason };
  const form = useForm(input, validateInput(opsApprovalRefuse, input));
  const approve = useCommand(opsApprovalApprove, { onDone: () => toast(t('trace.approved')) });
  const refuse = useCommand(opsApprovalRefuse, {
    onDone: () => toast(t('trace.refused')),
    onFail: (error) => form.refuse(error),
  });
  const withdraw = useCommand(opsApprovalWithdraw, { onDone: () => toast(t('trace.withdrawn')) });
  if (one === undefined) return <Note tone="wait">{t('trace.asked')}</Note>;
  return (
    <>
      <Note tone="wait">
        <RequestSentence one={one} />
      </Note>
      <FailNote error={approve.error ?? refuse.error ?? withdraw.error} />
      {refusing && (
        <form ref={form.frame} noValidate onSubmit={(event) => event.preventDefault()}>
          <TextAreaField
            form={form}
            name="reason"
            label={t('reason')}
            required
            autoFocus
            value={reason}
            maxLength={500}
            onChange={setReason}
          />
        </form>
      )}
      <div className={styles.lossButtons}>
        {one.events.includes('withdraw') && (
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id, version })}>
            {t('trace.withdraw')}
          </Button>
        )}
        {one.events.includes('refuse') && (
          <Button
            variant="danger"
            loading={refuse.isPending}
            onClick={() => {
              if (!refusing) setRefusing(true);
              else if (form.ready()) refuse.mutate(input);
            }}
          >
            {t('trace.refuse')}
          </Button>
        )}
        {one.events.includes('approve') && !refusing && (
          <Button
            variant="primary"
            loading={approve.isPending}
            onClick={() => approve.mutate({ id, version })}
          >
            {t('trace.approve')}
          </Button>
        )}
      </div>
    </>
  );
}

/** States the request, who made it and why. */
function RequestSentence({ one }: { one: Output<typeof opsApprovalList>['list'][number] }) {
  const t = useTranslator('operator/order');
  const outcome = lossOutcomes.find((known) => known === one.after['outcome']) ?? 'refund';
  const decision = suspensionDecisions.find((known) => known === one.after['decision']);
  const { requestedBy: name, reason } = one;
  if (decision !== undefined) {
    return (
      <>
        {t('suspension.waits', { name, way: t(`suspension.way.${decision}`), reason })}
        <RequestDetails after={one.after} />
      </>
    );
  }
  const caseNo = `${one.after['caseNo']}`;
  return t('trace.waits', { name, outcome: t(`trace.${outcome}`), caseNo, reason });
}

/** States what else a decision on a suspended order names: lots, tests and price, or the parcel. */
function RequestDetails({
  after,
}: {
  after: Output<typeof opsApprovalList>['list'][number]['after'];
}) {
  const t = useTranslator('operator/order');
  const { money } = useFormat();
  const testNames = useTestNames();
  const fact = (name: string): string => (typeof after[name] === 'string' ? after[name] : '');
  const [lots, price] = [fact('lots'), fact('price')];
  if (lots !== '') {
    const tests = testNames(fact('tests').split(' '));
    const paid = money(wire(BigInt(price)));
    return (
      <p>{t('suspension.retest', { lots: lots.replaceAll(' ', ', '), tests, price: paid })}</p>
    );
  }
  const [carrier, trackingNo] = [fact('carrier'), fact('trackingNo')];
  return trackingNo === '' ? null : <p>{t('suspension.parcel', { carrier, trackingNo })}</p>;
}
