import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { verifyReport } from '#contract/qc/calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAlive } from '#web/ui/use-alive.ts';
import { codePath } from './code.ts';
import styles from './Verify.module.css';

/** Asks for a report's code and leads to its page. */
export function VerifyForm({ start = '' }: { start?: string }) {
  const t = useTranslator('qc');
  const navigate = useNavigate();
  const isHydrated = useAlive();
  const [code, setCode] = useState(start);
  const form = useForm({ code }, validateInput(verifyReport, { code }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) navigate(codePath(code));
  };
  return (
    <form ref={form.frame} onSubmit={submit} noValidate className={styles.form}>
      <Field label={t('form.label')} hint={t('form.hint')} error={form.error('code')}>
        <span className={styles.ask}>
          <TextInput
            name="code"
            value={code}
            mono
            upper
            size="md"
            placeholder="XXXX-XXXX"
            autoComplete="off"
            spellCheck={false}
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
