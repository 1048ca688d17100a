import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { opsExchangeFail, opsExchangePropose } from '#contract/exchange/calls.ts';
import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { useAccountFacts } from '../finance/AccountFacts.tsx';
import { BankReferenceField } from '../finance/BankReferenceField.tsx';
import { ReasonForm } from '../finance/ReasonForm.tsx';
import styles from '../money/money.module.css';
import { InFile } from '../payout-files/InFile.tsx';
import { ExchangeApproval } from './ExchangeApproval.tsx';
import { BankReturn, Reopen } from './ExchangeReturn.tsx';
import { ExchangeTag } from './ExchangeTag.tsx';

const payeeFields = ['accountName', 'accountNumber', 'bankName', 'branch', 'bankCode'] as const;

interface Props {
  readonly exchange: OpsExchange;
  readonly onClose: () => void;
}

/** One exchange: what was agreed, the payee to copy from, and what finance does with it. */
export function ExchangeDrawer({ exchange, onClose }: Props) {
  const t = useTranslator('operator/exchanges');
  const [failing, setFailing] = useState(false);
  const { id, version, no, state, approval, sentBack, events, heldBy } = exchange;
  const fail = useCommand(opsExchangeFail, {
    onDone: () => {
      toast(t('failedNow', { no }));
      onClose();
    },
  });
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={no}
      record="exchange"
      state={<ExchangeTag state={state} />}
      footer={
        events.includes('fail') &&
        !failing && (
          <Button variant="danger" onClick={() => setFailing(true)}>
            {t('fail')}
          </Button>
        )
      }
    >
      {heldBy !== null && (
        <Note tone="fail">
          {t.parts('heldBy', {
            finding: (
              <Link to={heldBy.link} translate="no">
                {heldBy.no}
              </Link>
            ),
          })}
        </Note>
      )}
      <InFile file={exchange.file} />
      {sentBack !== '' && approval === null && (
        <Note tone="wait">{t('sentBackNote', { note: sentBack })}</Note>
      )}
      {approval && <ExchangeApproval exchange={exchange} approval={approval} onDone={onClose} />}
      {failing && (
        <ReasonForm
          call={opsExchangeFail}
          input={{ id, version }}
          label={t('failReason')}
          submit={t('fail')}
          command={fail}
          onBack={() => setFailing(false)}
        />
      )}
      <AgreedExchange exchange={exchange} />
      <PayeeNote exchange={exchange} />
      <Payee exchange={exchange} />
      {events.includes('propose') && !failing && <Propose exchange={exchange} />}
      {events.includes('proposeReturn') && <BankReturn exchange={exchange} />}
      {events.includes('reopen') && !failing && <Reopen exchange={exchange} />}
    </RecordDrawer>
  );
}

function AgreedExchange({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/exchanges');
  const finance = useTranslator('operator/finance');
  const format = useFormat();
  const items: Definition[] = [
    { key: 'owner', term: finance('owner'), value: exchange.ownerName },
    { key: 'sell', term: t('sell'), value: <MoneyText money={exchange.sell} /> },
    {
      key: 'fee',
      term: t('fee', { percent: format.number(exchange.feePercent, 2) }),
      value: <MoneyText money={exchange.fee} />,
    },
    { key: 'rate', term: t('rate'), value: format.rate(exchange.rate) },
    {
      key: 'source',
      term: t('source'),
      value: (
        <>
          {exchange.rateSource}, <DateTime at={exchange.rateAt} zone />
        </>
      ),
    },
    ...(exchange.rateNow
      ? [{ key: 'now', term: t('rateToday'), value: format.rate(exchange.rateNow) }]
      : []),
    { key: 'at', term: t('at'), value: <DateTime at={exchange.appliedAt} zone /> },
    ...(exchange.dueAt
      ? [{ key: 'due', term: finance('due'), value: <DateTime at={exchange.dueAt} zone /> }]
      : []),
    ...(exchange.decidedBy
      ? [{ key: 'decidedBy', term: finance('decidedBy'), value: exchange.decidedBy }]
      : []),
    ...(exchange.decidedAt
      ? [
          {
            key: 'decided',
            term: finance('decidedAt'),
            value: <DateTime at={exchange.decidedAt} zone />,
          },
        ]
      : []),
    ...(exchange.returnReason
      ? [{ key: 'returned', term: t('returnReason'), value: exchange.returnReason }]
      : []),
    ...(exchange.failReason
      ? [{ key: 'reason', term: t('failReason'), value: exchange.failReason }]
      : []),
  ];
  return (
    <Section title={t('agreed')}>
      <DefinitionList items={items} />
    </Section>
  );
}

/** Says why the payee may not be paid, before somebody orders the payment at the bank. */
function PayeeNote({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/exchanges');
  const { payeeChanged, payableFrom, approval } = exchange;
  if (payeeChanged) {
    const text = approval === null ? 'payeeChanged' : 'payeeChangedSince';
    return <Note tone="fail">{t(text)}</Note>;
  }
  if (payableFrom === null) return null;
  return (
    <Note tone="wait">{t.parts('payableFrom', { at: <DateTime at={payableFrom} zone /> })}</Note>
  );
}

function Payee({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/exchanges');
  const finance = useTranslator('operator/finance');
  const accountFacts = useAccountFacts();
  const { payee, buy, bankReference, payeeChanged, payableFrom } = exchange;
  const mayCopy = !payeeChanged && payableFrom === null;
  return (
    <Section title={t('payee')}>
      <p className={styles.big}>
        <MoneyText money={buy} />
      </p>
      <DefinitionList
        items={[
          ...accountFacts(payee, payeeFields, mayCopy),
          ...(bankReference
            ? [{ key: 'reference', term: finance('bankReference'), value: bankReference }]
            : []),
        ]}
      />
    </Section>
  );
}

function Propose({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/exchanges');
  const finance = useTranslator('operator/finance');
  const { id, version, no } = exchange;
  const [draft, setDraft, forget] = useDraft(`ops-exchange:${id}`, { bankReference: '' });
  const input = { id, version, ...draft };
  const { form, command: propose } = useFormCommand(opsExchangePropose, input, {
    onDone: () => {
      forget();
      toast(t('proposed', { no }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) propose.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate className={styles.failForm} onSubmit={submit}>
      <BankReferenceField
        form={form}
        label={finance('bankReference')}
        hint={finance('referenceHint')}
        value={draft.bankReference}
        onChange={(bankReference) => setDraft({ bankReference })}
      />
      <FailNote error={form.rest(propose.error)} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={propose.isPending}>
          {t('propose')}
        </Button>
      </div>
    </form>
  );
}
