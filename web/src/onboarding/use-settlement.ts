import { useState } from 'react';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { completeSeller, sellerAudit, submitSellerAudit } from '#contract/onboarding/calls.ts';
import type { Audit, SellerCompany } from '#contract/onboarding/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useFieldText } from '#web/api/field-text.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { type FieldName, reasonOf, type StepName, sentCompany, stepOf } from './fields.ts';

const changes = [sellerAudit, loginUser];

/** The form of a settlement: what is typed, what is saved, what is missing or must be changed. */
export function useSettlement(audit: Audit, account: string) {
  const t = useTranslator('onboarding');
  const fieldText = useFieldText();
  const [first] = useState(audit.company);
  const [company, setCompany, clear] = useDraft<SellerCompany>(`settlement:${account}`, first);
  const [step, setStep] = useState<StepName>('company');
  const [verifiedHere, setVerifiedHere] = useState('');
  const [tried, setTried] = useState<ReadonlySet<StepName>>(new Set());
  const sent = sentCompany(company);
  const faults = validateInput(completeSeller, sent);
  const form = useForm(company, faults);
  const refuse = (error: Error) => {
    if (form.refuse(error) && error instanceof CallFailure) {
      const [field] = error.fields;
      if (field) setStep(stepOf(field.field));
    }
  };
  const saving = useCommand(completeSeller, { changes, onFail: refuse });
  const submitting = useCommand(submitSellerAudit, {
    changes,
    onDone: () => {
      clear();
      toast(t('sent'));
    },
    onFail: refuse,
  });
  const isSaved = (field: FieldName) =>
    JSON.stringify(sent[field]) === JSON.stringify(audit.company[field]);
  const phone = `+${company.mobileAreaCode} ${company.mobile}`;
  const isNumberSaved = isSaved('mobile') && isSaved('mobileAreaCode');
  const isMobileVerified = verifiedHere === phone || (audit.isMobileVerified && isNumberSaved);
  const missing = audit.missing.filter((field) =>
    field === 'phoneCode' ? isNumberSaved && !isMobileVerified : isSaved(field as FieldName),
  );
  const change = (field: FieldName | 'phoneCode') => {
    if (field === 'phoneCode') return undefined;
    const isSame = JSON.stringify(sent[field]) === JSON.stringify(first[field]);
    return isSame ? audit.changes.find((one) => one.field === field)?.note : undefined;
  };
  return {
    audit,
    company,
    form,
    step,
    tried,
    missing,
    /** The mobile number as typed, with its international code. */
    phone,
    isMobileVerified,
    /** Notes that the number as typed was verified just now. */
    setVerified: () => setVerifiedHere(phone),
    set: (part: Partial<SellerCompany>) => setCompany((before) => ({ ...before, ...part })),
    go: (to: StepName) => {
      setTried((before) => new Set(before).add(step));
      setStep(to);
    },
    error: (field: FieldName | 'phoneCode'): string | undefined => {
      const isMissing = tried.has(stepOf(field)) && missing.includes(field);
      return form.error(field) ?? (isMissing ? fieldText(reasonOf(field)) : change(field));
    },
    isUnsaved: (Object.keys(company) as FieldName[]).some((field) => !isSaved(field)),
    /** Saves what is typed; resolves to the saved settlement, or null where it was refused. */
    save: async (): Promise<Audit | null> => {
      if (!form.ready()) {
        setStep(stepOf(Object.keys(faults)[0] ?? ''));
        return null;
      }
      const saved = await saving.mutateAsync(sent).catch(() => null);
      if (saved) setCompany(saved.company);
      return saved;
    },
    submit: () => submitting.mutate({}),
    try: () => setTried(new Set(['company', 'proof'])),
    busy: saving.isPending || submitting.isPending,
    failure: saving.error ?? submitting.error,
  };
}

export type Settlement = ReturnType<typeof useSettlement>;
