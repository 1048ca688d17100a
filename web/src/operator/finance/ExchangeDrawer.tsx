import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { opsExchangeFail, opsExchangePropose } from '#contract/exchange/calls.ts';
import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../money/money.module.css';
import { InFile } from '../payout-files/InFile.tsx';
import { ExchangeApproval } from './ExchangeApproval.tsx';
import { BankReturn, Reopen } from './ExchangeReturn.tsx';
import { ExchangeTag } from './ExchangeTag.tsx';
import { ReasonForm } from './ReasonForm.tsx';

const payeeFields = ['accountName', 'accountNumber', 'bankName', 'branch', 'bankCode'] as const;

interface Props {
  readonly exchange: OpsExchange;
  readonly onClose: () => void;
}

/** One exchange: what was agreed, the payee to copy from, and what finance does with it. */
export function ExchangeDrawer({ exchange, onClose }: Props) {
  const t = useTranslator('operator/finance');
  const [failing, setFailing] = useState(false);
  const { id, version, no, state, approval, sentBack, events, heldBy } = exchange;
  const fail = useCommand(opsExchangeFail, {
    onDone: () => {
      toast(t('exchange.failedNow', { no }));
      onClose();
    },
  });
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('exchange.one')}
      no={no}
      record="exchange"
      state={<ExchangeTag state={state} />}
      footer={
        events.includes('fail') &&
        !failing && (
          <Button variant="danger" onClick={() => setFailing(true)}>
            {t('exchange.fail')}
          </Button>
        )
      }
    >
      {heldBy !== null && (
        <Note tone="fail">
          {t.parts('exchange.heldBy', {
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
        <Note tone="wait">{t('exchange.sentBackNote', { note: sentBack })}</Note>
      )}
      {approval && <ExchangeApproval exchange={exchange} approval={approval} onDone={onClose} />}
      {failing && (
        <ReasonForm
          call={opsExchangeFail}
          input={{ id, version }}
          label={t('exchange.failReason')}
          submit={t('exchange.fail')}
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
  const t = useTranslator('operator/finance');
  const format = useFormat();
  const items: Definition[] = [
    { key: 'owner', term: t('owner'), value: exchange.ownerName },
    { key: 'sell', term: t('exchange.sell'), value: <MoneyText money={exchange.sell} /> },
    {
      key: 'fee',
      term: t('exchange.fee', { percent: format.number(exchange.feePercent, 2) }),
      value: <MoneyText money={exchange.fee} />,
    },
    { key: 'rate', term: t('exchange.rate'), value: format.rate(exchange.rate) },
    {
      key: 'source',
      term: t('exchange.source'),
      value: (
        <>
          {exchange.rateSource}, <DateTime at={exchange.rateAt} zone />
        </>
      ),
    },
    ...(exchange.rateNow
      ? [{ key: 'now', term: t('exchange.rateToday'), value: format.rate(exchange.rateNow) }]
      : []),
    { key: 'at', term: t('exchange.at'), value: <DateTime at={exchange.appliedAt} zone /> },
    ...(exchange.dueAt
      ? [{ key: 'due', term: t('exchange.due'), value: <DateTime at={exchange.dueAt} zone /> }]
      : []),
    ...(exchange.decidedBy
      ? [{ key: 'decidedBy', term: t('decidedBy'), value: exchange.decidedBy }]
      : []),
    ...(exchange.decidedAt
      ? [{ key: 'decided', term: t('decidedAt'), value: <DateTime at={exchange.decidedAt} zone /> }]
      : []),
    ...(exchange.returnReason
      ? [{ key: 'returned', term: t('exchange.returnReason'), value: exchange.returnReason }]
      : []),
    ...(exchange.failReason
      ? [{ key: 'reason', term: t('exchange.failReason'), value: exchange.failReason }]
      : []),
  ];
  return (
    <Section title={t('exchange.agreed')}>
      <DefinitionList items={items} />
    </Section>
  );
}

/** Says why the payee may not be paid, before somebody orders the payment at the bank. */
function PayeeNote({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/finance');
  const { payeeChanged, payableFrom, approval } = exchange;
  if (payeeChanged) {
    const text = approval === null ? 'exchange.payeeChanged' : 'exchange.payeeChangedSince';
    return <Note tone="fail">{t(text)}</Note>;
  }
  if (payableFrom === null) return null;
  return (
    <Note tone="wait">
      {t.parts('exchange.payableFrom', { at: <DateTime at={payableFrom} zone /> })}
    </Note>
  );
}

function Payee({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/finance');
  const { payee, buy, bankReference, payeeChanged, payableFrom } = exchange;
  const mayCopy = !payeeChanged && payableFrom === null;
  return (
    <Section title={t('exchange.payee')}>
      <p className={styles.big}>
        <MoneyText money={buy} />
      </p>
      <DefinitionList
        items={[
          ...payeeFields.map((field) => ({
            key: field,
            term: t(`payee.${field}`),
            value: (
              <span className={styles.mono}>
                {payee[field]} {mayCopy && <CopyButton text={payee[field]} />}
              </span>
            ),
          })),
          ...(bankReference
            ? [{ key: 'reference', term: t('bankReference'), value: bankReference }]
            : []),
        ]}
      />
    </Section>
  );
}

function Propose({ exchange }: { exchange: OpsExchange }) {
  const t = useTranslator('operator/finance');
  const { id, version, no } = exchange;
  const [draft, setDraft, forget] = useDraft(`ops-exchange:${id}`, { bankReference: '' });
  const input = { id, version, ...draft };
  const { form, command: propose } = useFormCommand(opsExchangePropose, input, {
    onDone: () => {
      forget();
      toast(t('exchange.proposed', { no }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) propose.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate className={styles.failForm} onSubmit={submit}>
      <Field
        label={t('bankReference')}
        required
        hint={t('exchange.referenceHint')}
        error={form.error('bankReference')}
      >
        <TextInput
          mono
          name="bankReference"
          value={draft.bankReference}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(bankReference) => setDraft({ bankReference })}
          onBlur={form.left('bankReference')}
        />
      </Field>
      <FailNote error={form.rest(propose.error)} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={propose.isPending}>
          {t('exchange.propose')}
        </Button>
      </div>
    </form>
  );
}
