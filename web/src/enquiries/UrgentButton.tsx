import { useState } from 'react';
import { inquiryUrgent } from '#contract/enquiries/calls.ts';
import type { EnquiryRow } from '#contract/enquiries/line-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { HintDialog, useHintAway } from './HintDialog.tsx';

interface Props {
  readonly enquiry: Pick<EnquiryRow, 'id' | 'version' | 'urgent'>;
}

/** Sets an enquiry urgent at once, or not urgent after saying what that takes away. */
export function UrgentButton({ enquiry }: Props) {
  const t = useTranslator('enquiries');
  const isAway = useHintAway('knowSetNotUrgent');
  const [isAsking, setAsking] = useState(false);
  const { id, version, urgent } = enquiry;
  const toggleUrgent = useCommand(inquiryUrgent, {
    onDone: (_, sent) => {
      setAsking(false);
      toast(t(sent.urgent ? 'urgentDialog.doneUrgent' : 'urgentDialog.done'));
    },
  });
  const go = () => toggleUrgent.mutate({ id, version, urgent: !urgent });
  return (
    <>
      <Button
        loading={!isAsking && toggleUrgent.isPending}
        onClick={() => (urgent && !isAway ? setAsking(true) : go())}
      >
        {t(urgent ? 'detail.setNotUrgent' : 'detail.setUrgent')}
      </Button>
      {isAsking && (
        <HintDialog
          flag="knowSetNotUrgent"
          title={t('urgentDialog.title')}
          go={t('urgentDialog.go')}
          command={toggleUrgent}
          onGo={go}
          onClose={() => setAsking(false)}
        >
          <p>{t('urgentDialog.text')}</p>
        </HintDialog>
      )}
    </>
  );
}
