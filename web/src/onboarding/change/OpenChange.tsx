import { addressChangeList, addressChangeWithdraw } from '#contract/onboarding/calls.ts';
import type { AddressChange } from '#contract/onboarding/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ContactTable } from '#web/widgets/ContactTable.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { LateNote } from '#web/widgets/times/DueTime.tsx';

/** A proposal that waits for support, which its seller may still withdraw. */
export function OpenChange({ change }: { change: AddressChange }) {
  const t = useTranslator('onboarding/change');
  const words = useTranslator('onboarding');
  const format = useFormat();
  const withdraw = useCommand(addressChangeWithdraw, {
    changes: [addressChangeList],
    onDone: () => toast(t('withdrawn')),
  });
  const { id, version, dueAt } = change;
  return (
    <>
      {dueAt && (
        <Note tone="wait">
          {t('waits', { time: format.prose(dueAt, { zone: true }) })}
          <LateNote dueAt={dueAt} />
        </Note>
      )}
      <ContactTable
        change={change}
        label={t('table')}
        heads={{ field: t('field'), before: t('before'), after: t('after') }}
        fieldLabel={(field) => words(`field.${field}`)}
      />
      <FailNote error={withdraw.error} />
      <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id, version })}>
        {t('withdraw')}
      </Button>
    </>
  );
}
