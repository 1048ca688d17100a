import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { consoleOf } from '#contract/addresses.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { limits, proofExtensions } from '#contract/limits.ts';
import { parseDecimal, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { rechargeApply, walletOne } from '#contract/wallet/calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { type FieldErrors, useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText, useMoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote, useFailText } from '#web/widgets/records/FailNote.tsx';
import { PaymentReference } from '#web/widgets/reference/PaymentReference.tsx';
import { ReferenceField } from '#web/widgets/reference/ReferenceField.tsx';
import {
  referenceViolation,
  usePaymentReference,
} from '#web/widgets/reference/use-payment-reference.ts';
import { ProviderAccount } from '../ProviderAccount.tsx';

const empty = {
  amount: null as string | null,
  accountName: '',
  accountNumber: '',
  bankName: '',
  bankCode: '',
  remark: '',
  reference: null as string | null,
};
const textFields = ['accountName', 'accountNumber', 'bankName', 'bankCode'] as const;

/** Cents of an amount as typed; null while it is none. */
function minorOf(amount: string): bigint | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? parseDecimal(amount, 2) : null;
}

/** Returns what is left once an order is paid from the sum; all of it where it does not suffice. */
function balanceAfter(sum: bigint, need: MoneyWire | undefined): bigint {
  const rest = sum - (need ? parseDecimal(need.amount, 2) : 0n);
  return rest < 0n ? sum : rest;
}

/** Validates a recharge by the call's schema and the specification's limits. */
function rechargeViolations(
  input: Parameters<typeof validateInput>[1] & { readonly reference: string },
  amount: bigint | null,
): FieldErrors {
  const violations: Record<string, string> = { ...validateInput(rechargeApply, input) };
  if (violations['proof']) violations['proof'] = 'proof';
  const mistyped = referenceViolation(input.reference);
  if (mistyped !== null && !violations['reference']) violations['reference'] = mistyped;
  if (amount !== null && amount > parseDecimal(limits.rechargeMax, 2))
    violations['amount'] = 'amountMax';
  return violations;
}

