import type { ReactNode } from 'react';
import type { SignedIn } from '#contract/accounts/schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';

const start = { email: '', agree: false };

/** The draft that both forms share: changing the way to sign in keeps the address. */
export const useLoginDraft = () => useDraft('login', start);

export interface LoginProps {
  /** The dialog over a page has a call of its own. */
  readonly quick?: boolean;
  /** Opens the session, after the second step where there is one. */
  readonly complete: (opened: SignedIn) => Promise<boolean>;
  readonly onIn?: () => void;
  readonly foot?: ReactNode;
}

/** Returns the options of a command that signs in. */
export function useLoginOptions({ complete, onIn }: LoginProps, form: Form) {
  const t = useTranslator('accounts');
  return {
    changes: [],
    onDone: async (opened: SignedIn) => {
      if (!(await complete(opened))) return;
      toast(t('loggedIn'));
      onIn?.();
    },
    onFail: (error: Error) => form.refuse(error),
  };
}
