import { useState } from 'react';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { completeSeller, sellerAudit, submitSellerAudit } from '#contract/onboarding/calls.ts';
import type { Audit, SellerCompany } from '#contract/onboarding/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { type FieldName, reasonOf, type StepName, sentCompany, stepOf } from './fields.ts';

const changes = [sellerAudit, loginUser];

interface Draft {
  readonly version: number;
  readonly company: SellerCompany;
}

const draftOf = ({ version, company }: Audit): Draft => ({ version, company });

const isEditable = ({ state }: Audit): boolean => state === 'draft' || state === 'rejected';

const isChanged = (error: Error | null): boolean =>
  error instanceof CallFailure && error.is('settlement.changed');

interface Sent {
  readonly audit: Audit;
  /** The values as they would be sent now. */
  readonly sent: SellerCompany;
  readonly first: SellerCompany;
  /** The number that was verified on this page; empty for none. */
  readonly verifiedNumber: string;
}

/** How far a settlement has come: what is saved, what is missing and what the reviewer asked for. */
function progressOf({ audit, sent, first, verifiedNumber }: Sent) {
  const isSaved = (field: FieldName) =>
    JSON.stringify(sent[field]) === JSON.stringify(audit.company[field]);
  // The number as typed, with its international code.
  const phone = `+${sent.mobileAreaCode} ${sent.mobile}`;
  const isNumberSaved = isSaved('mobile') && isSaved('mobileAreaCode');
  const isMobileVerified = verifiedNumber === phone || (audit.isMobileVerified && isNumberSaved);
  const missing = audit.missing.filter((field) =>
    field === 'phoneCode' ? isNumberSaved && !isMobileVerified : isSaved(field as FieldName),
  );
  const change = (field: FieldName | 'phoneCode') => {
    if (field === 'phoneCode') return undefined;
    const isSame = JSON.stringify(sent[field]) === JSON.stringify(first[field]);
    return isSame ? audit.changes.find((one) => one.field === field)?.note : undefined;
  };
  return { phone, isSaved, isMobileVerified, missing, change };
}

interface SendingParts {
  readonly onFail: (error: Error) => true | undefined;
  readonly onSent: () => void;
}

/** The calls that save a settlement and send it in, and how the last of them failed. */
function useSending({ onFail, onSent }: SendingParts) {
  const saving = useCommand(completeSeller, { changes, onFail });
  const submitting = useCommand(submitSellerAudit, { changes, onDone: onSent, onFail });
  const failure = saving.error ?? submitting.error;
  const isChangedElsewhere = isChanged(failure);
  return {
    save: saving.mutateAsync,
    submit: submitting.mutate,
    reset: () => {
      saving.reset();
      submitting.reset();
    },
    busy: saving.isPending || submitting.isPending,
    /** Another tab saved or sent in the draft meanwhile. */
    isChangedElsewhere,
    failure: isChangedElsewhere ? null : failure,
  };
}

/** The form of a settlement: what is typed, what is saved, what is missing or must be changed. */
export function useSettlement(audit: Audit, account: string) {
  const t = useTranslator('onboarding');
  const fieldText = useFieldText();
  const [first] = useState(() => draftOf(audit));
  // The draft keeps the version that it began from: after a reload it still belongs to that one.
  const [draft, setDraft, clear] = useDraft(`settlement-draft:${account}`, first);
  const { company } = draft;
  const read = useCallQuery(sellerAudit, {});
  const [step, setStep] = useState<StepName>('company');
  const [verifiedNumber, setVerifiedNumber] = useState('');
  const [tried, setTried] = useState<ReadonlySet<StepName>>(new Set());
  const sent = { ...sentCompany(company), version: draft.version };
  const violations = validateInput(completeSeller, sent);
  const form = useForm(company, violations);
  const refuse = (error: Error) => {
    if (isChanged(error)) return true;
    const [field] = form.refuse(error) && error instanceof CallFailure ? error.fields : [];
    if (field) setStep(stepOf(field.field));
    return undefined;
  };
  const sending = useSending({
    onFail: refuse,
    onSent: () => {
      clear();
      toast(t('sent'));
    },
  });
  const progress = progressOf({ audit, sent, first: first.company, verifiedNumber });
  const { phone, isSaved, missing, change } = progress;
  return {
    audit,
    company,
    form,
    step,
    tried,
    ...progress,
    /** Notes that the number as typed was verified just now. */
    setVerified: () => setVerifiedNumber(phone),
    set: (part: Partial<SellerCompany>) =>
      setDraft((before) => ({ ...before, company: { ...before.company, ...part } })),
    go: (to: StepName) => {
      setTried((before) => new Set(before).add(step));
      setStep(to);
    },
    error: (field: FieldName | 'phoneCode'): string | undefined =>
      form.error(field) ??
      (tried.has(stepOf(field)) && missing.includes(field)
        ? fieldText(reasonOf(field))
        : change(field)),
    isUnsaved: (Object.keys(company) as FieldName[]).some((field) => !isSaved(field)),
    /** Saves what is typed; resolves to the saved settlement, or null where it was refused. */
    save: async (): Promise<Audit | null> => {
      if (!form.ready()) {
        setStep(stepOf(Object.keys(violations)[0] ?? ''));
        return null;
      }
      const saved = await sending.save(sent).catch(() => null);
      if (saved) setDraft(draftOf(saved));
      return saved;
    },
    submit: (version: number) => sending.submit({ version }),
    /** Puts what is saved by now in place of what is typed here. */
    load: async () => {
      const { data } = await read.refetch();
      if (data === undefined) return;
      if (isEditable(data)) setDraft(draftOf(data));
      else clear();
      sending.reset();
    },
    loading: read.isFetching,
    try: () => setTried(new Set(['company', 'proof'])),
    busy: sending.busy,
    isChangedElsewhere: sending.isChangedElsewhere,
    failure: sending.failure,
  };
}

export type Settlement = ReturnType<typeof useSettlement>;
