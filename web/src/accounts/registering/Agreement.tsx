import { useState } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './Agreement.module.css';

const clauses = {
  terms: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  privacy: ['one', 'two', 'three', 'four', 'five', 'six'],
} as const;

type Paper = keyof typeof clauses;

/** Where each stands in full; opened beside, so that nothing typed is left. */
const pages: Record<Paper, string> = {
  terms: '/blogs/terms-of-service',
  privacy: '/blogs/privacy-notice',
};

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly form: Form;
}

/** The agreement to the terms and the privacy notice, with both to read on the spot. */
export function Agreement({ checked, onChange, form }: Props) {
  const t = useTranslator('accounts');
  const [open, setOpen] = useState<Paper | null>(null);
  const error = form.error('agree');
  const paper = (name: Paper) => (
    <button type="button" className={styles.link} onClick={() => setOpen(name)}>
      {t(name)}
    </button>
  );
  return (
    <div>
      <Checkbox
        name="agree"
        checked={checked}
        onChange={onChange}
        aria-invalid={error !== undefined || undefined}
        aria-required
      >
        {t.parts('agree', { terms: paper('terms'), privacy: paper('privacy') })}
      </Checkbox>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <LegalDrawer open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

function LegalDrawer({ open, onClose }: { open: Paper | null; onClose: () => void }) {
  const t = useTranslator('accounts');
  const law = useTranslator('accounts/law');
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      title={open && t(open)}
      footer={
        <>
          {open && (
            <a href={pages[open]} target="_blank" rel="noreferrer" className={styles.link}>
              {law('law.full')}
            </a>
          )}
          <Button variant="primary" onClick={onClose}>
            {law('law.close')}
          </Button>
        </>
      }
    >
      <ol className={styles.clauses}>
        {open === 'terms' &&
          clauses.terms.map((one) => <li key={one}>{law(`law.terms.${one}`)}</li>)}
        {open === 'privacy' &&
          clauses.privacy.map((one) => <li key={one}>{law(`law.privacyText.${one}`)}</li>)}
      </ol>
    </Dialog>
  );
}
