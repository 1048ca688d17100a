import { useState } from 'react';
import type { StaffRole } from '#contract/call.ts';
import { staffDeactivate, staffRequest, staffUpdate } from '#contract/staff/calls.ts';
import type { StaffMember } from '#contract/staff/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { RoleFields } from './RoleFields.tsx';
import { NameField, ReasonField } from './StaffFields.tsx';

type What = 'name' | 'roles' | 'secondFactor' | 'password' | 'deactivate' | 'reactivate';

interface Typed {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly reason: string;
}

/** Returns the call and the input that a change sends. */
function callOf(what: What, { id }: StaffMember, { name, roles, reason }: Typed) {
  const target = { id, reason };
  const requestApproval = (input: object) => ({
    call: staffRequest,
    input: { ...target, ...input },
  });
  switch (what) {
    case 'name':
      return { call: staffUpdate, input: { id, name } };
    case 'deactivate':
      return { call: staffDeactivate, input: target };
    case 'roles':
      return requestApproval({ kind: 'staff.roles', roles: [...roles] });
    case 'secondFactor':
      return requestApproval({ kind: 'staff.resetSecondFactor' });
    case 'password':
      return requestApproval({ kind: 'staff.resetPassword' });
    case 'reactivate':
      return requestApproval({ kind: 'staff.reactivate' });
  }
}

/** Sends what was chosen, and says what came of it. */
function useChange(member: StaffMember, what: What, onClose: () => void) {
  const t = useTranslator('operator/staff');
  const [typed, setTyped] = useState<Typed>({
    name: member.name,
    roles: member.roles,
    reason: '',
  });
  const { call, input } = callOf(what, member, typed);
  const form = useForm({ what, ...typed }, validateInput(call, input));
  const { name } = typed;
  const done = (sentence: string) => () => {
    toast(sentence);
    onClose();
  };
  const onFail = (error: Error) => form.refuse(error);
  const update = useCommand(staffUpdate, { onDone: done(t('saved', { name })), onFail });
  const off = useCommand(staffDeactivate, { onDone: done(t('deactivated', { name })), onFail });
  const requestApproval = useCommand(staffRequest, { onDone: done(t('asked')), onFail });
  const command = what === 'name' ? update : what === 'deactivate' ? off : requestApproval;
  return {
    typed,
    set: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })),
    form,
    command,
    submit: () => command.mutate(input as never),
  };
}

/** Changes a colleague: the name at once, leaving at once, all else by two administrators. */
export function ChangeStaff({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslator('operator/staff');
  const [what, setWhat] = useState<What>(member.active ? 'roles' : 'reactivate');
  const { typed, set, form, command, submit } = useChange(member, what, onClose);
  const options: What[] = member.active
    ? ['roles', 'name', 'secondFactor', 'password', 'deactivate']
    : ['reactivate', 'name'];
  const isDanger = what === 'deactivate';
  return (
    <CommandDialog
      width="middle"
      danger={isDanger}
      title={t('changeTitle', { name: member.name })}
      submit={t(what === 'name' ? 'save' : isDanger ? 'deactivate' : 'ask')}
      command={command}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup<What>
        column
        label={t('what.label')}
        value={what}
        options={options.map((value) => ({ value, label: t(`what.${value}`) }))}
        onChange={setWhat}
      />
      <p>{t(`about.${what}`)}</p>
      {what === 'name' && (
        <NameField form={form} value={typed.name} onChange={(name) => set({ name })} />
      )}
      {what === 'roles' && (
        <RoleFields
          roles={typed.roles}
          error={form.error('roles')}
          onChange={(roles) => set({ roles })}
        />
      )}
      {what !== 'name' && (
        <ReasonField form={form} value={typed.reason} onChange={(reason) => set({ reason })} />
      )}
    </CommandDialog>
  );
}
