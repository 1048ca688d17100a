import { staffResetTotp } from '#contract/accounts/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/toast.ts';
import type { Member } from '../pages/StaffPage.tsx';
import { StaffDialog } from './StaffDialog.tsx';

/** Takes the second factor of a lost device away; asked twice, because it signs the member out. */
export function ResetTotp({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslator('operator');
  const reset = useCommand(staffResetTotp, {
    onDone: () => {
      toast(t('staff.resetDone', { name: member.name }));
      onClose();
    },
  });
  return (
    <StaffDialog
      danger
      title={t('staff.resetTitle', { name: member.name })}
      save={t('staff.reset')}
      busy={reset.isPending}
      error={reset.error}
      onSubmit={() => reset.mutate({ id: member.id })}
      onClose={onClose}
    >
      <p>{t('staff.resetText')}</p>
    </StaffDialog>
  );
}
