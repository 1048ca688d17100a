import { useState } from 'react';
import { useLocation } from 'react-router';
import { consoleOf } from '#contract/addresses.ts';
import { currencies } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { bankDel, bankList } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { BankDialog } from '../bank/BankDialog.tsx';
import { BankTable, maskedAccount } from '../bank/BankTable.tsx';

/** Accounts at most; a member may keep twenty. */
const ALL = { pageSize: 20 } as const;

/** The bank accounts in CNY and USD: added, changed, removed, one preferred in each currency. */
export default function BankListPage() {
  const t = useTranslator('wallet/bank');
  const console = consoleOf(useLocation().pathname);
  const read = useCallQuery(bankList, ALL);
  const [now] = useState(() => new Date().toISOString());
  const [form, setForm] = useState<{ currency: Currency; account: BankAccount | null } | null>(
    null,
  );
  const [removing, setRemoving] = useState<BankAccount | null>(null);
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('wallet'), to: `/${console}-wallet` }, { label: t('title') }]}
      />
      <PageHead
        title={t('title')}
        actions={<ButtonLink to={`/${console}-cash-apply`}>{t('withdraw')}</ButtonLink>}
      >
        <span>{t('oneDefault')}</span>
      </PageHead>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && (
        <div className={layout.awaited}>
          <SkeletonLines label={t('title')} lines={6} />
        </div>
      )}
      {!read.isPending && (
        <div className={layout.sections}>
          {currencies.map((currency) => (
            <Section
              key={currency}
              title={t(`list.${currency}`)}
              aside={t(`aside.${currency}`)}
              action={
                <Button size="xs" icon="plus" onClick={() => setForm({ currency, account: null })}>
                  {t(`add.${currency}`)}
                </Button>
              }
            >
              <BankTable
                currency={currency}
                rows={read.data?.list.filter((account) => account.currency === currency)}
                now={now}
                onEdit={(account) => setForm({ currency, account })}
                onRemove={setRemoving}
              />
            </Section>
          ))}
        </div>
      )}
      {form && (
        <BankDialog {...form} holder={read.data?.holders[0] ?? ''} onClose={() => setForm(null)} />
      )}
      {removing && <Remove account={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function Remove({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const t = useTranslator('wallet/bank');
  const remove = useCommand(bankDel, {
    onDone: () => {
      toast(t('removed'));
      onClose();
    },
  });
  const { id, version, bankName, ending } = account;
  return (
    <CommandDialog
      title={t('removeTitle')}
      submit={t('remove')}
      danger
      command={remove}
      onSubmit={() => remove.mutate({ id, version })}
      onClose={onClose}
    >
      <p>{t('removeText', { bank: bankName, number: maskedAccount(ending) })}</p>
    </CommandDialog>
  );
}
