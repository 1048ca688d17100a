import { wire } from '#contract/money.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CountdownButton } from '#web/ui/Countdown.tsx';
import { CodeInput } from '#web/ui/form/CodeInput.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { maskedAccount } from '../bank/BankTable.tsx';
import { SecondFactor } from '../factor/SecondFactor.tsx';
import styles from './cash.module.css';
import type { Application } from './use-application.ts';

interface Props {
  readonly application: Application;
  readonly account: BankAccount;
  readonly minor: bigint;
  /** The amount, or the age of the account, takes a second factor; an amount requires it. */
  readonly factor: 'required' | 'offered' | 'none';
}

/** The code and the second factor of exactly these figures. */
export function Confirm({ application, account, minor, factor }: Props) {
  const t = useTranslator('wallet/cash');
  return (
    <Section title={t('confirm')} aside={t('confirmAside')}>
      <div className={styles.bound}>
        <b>
          <MoneyText money={wire(minor)} />
        </b>
        <Icon name="forward" />
        <span>
          {account.accountName}
          <small>
            {account.bankName}, <span translate="no">{maskedAccount(account.ending)}</span>
          </small>
        </span>
      </div>
      <div className={styles.steps}>
        <MailedCode application={application} />
        {factor !== 'none' && (
          <SecondFactor
            factor={application.factor}
            boundTo={application.mailed.sent?.boundTo ?? null}
            isRequired={factor === 'required'}
          />
        )}
      </div>
      {application.mailed.isVoid ? (
        <Note tone="wait">{t('codeVoid')}</Note>
      ) : (
        <Note>{t('changeVoids')}</Note>
      )}
    </Section>
  );
}

function MailedCode({ application }: { application: Application }) {
  const t = useTranslator('wallet/cash');
  const { mailed, form, code, setCode, figures } = application;
  return (
    <div>
      <Field
        label={t('code')}
        required
        error={form.error('code')}
        hint={mailed.sent ? t('sentTo', { email: mailed.sent.sentTo }) : t('codeHint')}
      >
        <div className={styles.codeLine}>
          <CodeInput value={code} onChange={setCode} onBlur={form.left('code')} />
          <CountdownButton
            until={mailed.until}
            waiting={(seconds) => t('sendAgain', { seconds })}
            disabled={figures.amount === ''}
            loading={mailed.sending}
            onClick={mailed.send}
          >
            {t('sendCode')}
          </CountdownButton>
        </div>
      </Field>
      <FailNote error={form.rest(mailed.error)} />
    </div>
  );
}
