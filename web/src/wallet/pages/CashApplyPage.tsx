import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Console, consoleOf } from '#contract/addresses.ts';
import type { Output } from '#contract/call.ts';
import { parseDecimal } from '#contract/money.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { cashLimits } from '#contract/wallet/withdrawal-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText, useMoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Confirm } from '../cash/Confirm.tsx';
import styles from '../cash/cash.module.css';
import { OpenWithdrawals } from '../cash/OpenWithdrawals.tsx';
import { PayeeChoice } from '../cash/PayeeChoice.tsx';
import { Summary } from '../cash/Summary.tsx';
import { type Application, useApplication } from '../cash/use-application.ts';

type Limits = Output<typeof cashLimits>;
const ALL = { pageSize: 20 } as const;

/** Cents of an amount as typed; zero while it is none. */
const minorOf = (amount: string): bigint =>
  /^\d{1,12}(\.\d{1,2})?$/.test(amount) ? parseDecimal(amount, 2) : 0n;

/** Withdraws money to an account of the company, confirmed by a code of exactly these figures. */
export default function CashApplyPage() {
  const t = useTranslator('wallet/cash');
  const console = consoleOf(useLocation().pathname);
  const banks = useCallQuery(bankList, ALL);
  const limits = useCallQuery(cashLimits, {});
  const accounts = banks.data?.list;
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('wallet'), to: `/${console}-wallet` }, { label: t('title') }]}
      />
      <PageHead title={t('title')}>
        <span>{t('toOwnCompany')}</span>
      </PageHead>
      <FailNote error={banks.error ?? limits.error} again={() => banks.refetch()} />
      {(accounts === undefined || limits.data === undefined) && !banks.error && !limits.error && (
        <SkeletonLines label={t('title')} lines={8} />
      )}
      {accounts?.every(({ currency }) => currency !== 'USD') && (
        <Empty
          title={t('noAccount')}
          action={<ButtonLink to={`/${console}-bank-list`}>{t('addAccount')}</ButtonLink>}
        />
      )}
      {accounts?.some(({ currency }) => currency === 'USD') && limits.data && (
        <ApplyForm accounts={accounts} limits={limits.data} console={console} />
      )}
    </>
  );
}

interface FormProps {
  readonly accounts: readonly BankAccount[];
  readonly limits: Limits;
  readonly console: Console;
}

function ApplyForm({ accounts, limits, console }: FormProps) {
  const t = useTranslator('wallet/cash');
  const moneyText = useMoneyText();
  const navigate = useNavigate();
  const [now] = useState(() => new Date().toISOString());
  const application = useApplication(({ id }) => navigate(`/${console}-success/cash?id=${id}`));
  const { figures, form, change } = application;
  const dollars = accounts.filter(({ currency }) => currency === 'USD');
  const account = dollars.find(({ id }) => id === figures.bankId) ?? dollars[0];
  // The first account is chosen as soon as an amount is typed for it.
  if (account && account.id !== figures.bankId) change({ bankId: account.id });
  const minor = minorOf(figures.amount);
  const needsFactor = minor > 0n && minor >= minorOf(limits.secondFactorFrom.amount);
  const lacksFactor = needsFactor && application.factor.proof === null;
  const isNew = account !== undefined && account.payableFrom > now;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    application.submit();
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={layout.cols}>
      <div className={layout.sections}>
        <PayeeChoice
          accounts={accounts}
          value={account?.id ?? ''}
          now={now}
          console={console}
          onChange={(bankId) => change({ bankId })}
        />
        <Amount application={application} limits={limits} />
        {account && minor > 0n && (
          <Confirm
            application={application}
            account={account}
            minor={minor}
            factor={needsFactor ? 'required' : isNew ? 'offered' : 'none'}
          />
        )}
        <FailNote error={application.error} />
        <div className={layout.actions}>
          <ButtonLink to={`/${console}-wallet`}>{t('cancel')}</ButtonLink>
          <Button
            type="submit"
            variant="primary"
            size="md"
            className={layout.end}
            loading={application.busy}
            disabled={minor === 0n || lacksFactor}
          >
            {minor > 0n
              ? t('submit', { amount: moneyText({ amount: figures.amount, currency: 'USD' }) })
              : t('submitEmpty')}
          </Button>
        </div>
        {lacksFactor && <p className={styles.hint}>{t('factorToContinue')}</p>}
      </div>
      <aside className={layout.sections} aria-live="polite">
        <Summary limits={limits} minor={minor} />
        <OpenWithdrawals console={console} />
      </aside>
    </form>
  );
}

function Amount({ application, limits }: { application: Application; limits: Limits }) {
  const t = useTranslator('wallet/cash');
  const factorWords = useTranslator('wallet/factor');
  const { figures, form, change } = application;
  const left = minorOf(limits.perDay.amount) - minorOf(limits.usedToday.amount);
  const leftToday = { amount: `${left / 100n}.${String(left % 100n).padStart(2, '0')}` };
  return (
    <Section
      title={t('amount')}
      aside={t.parts('availableAside', { amount: <MoneyText money={limits.available} /> })}
    >
      <Field
        label={t('bankReceives')}
        required
        hint={t.parts('amountHint', {
          least: <MoneyText money={limits.least} bare />,
          max: <MoneyText money={limits.max} bare />,
        })}
        error={form.error('amount')}
      >
        <FigureInput
          name="amount"
          unit="USD"
          decimals={2}
          value={figures.amount}
          onChange={(amount) => change({ amount })}
          onBlur={() => form.left('amount')()}
        />
      </Field>
      <Button
        size="xs"
        className={styles.maximum}
        onClick={() => change({ amount: limits.max.amount })}
      >
        {t('maximum')}
      </Button>
      <dl className={styles.limits}>
        <div>
          <dt>{t('leftToday')}</dt>
          <dd>
            <b>
              <MoneyText money={{ ...leftToday, currency: 'USD' }} bare />
            </b>
          </dd>
          <dd className={styles.hint}>
            {t.parts('usedOf', {
              used: <MoneyText money={limits.usedToday} bare />,
              all: <MoneyText money={limits.perDay} bare />,
            })}
          </dd>
        </div>
        <div>
          <dt>{factorWords('label')}</dt>
          <dd>
            <b>
              <MoneyText money={limits.secondFactorFrom} bare />
            </b>
          </dd>
          <dd className={styles.hint}>{t('factorFrom')}</dd>
        </div>
      </dl>
    </Section>
  );
}
