import { useState } from 'react';
import {
  addressChangeList,
  addressChangePropose,
  sellerAudit,
} from '#contract/onboarding/calls.ts';
import { contactOf } from '#contract/onboarding/contact.ts';
import type { Audit, SellerCompany } from '#contract/onboarding/schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import type { FieldName } from '../fields.ts';

/** A settled seller's settlement, and what is known of its mobile. */
export interface ChangeOf {
  readonly audit: Audit;
  readonly account: string;
  /** The number that the account verified last, `+8613800138000`; empty for none. */
  readonly verifiedPhone: string;
}

/** The form of a proposal: what is typed, and whether its mobile is new and verified. */
export function useAddressChange({
  audit,
  account,
  verifiedPhone,
  onClose,
}: ChangeOf & { readonly onClose: () => void }) {
  const t = useTranslator('onboarding/change');
  const [contact, setContact, clear] = useDraft(
    `address-change:${account}`,
    contactOf(audit.company),
  );
  const [verifiedNumber, setVerifiedNumber] = useState('');
  const read = useCallQuery(sellerAudit, {});
  const input = { ...contact, version: audit.version };
  const form = useForm(input, validateInput(addressChangePropose, input));
  const command = useCommand(addressChangePropose, {
    changes: [addressChangeList],
    onDone: () => {
      clear();
      toast(t('sent'));
      onClose();
    },
    onFail: (error) => {
      if (error instanceof CallFailure && error.is('settlement.changed')) void read.refetch();
      return form.refuse(error);
    },
  });
  const phone = `+${contact.mobileAreaCode} ${contact.mobile}`;
  return {
    company: { ...audit.company, ...contact },
    form,
    command,
    send: () => command.mutate(input),
    set: (part: Partial<SellerCompany>) => setContact((before) => ({ ...before, ...part })),
    error: (field: FieldName | 'phoneCode') => form.error(field),
    phone,
    /** One that stays as it is needs no code. */
    isNewNumber: phone !== `+${audit.company.mobileAreaCode} ${audit.company.mobile}`,
    // The server knows the number that was verified last, perhaps in another tab.
    isMobileVerified:
      form.error('phoneCode') === undefined &&
      (verifiedNumber === phone || verifiedPhone === phone.replace(/[\s-]/g, '')),
    setVerified: () => setVerifiedNumber(phone),
  };
}
