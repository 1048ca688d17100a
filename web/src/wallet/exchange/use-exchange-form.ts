import { useState } from 'react';
import type { ClientInput, Output } from '#contract/call.ts';
import { exchangeApply, exchangeQuote } from '#contract/exchange/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { type SecondFactorForm, useSecondFactor } from '../factor/use-second-factor.ts';
import { buyText, type KnownTerms, sellText } from './amounts.ts';

/** Describes what is typed into the form of an exchange. */
export interface ExchangeDraft {
  readonly sellAmount: string;
  readonly bankId: string;
  readonly code: string;
}
type Quote = Output<typeof exchangeQuote>;

/** A locked rate with what it was locked for. */
interface Locked extends Quote {
  readonly request: ClientInput<typeof exchangeQuote>;
  /** When the code may be sent again, in milliseconds of the reader's clock. */
  readonly resendAt: number;
}

const empty: ExchangeDraft = {
  sellAmount: '',
  bankId: '',
  code: '',
};
const nothing: Locked | null = null;

export interface ExchangeForm {
  readonly values: ExchangeDraft;
  readonly buyAmount: string;
  readonly form: Form;
  /** The part below it, which holds the code alone. */
  readonly codeForm: Form;
  readonly factor: SecondFactorForm;
  /** The rate that is locked for exactly what is typed; null while there is none. */
  readonly locked: Locked | null;
  /** A rate is locked, and something else was typed since. */
  readonly isOther: boolean;
  readonly locking: boolean;
  readonly applying: boolean;
  /** A failure that stands at no field. */
  readonly error: Error | null;
  readonly resendAt: number | null;
  readonly set: (field: keyof ExchangeDraft) => (text: string) => void;
  readonly setBuy: (text: string) => void;
  readonly lock: () => void;
  readonly apply: () => void;
}

const requestOf = ({ sellAmount, bankId }: ExchangeDraft) => ({ sellAmount, bankId });

/** A failure after which the locked rate is of no use. */
const endsLock = (error: Error): boolean =>
  error instanceof CallFailure &&
  (['exchange.quoteOver', 'exchange.quoteUsed', 'exchange.quoteOther'] as const).some((code) =>
    error.is(code),
  );

/** Holds the form of an exchange: what is typed, the locked rate, and the two acts. */
export function useExchangeForm(
  terms: KnownTerms | null,
  onDone: (id: string) => void,
): ExchangeForm {
  const [values, setValues, forget] = useDraft('exchange', empty);
  const [kept, setKept, forgetLock] = useDraft<Locked | null>('exchange-lock', nothing);
  const [typedBuy, setTypedBuy] = useState<string | null>(null);
  const request = requestOf(values);
  const isSame = kept !== null && JSON.stringify(kept.request) === JSON.stringify(request);
  const locked = isSame ? kept : null;
  const factor = useSecondFactor();
  const input = {
    quoteId: locked?.quoteId ?? '',
    ...request,
    code: values.code,
    ...(factor.proof === null ? {} : { factor: factor.proof }),
  };
  const form = useForm(request, validateInput(exchangeQuote, request));
  const { code: codeViolation } = validateInput(exchangeApply, input);
  const codeForm = useForm(values.code, codeViolation === undefined ? {} : { code: codeViolation });
  const quote = useCommand(exchangeQuote, {
    changes: [],
    onDone: (output, sent) => {
      setValues((before) => ({ ...before, code: '' }));
      factor.clear();
      const resendAt = Date.now() + output.resendAfterS * 1000;
      setKept({ ...output, request: sent as Locked['request'], resendAt });
    },
    onFail: (error) => form.refuse(error),
  });
  const apply = useCommand(exchangeApply, {
    onDone: ({ id }) => {
      forget();
      forgetLock();
      onDone(id);
    },
    onFail: (error) => {
      if (endsLock(error)) setKept(null);
      return factor.refuse(error) || codeForm.refuse(error) || form.refuse(error);
    },
  });
  const sell = values.sellAmount;
  return {
    values,
    buyAmount: typedBuy ?? (terms === null ? '' : buyText(sell, locked ?? terms)),
    form,
    codeForm,
    factor,
    locked,
    isOther: kept !== null && !isSame,
    locking: quote.isPending,
    applying: apply.isPending,
    error: form.rest(apply.error ?? quote.error),
    resendAt: kept?.resendAt ?? null,
    set: (field) => (text) => {
      if (field === 'sellAmount') setTypedBuy(null);
      setValues((before) => ({ ...before, [field]: text }));
    },
    setBuy: (text) => {
      setTypedBuy(text);
      if (terms === null) return;
      setValues((before) => ({ ...before, sellAmount: sellText(text, terms) }));
    },
    lock: () => {
      if (form.ready()) quote.mutate(request);
    },
    apply: () => {
      if (form.ready() && codeForm.ready()) apply.mutate(input);
    },
  };
}
