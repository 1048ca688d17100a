import { type StaffRole, staffRoles } from '#contract/call.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import styles from '../system/system.module.css';

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
