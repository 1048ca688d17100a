import { useState } from 'react';
import { inquiryClose } from '#contract/enquiries/calls.ts';
import type { EnquiryLine, EnquiryRow } from '#contract/enquiries/line-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { HintDialog, useHintAway } from './HintDialog.tsx';

interface Props {
  readonly enquiry: Pick<EnquiryRow, 'id' | 'no' | 'version'>;
  /** One line of it; the whole enquiry where it is left out. */
  readonly line?: EnquiryLine | undefined;
}

/** Closes a line or the whole enquiry, after saying what that ends. */
export function CloseEnquiry({ enquiry, line }: Props) {
  const t = useTranslator('enquiries');
  const isAway = useHintAway('knowCloseInquiry');
  const [isAsking, setAsking] = useState(false);
  const closeEnquiry = useCommand(inquiryClose, {
    onDone: () => {
      setAsking(false);
      toast(
        line
          ? t('closeDialog.doneLine', { model: line.mpn })
          : t('closeDialog.done', { no: enquiry.no }),
      );
    },
  });
  const { id, no, version } = enquiry;
  const go = () => closeEnquiry.mutate({ id, version, lineId: line?.id ?? null });
  const label = t(line ? 'detail.closeLine' : 'detail.closeAll');
  return (
    <>
      <Button
        variant={line ? 'text' : 'default'}
        loading={isAway && closeEnquiry.isPending}
        aria-label={line ? `${label}${t('colon')}${line.mpn}` : undefined}
        onClick={() => (isAway ? go() : setAsking(true))}
      >
        {label}
      </Button>
      {isAsking && (
        <HintDialog
          flag="knowCloseInquiry"
          danger
          title={
            line
              ? t.parts('closeDialog.titleLine', { model: <Mpn mpn={line.mpn} /> })
              : t('closeDialog.title', { no })
          }
          go={t(line ? 'closeDialog.goLine' : 'closeDialog.go')}
          command={closeEnquiry}
          onGo={go}
          onClose={() => setAsking(false)}
        >
          <p>{t('closeDialog.text')}</p>
          <p>{t('closeDialog.cannot')}</p>
        </HintDialog>
      )}
    </>
  );
}
