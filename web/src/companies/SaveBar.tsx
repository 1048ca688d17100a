import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

interface Props {
  readonly form: Form;
  readonly error: Error | null;
  readonly busy: boolean;
  /** The profile's page, where leaving the form leads. */
  readonly page: string;
  readonly onLeave: () => void;
}

/** The end of a profile's form: what went wrong as a whole, saving, leaving. */
export function SaveBar({ form, error, busy, page, onLeave }: Props) {
  const t = useTranslator('companies');
  return (
    <>
      <FailNote error={form.rest(error)} />
      <div className={layout.actions}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('console.save')}
        </Button>
        <ButtonLink to={page} onClick={onLeave}>
          {t('console.cancel')}
        </ButtonLink>
      </div>
    </>
  );
}
