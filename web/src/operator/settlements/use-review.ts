import { opsSettlementPass, opsSettlementReject } from '#contract/onboarding/calls.ts';
import type { Review } from '#contract/onboarding/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import type { Changes } from './CompanyFacts.tsx';

const NONE: Changes = {};

/** Holds the changes asked for and the waiver of the deposit; passes or rejects the settlement. */
export function useReview(review: Review, name: string, onClose: () => void) {
  const t = useTranslator('operator/settlements');
  const { accountId, version } = review;
  const [changes, setChanges, forget] = useDraft<Changes>(
    `ops-settlement:${accountId}:${version}`,
    NONE,
  );
  const [depositWaiver, setWaiver] = useDraft(`ops-waiver:${accountId}:${version}`, '');
  const done = (text: string) => {
    forget();
    toast(text);
    onClose();
  };
  const passing = { accountId, version, depositWaiver };
  const passForm = useForm(passing, validateInput(opsSettlementPass, passing));
  const pass = useCommand(opsSettlementPass, {
    onDone: () => done(t('passed', { name })),
    onFail: (error) => passForm.refuse(error),
  });
  const list = Object.entries(changes).map(([field, note]) => ({ field, note }));
  const input = { accountId, version, changes: list };
  const { form, command: reject } = useFormCommand(opsSettlementReject, input, {
    onDone: () => done(t('rejected', { name })),
  });
  return {
    ...{ changes, setChanges, depositWaiver, setWaiver, form, passForm, done },
    /** The number of fields to be changed; with one of them the settlement cannot pass. */
    changeCount: list.length,
    isPassing: pass.isPending,
    isRejecting: reject.isPending,
    failure: pass.error ?? reject.error,
    errorOf: (field: string) => {
      const index = list.findIndex((one) => one.field === field);
      return index === -1 ? undefined : form.error(`changes.${index}.note`);
    },
    pass: () => passForm.ready() && pass.mutate(passing),
    reject: () => form.ready() && reject.mutate(input),
  };
}
