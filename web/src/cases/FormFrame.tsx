import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type CaseKind, caseWaits } from '#contract/cases/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { addresses } from './addresses.ts';
import { FilesField, WordsField } from './CommonFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './cases.module.css';
import { daysOf } from './days.ts';
import type { CaseForm, CommonFields, Receipt } from './use-case-form.ts';

const textHint = {
  legal: 'form.textLegal',
  feedback: 'form.textFeedback',
  complaint: 'form.textComplaint',
} as const satisfies Record<CaseKind, string>;

/** The form of a case: its own fields, text, files and contact; in its place the receipt once it is in. */
export function FormFrame<Typed extends CommonFields>(props: {
  kind: CaseKind;
  id?: string;
  fields: CaseForm<Typed>;
  /** Stands after the files. */
  more?: ReactNode;
  children: ReactNode;
}) {
  const { kind, fields } = props;
  const t = useTranslator('cases');
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  if (fields.receipt) {
    return <Received kind={kind} receipt={fields.receipt} again={fields.again} />;
  }
  const title = t(`${kind}.formTitle`);
  const days = daysOf(caseWaits[kind].submitted?.within);
  return (
    <Section title={title} aside={t('legal.formAside')}>
      <form
        id={props.id}
        ref={fields.form.frame}
        className={styles.form}
        onSubmit={fields.submit}
        noValidate
        aria-label={title}
      >
        <div className={styles.pair}>{props.children}</div>
        <WordsField
          form={fields.form}
          value={fields.typed.text}
          onChange={(words) => fields.set({ text: words } as Partial<Typed>)}
          hint={t(textHint[kind])}
        />
        <FilesField uploads={fields.uploads} />
        {props.more}
        <ContactFields fields={fields} />
        {fields.error && (
          <div className={styles.failed}>
            <p className={text.red}>{t('form.failed')}</p>
            <FailNote error={fields.error} />
          </div>
        )}
        <div className={styles.foot}>
          <p className={styles.quiet}>
            {t('form.effect', { count: days })}{' '}
            {t.parts('form.privacy', {
              link: <Link to="/blogs/privacy-notice">{t('form.privacyLink')}</Link>,
            })}{' '}
            {!fields.isMember &&
              t.parts('form.signIn', {
                link: (
                  <Link to="/login" state={{ from: pathname + search }}>
                    {t('form.signInLink')}
                  </Link>
                ),
              })}
          </p>
          <Button
            type="submit"
            variant="primary"
            loading={fields.busy}
            disabled={!isHydrated || fields.uploads.busy}
          >
            {t('form.send')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Received(props: { kind: CaseKind; receipt: Receipt; again: () => void }) {
  const { kind, receipt, again } = props;
  const t = useTranslator('cases');
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Section title={t('receipt.title', { no: receipt.no })}>
      <div ref={frame} className={styles.receipt} tabIndex={-1} role="status">
        <p>{t('receipt.due', { time: format.prose(receipt.dueAt, { zone: true }) })}</p>
        <p>
          {receipt.id === null ? t('receipt.guest', { email: receipt.email }) : t('receipt.member')}
        </p>
        <p className={styles.buttons}>
          {receipt.id !== null && (
            <ButtonLink variant="primary" to={addresses[kind].detail(receipt.id)}>
              {t('receipt.view')}
            </ButtonLink>
          )}
          <Button onClick={again}>{t('receipt.another')}</Button>
        </p>
      </div>
    </Section>
  );
}
