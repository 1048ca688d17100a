import { useState } from 'react';
import type { StaffRole } from '#contract/call.ts';
import { staffRequest } from '#contract/staff/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { EmailField } from '#web/ui/form/EmailField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { RoleFields } from './RoleFields.tsx';
import { NameField, ReasonField } from './StaffFields.tsx';

const EMPTY = { email: '', name: '', roles: [] as StaffRole[], reason: '' };

/** Invites a colleague: once approved, they are mailed a link and choose their own password. */
export function InviteStaff(props: { mayInviteAdminAlone: boolean; onClose: () => void }) {
  const t = useTranslator('operator/staff');
  const [draft, setDraft, forget] = useDraft('ops-invite', EMPTY);
  const [typed, setTyped] = useState(draft);
  const set = (change: Partial<typeof EMPTY>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    setDraft(next);
  };
  const input = { kind: 'staff.invite' as const, ...typed };
  const form = useForm(input, validateInput(staffRequest, input));
  const isAlone = props.mayInviteAdminAlone && typed.roles.join() === 'admin';
  const command = useCommand(staffRequest, {
    onDone: ({ approvalId }) => {
      forget();
      toast(approvalId === null ? t('invitedAlone', { email: typed.email }) : t('asked'));
      props.onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      width="middle"
      title={t('inviteTitle')}
      submit={t(isAlone ? 'sendNow' : 'ask')}
      command={command}
      form={form}
      onSubmit={() => command.mutate(input)}
      onClose={props.onClose}
    >
      <p>{t('inviteText')}</p>
      {props.mayInviteAdminAlone && <Note>{t('aloneMay')}</Note>}
      <NameField form={form} value={typed.name} onChange={(name) => set({ name })} />
      <EmailField
        form={form}
        label={t('email')}
        value={typed.email}
        onChange={(email) => set({ email })}
      />
      <RoleFields
        roles={typed.roles}
        error={form.error('roles')}
        onChange={(roles) => set({ roles })}
      />
      <ReasonField form={form} value={typed.reason} onChange={(reason) => set({ reason })} />
    </CommandDialog>
  );
}