/** Announces a bank transfer with its proof; tied to an order, it pays it when confirmed. */
export default function RechargePage() {
  const t = useTranslator('wallet');
  const failText = useFailText();
  const moneyText = useMoneyText();
  const navigate = useNavigate();
  const console = consoleOf(useLocation().pathname);
  const [query] = useSearchParams();
  const orderId = query.get('order') ?? undefined;
  const order = useCallQuery(
    orderOne,
    { id: orderId ?? '' },
    { enabled: orderId !== undefined },
  ).data;
  const wallet = useCallQuery(walletOne, {}).data;
  const proposed = query.get('amount') ?? '';
  const draft = proposed === '' ? (orderId ?? '') : `${orderId ?? ''}:${proposed}`;
  const [typed, setValues, forget] = useDraft(`recharge:${draft}`, empty);
  const need = order?.sums.total;
  // The proposed amount or the order's sum stands in the form until something else is typed.
  const start = minorOf(proposed) === null ? (need?.amount ?? '') : proposed;
  const values = typed.amount === null ? { ...typed, amount: start } : typed;
  const payment = usePaymentReference('recharge', orderId);
  const reference = typed.reference ?? payment.reference;
  const [ticked, setTicked] = useState('');
  const [unticked, setUnticked] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const proof = useUploads(fileUpload, t('state.failed'));
  const amount = minorOf(values.amount ?? '');
  const difference = need && amount !== null ? amount - parseDecimal(need.amount, 2) : 0n;
  // With the balance it covers the order: what lacks was asked for, so that nothing is confirmed.
  const isRest =
    difference < 0n && !!wallet && parseDecimal(wallet.balance.amount, 2) + difference >= 0n;
  const isOther = difference !== 0n && !isRest && ticked !== values.amount;
  const input = {
    ...values,
    amount: values.amount ?? '',
    reference,
    proof: proof.answers[0]?.url ?? '',
    ...(orderId === undefined ? {} : { orderId }),
  };
  const form = useForm(input, rechargeViolations(input, amount));
  const submitRecharge = useCommand(rechargeApply, {
    onDone: ({ id }) => {
      forget();
      navigate(`/${console}-success/recharge?id=${id}`);
    },
    onFail: (error) => {
      if (!form.refuse(error)) setRefused(failText(error));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    setUnticked(isOther);
    if (form.ready() && !proof.busy && !isOther) submitRecharge.mutate(input);
  };
  const set = (field: keyof typeof empty) => (text: string) =>
    setValues((before) => ({ ...before, [field]: text }));
  const displayedAmount: MoneyWire | null = amount === null ? null : wire(amount);
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('title'), to: `/${console}-wallet` }, { label: t('apply.title') }]}
      />
      <PageHead title={t('apply.title')}>
        {order && <span>{t('apply.forOrder', { no: order.no })}</span>}
      </PageHead>
      <form ref={form.frame} onSubmit={submit} noValidate className={layout.cols}>
        <div className={layout.sections}>
          <ProviderAccount>
            {(account) => (
              <>
                <PaymentReference
                  reference={payment.reference}
                  amount={displayedAmount}
                  account={account}
                />
                <FailNote error={payment.error} />
              </>
            )}
          </ProviderAccount>
          <Section title={t('apply.from')}>
            <div className={layout.fields}>
              <Field label={t('apply.amount')} required error={form.error('amount')}>
                <FigureInput
                  name="amount"
                  value={values.amount ?? ''}
                  decimals={2}
                  unit="USD"
                  onChange={set('amount')}
                  onBlur={() => form.left('amount')()}
                />
              </Field>
              {textFields.map((field) => (
                <Field key={field} label={t(`apply.${field}`)} required error={form.error(field)}>
                  <TextInput
                    name={field}
                    value={values[field]}
                    mono={field === 'accountNumber' || field === 'bankCode'}
                    onChange={set(field)}
                    onBlur={form.left(field)}
                  />
                </Field>
              ))}
              <ReferenceField
                value={reference}
                error={form.error('reference')}
                onChange={set('reference')}
                onBlur={form.left('reference')}
              />
              <Field
                label={t('apply.remark')}
                aside={t('apply.optional')}
                error={form.error('remark')}
              >
                <TextInput name="remark" value={values.remark} onChange={set('remark')} />
              </Field>
              <Field
                label={t('apply.proof')}
                required
                group
                hint={t('apply.proofHint')}
                error={form.error('proof')}
                className={layout.whole}
              >
                <FileField
                  {...proof.field}
                  accept={proofExtensions.map((ending) => `.${ending}`).join(',')}
                  maxBytes={limits.proofMaxKb * 1024}
                  maxFiles={1}
                />
              </Field>
            </div>
          </Section>
        </div>
        <aside className={layout.sections} aria-live="polite">
          <Section title={t('apply.title')} className={layout.stackWide}>
            <DefinitionList
              sum
              items={[
                ...(order
                  ? [
                      {
                        key: 'need',
                        term: t('apply.need'),
                        value: <MoneyText money={order.sums.total} />,
                      },
                    ]
                  : []),
                ...(wallet
                  ? [
                      {
                        key: 'now',
                        term: t('available'),
                        value: <MoneyText money={wallet.balance} />,
                      },
                    ]
                  : []),
                ...(orderId !== undefined && displayedAmount
                  ? [
                      {
                        key: 'transfer',
                        term: t('apply.from'),
                        value: <MoneyText money={displayedAmount} />,
                      },
                    ]
                  : []),
                ...(wallet && amount !== null
                  ? [
                      {
                        key: 'after',
                        term: t('apply.after'),
                        value: (
                          <MoneyText
                            money={wire(
                              balanceAfter(
                                parseDecimal(wallet.balance.amount, 2) + amount,
                                difference < 0n ? undefined : need,
                              ),
                            )}
                          />
                        ),
                        total: true,
                      },
                    ]
                  : []),
              ]}
            />
            <p>
              {isRest
                ? t('apply.completes')
                : orderId
                  ? difference >= 0n && t('apply.consequenceOrder')
                  : displayedAmount &&
                    t('apply.consequence', { amount: moneyText(displayedAmount) })}
            </p>
            {difference !== 0n && !isRest && (
              <Note tone="wait">
                {t(difference < 0n ? 'apply.short' : 'apply.over', {
                  amount: moneyText(wire(difference < 0n ? -difference : difference)),
                })}
                <Checkbox
                  checked={!isOther}
                  aria-invalid={(unticked && isOther) || undefined}
                  onChange={(on) => setTicked(on ? (values.amount ?? '') : '')}
                >
                  {t('apply.differs')}
                </Checkbox>
                {unticked && isOther && <p role="alert">{t('apply.needTick')}</p>}
              </Note>
            )}
            {refused && <Note tone="fail">{refused}</Note>}
            <Button
              type="submit"
              variant="primary"
              size="md"
              block
              loading={submitRecharge.isPending || proof.busy}
            >
              {displayedAmount
                ? t('apply.submit', { amount: moneyText(displayedAmount) })
                : t('apply.submitEmpty')}
            </Button>
          </Section>
        </aside>
      </form>
    </>
  );
}
