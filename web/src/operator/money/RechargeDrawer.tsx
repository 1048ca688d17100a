import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import { isSameCompany } from '#contract/bank/company-names.ts';
import { opsRechargeFail } from '#contract/wallet/calls.ts';
import { groupedReference } from '#contract/wallet/payment-reference.ts';
import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { CheckList } from './CheckList.tsx';
import { ConfirmFields, ConfirmFooter, useConfirming } from './ConfirmRecharge.tsx';
import { AccountText, Headline } from './Headline.tsx';
import styles from './money.module.css';
import { Proof } from './Proof.tsx';
import { RechargeTag } from './RechargeTag.tsx';
import { SecondConfirmation } from './SecondConfirmation.tsx';

/** The words that say why the reader may not fail a recharge; an open approval stands there itself. */
const barWords = {
  'wallet.samePerson': 'own',
  'bank.matched': 'matched',
  'approval.samePerson': 'requester',
} as const;

/** One recharge: the amount, the payer beside the account, the proof, and finance's decision. */
export function RechargeDrawer(props: { recharge: OpsRecharge; onClose: () => void }) {
  const { recharge, onClose } = props;
  const t = useTranslator('operator/money');
  const [failing, setFailing] = useState(false);
  const { no, state, approval, failBar } = recharge;
  const confirming = useConfirming(recharge, onClose);
  const pending = state === 'pending';
  const open = pending && approval === null && !failing;
  return (
    <RecordDrawer
      onClose={onClose}
      busy={confirming.busy}
      name={t('one')}
      no={no}
      record="recharge"
      state={<RechargeTag state={state} />}
      footer={
        open && (
          <ConfirmFooter
            confirming={confirming}
            onFail={failBar === null ? () => setFailing(true) : null}
          />
        )
      }
    >
      <FailNote error={confirming.error} />
      {open && recharge.cameBack !== '' && (
        <Note tone="wait">{t('cameBack', { note: recharge.cameBack })}</Note>
      )}
      {open && failBar !== null && failBar !== 'approval.open' && (
        <Note tone="info">{t(`failBar.${barWords[failBar]}`)}</Note>
      )}
      {pending && approval && (
        <SecondConfirmation recharge={recharge} approval={approval} onDone={onClose} />
      )}
      <Head recharge={recharge} />
      <Payer recharge={recharge} />
      <Checks recharge={recharge}>{open && <ConfirmFields confirming={confirming} />}</Checks>
      <Section title={t('proof')} aside={t('proofAside')}>
        <Proof link={recharge.proof} label={t('proofOf', { no })} />
      </Section>
      {pending && failing && (
        <FailForm recharge={recharge} onBack={() => setFailing(false)} onDone={onClose} />
      )}
      {!pending && <Decided recharge={recharge} />}
    </RecordDrawer>
  );
}

function Head({ recharge }: { recharge: OpsRecharge }) {
  const t = useTranslator('operator/money');
  const { amount, ownerName, at, order } = recharge;
  return (
    <Headline
      label={t('amount')}
      amount={amount}
      items={[
        { key: 'owner', term: t('owner'), value: ownerName },
        { key: 'at', term: t('at'), value: <DateTime at={at} zone /> },
        {
          key: 'order',
          term: t('for'),
          value: order ? (
            <Link to={staffOrderPath(order.id)} className={styles.mono}>
              {order.no}
            </Link>
          ) : (
            t('toWallet')
          ),
        },
      ]}
    />
  );
}

function Payer({ recharge }: { recharge: OpsRecharge }) {
  const t = useTranslator('operator/money');
  const r = useTranslator('widgets/reference');
  const { accountName, accountNumber, bankName, bankCode, remark } = recharge;
  return (
    <Section title={t('payer')}>
      <DefinitionList
        items={[
          { key: 'name', term: t('accountName'), value: accountName },
          {
            key: 'number',
            term: t('accountNumber'),
            value: <AccountText text={accountNumber} />,
          },
          { key: 'bank', term: t('bank'), value: `${bankName}, ${bankCode}` },
          {
            key: 'reference',
            term: r('reference'),
            value: (
              <AccountText
                text={groupedReference(recharge.reference)}
                copied={recharge.reference}
              />
            ),
          },
          ...(remark ? [{ key: 'remark', term: t('remark'), value: remark }] : []),
        ]}
      />
    </Section>
  );
}

/** Shows the checks on the record itself; only the bank can tell whether the money is there. */
function Checks({ recharge, children }: { recharge: OpsRecharge; children: ReactNode }) {
  const t = useTranslator('operator/money');
  const { accountName, ownerName, order } = recharge;
  const same = isSameCompany(accountName, ownerName);
  return (
    <Section title={t('checks')}>
      <CheckList
        checks={[
          {
            key: 'name',
            tone: same ? 'pass' : 'wait',
            text: same ? t('sameName') : t('otherName', { payer: accountName, owner: ownerName }),
          },
          ...(order
            ? [{ key: 'order', tone: 'info' as const, text: t('paysOrder', { no: order.no }) }]
            : []),
        ]}
      />
      <div className={styles.compared}>{children}</div>
    </Section>
  );
}

const NO_REASON = { reason: '' };

function FailForm(props: { recharge: OpsRecharge; onBack: () => void; onDone: () => void }) {
  const { recharge, onBack, onDone } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/money');
  const [draft, setDraft, forget] = useDraft(`ops-recharge:${recharge.id}`, NO_REASON);
  const input = { id: recharge.id, version: recharge.version, ...draft };
  const { form, command: fail } = useFormCommand(opsRechargeFail, input, {
    onDone: () => {
      forget();
      toast(own('failed', { no: recharge.no }));
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) fail.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={styles.failForm}>
      <TextAreaField
        form={form}
        name="reason"
        label={own('reason')}
        required
        hint={own('reasonHint')}
        autoFocus
        value={draft.reason}
        maxLength={500}
        counted
        onChange={(reason) => setDraft({ reason })}
      />
      <FailNote error={fail.error} />
      <div className={styles.buttons}>
        <Button onClick={onBack} disabled={fail.isPending}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={fail.isPending}>
          {own('fail')}
        </Button>
      </div>
    </form>
  );
}

function Decided({ recharge }: { recharge: OpsRecharge }) {
  const t = useTranslator('operator/money');
  const { decidedBy, decidedAt, failReason, bankReference } = recharge;
  return (
    <Section title={t('decision')}>
      <DefinitionList
        items={[
          { key: 'by', term: t('decidedBy'), value: decidedBy ?? '–' },
          ...(bankReference
            ? [
                {
                  key: 'reference',
                  term: t('bankReference'),
                  value: <span className={styles.mono}>{bankReference}</span>,
                },
              ]
            : []),
          ...(decidedAt
            ? [
                {
                  key: 'at',
                  term: t('decidedAt'),
                  value: <DateTime at={decidedAt} zone />,
                },
              ]
            : []),
          ...(failReason ? [{ key: 'why', term: t('reason'), value: failReason }] : []),
        ]}
      />
    </Section>
  );
}
