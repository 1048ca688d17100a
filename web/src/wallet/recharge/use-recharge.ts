import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { consoleOf } from '#contract/addresses.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { rechargeApply, walletOne } from '#contract/wallet/calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useFailText } from '#web/widgets/records/FailNote.tsx';
import { usePaymentReference } from '#web/widgets/reference/use-payment-reference.ts';
import {
  compareWithOrder,
  EMPTY_RECHARGE,
  minorOf,
  type RechargeField,
  rechargeViolations,
} from './recharge-form.ts';

export type Recharge = ReturnType<typeof useRecharge>;

/** Holds a recharge that is being announced: its draft, proof and errors, and how it is sent. */
export function useRecharge() {
  const t = useTranslator('wallet');
  const failText = useFailText();
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
  const [typed, setValues, forget] = useDraft(`recharge:${draft}`, EMPTY_RECHARGE);
  // The proposed amount or the order's sum stands in the form until something else is typed.
  const start = minorOf(proposed) === null ? (order?.sums.total.amount ?? '') : proposed;
  const payment = usePaymentReference('recharge', orderId);
  const values = {
    ...typed,
    amount: typed.amount ?? start,
    reference: typed.reference ?? payment.reference,
  };
  const [refused, setRefused] = useState<string | null>(null);
  const proof = useUploads(fileUpload, t('state.failed'));
  const amount = minorOf(values.amount);
  const comparison = compareWithOrder(amount, order?.sums.total, wallet?.balance);
  const confirmation = useConfirmedDifference(values.amount, comparison);
  const input = {
    ...values,
    proof: proof.answers[0]?.url ?? '',
    ...(orderId === undefined ? {} : { orderId }),
  };
  const form = useForm(input, rechargeViolations(input, amount));
  const command = useCommand(rechargeApply, {
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
    const isConfirmed = confirmation.check();
    if (form.ready() && !proof.busy && isConfirmed) command.mutate(input);
  };
  const set = (field: RechargeField) => (text: string) =>
    setValues((before) => ({ ...before, [field]: text }));
  const money: MoneyWire | null = amount === null ? null : wire(amount);
  const isBusy = command.isPending || proof.busy;
  const transfer = { amount, money, ...comparison };
  return {
    ...{ console, orderId, order, wallet, values, set, payment, proof, form, submit },
    ...{ transfer, confirmation, refused, isBusy },
  };
}

/** Asks to confirm an amount that differs from the order's sum; each other amount asks again. */
function useConfirmedDifference(
  amount: string,
  { difference, isRest }: ReturnType<typeof compareWithOrder>,
) {
  const [confirmed, setConfirmed] = useState('');
  const [wasMissed, setMissed] = useState(false);
  // With the balance it covers the order: what lacks was asked for, so that nothing is confirmed.
  const isNeeded = difference !== 0n && !isRest && confirmed !== amount;
  return {
    isNeeded,
    /** The recharge was to be sent without it. */
    isMissing: wasMissed && isNeeded,
    confirm: (on: boolean) => setConfirmed(on ? amount : ''),
    /** Returns whether the recharge may be sent; shows what is missing if not. */
    check: (): boolean => {
      setMissed(isNeeded);
      return !isNeeded;
    },
  };
}
