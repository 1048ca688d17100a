import type { StaffRole } from '#contract/call.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import styles from '../system/system.module.css';

/** The column of the roles that a colleague has or is invited to. */
export function useRolesColumn(): Column<{ readonly roles: readonly StaffRole[] }> {
  const t = useTranslator('operator/staff');
  const role = useTranslator('operator');
  return {
    key: 'roles',
    head: t('roles'),
    phone: 'wide',
    cell: (one) => (
      <span className={styles.rolesOf}>
        {one.roles.map((held) => (
          <Tag key={held}>{role(`role.${held}`)}</Tag>
        ))}
      </span>
    ),
  };
}
