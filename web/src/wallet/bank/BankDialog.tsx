import { useState } from 'react';
import type { Currency } from '#contract/money-schemas.ts';
import type { BankAccountFields } from '#contract/wallet/bank-account.ts';
import { bankAdd, bankUpdate } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { BankFields, emptyDraft } from './BankFields.tsx';

interface Props {
  readonly currency: Currency;
  /** The account that is changed; null for a new one. */
  readonly account: BankAccount | null;
  /** A name of the company, as the holder of a new account. */
  readonly holder: string;
  readonly onClose: () => void;
}

const draftOf = (account: BankAccount): BankAccountFields => ({
  accountName: account.accountName,
  accountNumber: '',
  bankName: account.bankName,
  branch: account.branch,
  bankCode: account.bankCode,
  routing: account.routing,
  street: account.street,
  town: account.town,
  country: account.country,
  postcode: account.postcode,
});

function useSaving({ currency, account, holder, onClose }: Props) {
  const t = useTranslator('wallet/bank');
  const [draft, setDraft] = useState<BankAccountFields>(
    account === null
      ? { ...emptyDraft, accountName: holder, country: currency === 'CNY' ? 'CN' : '' }
      : draftOf(account),
  );
  const [first, setFirst] = useState(false);
  const added = { ...draft, currency, first: first ? ('Y' as const) : ('N' as const) };
  const { accountNumber, ...rest } = draft;
  const changed = {
    id: account?.id ?? '',
    version: account?.version ?? 0,
    ...rest,
    ...(accountNumber === '' ? {} : { accountNumber }),
  };
  const form = useForm(
    draft,
    account === null ? validateInput(bankAdd, added) : validateInput(bankUpdate, changed),
  );
  const done = (key: 'added' | 'changed') => () => {
    toast(t(key));
    onClose();
  };
  const onFail = (error: Error) => form.refuse(error);
  const add = useCommand(bankAdd, { onDone: done('added'), onFail });
  const update = useCommand(bankUpdate, { onDone: done('changed'), onFail });
  return {
    draft,
    setDraft,
    first,
    setFirst,
    form,
    busy: add.isPending || update.isPending,
    error: add.error ?? update.error,
    save: () => {
      if (account === null) add.mutate(added);
      else update.mutate(changed);
    },
  };
}

/** Adds a bank account, or changes one; what is typed stays where the server refuses it. */
export function BankDialog(props: Props) {
  const { currency, account, onClose } = props;
  const t = useTranslator('wallet/bank');
  const saving = useSaving(props);
  return (
    <CommandDialog
      title={t(account === null ? `addTitle.${currency}` : 'editTitle')}
      submit={t('save')}
      width="wide"
      form={saving.form}
      command={{ isPending: saving.busy, error: saving.error }}
      onSubmit={saving.save}
      onClose={onClose}
    >
      <BankFields
        currency={currency}
        draft={saving.draft}
        onChange={saving.setDraft}
        form={saving.form}
        ending={account?.ending}
      />
      {account === null && (
        <Checkbox checked={saving.first} onChange={saving.setFirst}>
          {t('makeDefault')}
        </Checkbox>
      )}
      <Note>{t('waits')}</Note>
    </CommandDialog>
  );
}
