import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { verifyReport } from '#contract/qc/calls.ts';
import { reportNoExample, verifyPath } from '#contract/qc/reports/report-code.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './Verify.module.css';

/** Takes a report's number and its code, and leads to its page. */
export function VerifyForm({ start }: { start?: { no: string; code: string } }) {
  const t = useTranslator('qc');
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [no, setNo] = useState(start?.no ?? '');
  const [code, setCode] = useState(start?.code ?? '');
  const form = useForm({ no, code }, validateInput(verifyReport, { no, code }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) navigate(verifyPath({ no, code }));
  };
  const shared = {
    mono: true,
    upper: true,
    size: 'md',
    autoComplete: 'off',
    spellCheck: false,
  } as const;
  return (
    <form ref={form.frame} onSubmit={submit} noValidate className={styles.form}>
      <Field label={t('form.number')} error={form.error('no')}>
        <TextInput
          {...shared}
          name="no"
          value={no}
          placeholder={reportNoExample}
          maxLength={24}
          onChange={setNo}
          onBlur={form.left('no')}
        />
      </Field>
      <Field label={t('form.label')} hint={t('form.hint')} error={form.error('code')}>
        <span className={styles.ask}>
          <TextInput
            {...shared}
            name="code"
            value={code}
            placeholder="XXXX-XXXX"
            maxLength={11}
            onChange={setCode}
            onBlur={form.left('code')}
          />
          <Button type="submit" size="md" disabled={!isHydrated}>
            {t('form.submit')}
          </Button>
        </span>
      </Field>
    </form>
  );
}
