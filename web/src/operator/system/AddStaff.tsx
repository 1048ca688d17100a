import { useState } from 'react';
import { staffAdd } from '#contract/accounts/calls.ts';
import type { StaffRole } from '#contract/call.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { RoleFields, StaffDialog } from './StaffDialog.tsx';

/** Adds a member of staff, who enrols the second factor at the first sign-in. */
export function AddStaff({ onClose }: { onClose: () => void }) {
  const t = useTranslator('operator');
  // A password is no draft: it is kept nowhere but in the open dialog.
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const input = { email, name, password, roles };
  const form = useForm(input, validateInput(staffAdd, input));
  const add = useCommand(staffAdd, {
    onDone: () => {
      toast(t('staff.added', { name }));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <StaffDialog
      title={t('staff.addTitle')}
      save={t('staff.add')}
      busy={add.isPending}
      error={add.error}
      form={form}
      onSubmit={() => add.mutate(input)}
      onClose={onClose}
    >
      <Field label={t('staff.name')} required error={form.error('name')}>
        <TextInput value={name} maxLength={80} onChange={setName} onBlur={form.left('name')} />
      </Field>
      <Field label={t('staff.email')} required error={form.error('email')}>
        <TextInput
          type="email"
          value={email}
          maxLength={254}
          onChange={setEmail}
          onBlur={form.left('email')}
        />
      </Field>
      <Field
        label={t('staff.password')}
        required
        hint={t('staff.passwordHint')}
        error={form.error('password')}
      >
        <TextInput
          mono
          value={password}
          maxLength={20}
          autoComplete="new-password"
          onChange={setPassword}
          onBlur={form.left('password')}
        />
      </Field>
      <RoleFields roles={roles} error={form.error('roles')} onChange={setRoles} />
    </StaffDialog>
  );
}
