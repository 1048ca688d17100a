import type { FormEvent, ReactNode } from 'react';
import { type StaffRole, staffRoles } from '#contract/call.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from '../system/system.module.css';

/** The dialog around a form about a member of staff. */
export function StaffDialog(props: {
  title: string;
  save: string;
  danger?: boolean;
  busy: boolean;
  error: Error | null;
  form?: Form;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, save, busy, error, form, onSubmit, onClose, children } = props;
  const t = useTranslator('operator');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form || form.ready()) onSubmit();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form="staff-form"
            variant={props.danger ? 'danger' : 'primary'}
            loading={busy}
          >
            {save}
          </Button>
        </>
      }
    >
      <form
        id="staff-form"
        ref={form?.frame}
        noValidate
        onSubmit={submit}
        className={styles.form}
        autoComplete="off"
      >
        {children}
        <FailNote error={error} />
      </form>
    </Dialog>
  );
}

/** The roles of a member, each with what it is for. */
export function RoleFields(props: {
  roles: readonly StaffRole[];
  error: string | undefined;
  onChange: (roles: StaffRole[]) => void;
}) {
  const { roles, error, onChange } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/staff');
  return (
    <Field label={own('roles')} group required error={error}>
      <div className={styles.roles}>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={(on) => onChange(on ? [...roles, role] : roles.filter((one) => one !== role))}
          >
            {t(`role.${role}`)} <span className={styles.quiet}>{t(`roleAbout.${role}`)}</span>
          </Checkbox>
        ))}
      </div>
    </Field>
  );
}
