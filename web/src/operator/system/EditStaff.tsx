import { useState } from 'react';
import { staffUpdate } from '#contract/accounts/calls.ts';
import type { StaffRole } from '#contract/call.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Member } from '../pages/StaffPage.tsx';
import { RoleFields, StaffDialog } from './StaffDialog.tsx';

/** Changes name, roles and whether the member may sign in. */
export function EditStaff(props: { member: Member; isMe: boolean; onClose: () => void }) {
  const { member, onClose } = props;
  const t = useTranslator('operator');
  const [name, setName] = useState(member.name);
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles);
  const [active, setActive] = useState(member.active);
  const input = { id: member.id, name, roles: [...roles], active };
  const form = useForm(input, validateInput(staffUpdate, input));
  const update = useCommand(staffUpdate, {
    onDone: () => {
      toast(t('staff.saved', { name }));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <StaffDialog
      title={t('staff.editTitle', { name: member.name })}
      save={t('staff.save')}
      busy={update.isPending}
      error={update.error}
      form={form}
      onSubmit={() => update.mutate(input)}
      onClose={onClose}
    >
      <Field label={t('staff.name')} required error={form.error('name')}>
        <TextInput value={name} maxLength={80} onChange={setName} onBlur={form.left('name')} />
      </Field>
      <RoleFields roles={roles} error={form.error('roles')} onChange={setRoles} />
      <Checkbox checked={active} disabled={props.isMe} onChange={setActive}>
        {t('staff.mayEnter')}
      </Checkbox>
    </StaffDialog>
  );
}
