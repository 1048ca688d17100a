import { useState } from 'react';
import {
  acceptPassport,
  declinePassport,
  withdrawPassport,
} from '#contract/passports/handover-calls.ts';
import type { HandoverOffer } from '#contract/passports/handover-schemas.ts';
import type { PassportView } from '#contract/passports/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

interface Props {
  readonly passport: PassportView;
  readonly offer: HandoverOffer;
}

/** The open offer of a passport as its sender reads it, with the control to withdraw it. */
export function Offer({ passport, offer }: Props) {
  const t = useTranslator('qc/passports');
  const [isOpen, setOpen] = useState(false);
  const command = useCommand(withdrawPassport, {
    onDone: () => {
      toast(t('withdrawDone'));
      setOpen(false);
    },
  });
  const input = { id: offer.id, version: offer.version };
  const form = useForm(input, {});
  return (
    <>
      <Note
        tone="wait"
        action={
          offer.events.includes('withdraw') && (
            <Button onClick={() => setOpen(true)}>{t('withdraw')}</Button>
          )
        }
      >
        {t.parts('offeredTo', { to: offer.to, at: <DateTime at={offer.offeredAt} /> })}{' '}
        <Expiry offer={offer} />
      </Note>
      {isOpen && (
        <CommandDialog
          title={t('withdrawTitle')}
          submit={t('withdraw')}
          form={form}
          command={command}
          onSubmit={() => command.mutate(input)}
          onClose={() => setOpen(false)}
        >
          <p>{t('withdrawLead', { no: passport.no, to: offer.to })}</p>
        </CommandDialog>
      )}
    </>
  );
}

/** Says until when an offer is open. */
function Expiry({ offer: { expiresAt } }: Pick<Props, 'offer'>) {
  const t = useTranslator('qc/passports');
  if (expiresAt === null) return null;
  return <>{t.parts('offerExpires', { at: <DateTime at={expiresAt} /> })}</>;
}

/** The open offer of a passport as its recipient reads it: accepts or declines. */
export default function ReceivedOffer({ passport, offer }: Props) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const done = (text: string) => () => {
    toast(text);
    setOpen(null);
  };
  const accept = useCommand(acceptPassport, { onDone: done(t('acceptDone', { no: passport.no })) });
  const decline = useCommand(declinePassport, { onDone: done(t('declineDone')) });
  const input = { id: offer.id, version: offer.version };
  const form = useForm(input, {});
  const command = open === 'accept' ? accept : decline;
  if (!offer.events.includes('accept')) return null;
  return (
    <Section title={t('offeredTitle')}>
      <div className={layout.stack}>
        <p>
          {t('offeredLead', { from: offer.from, count: format.number(offer.pieces) })}{' '}
          <Expiry offer={offer} />
        </p>
        <p className={layout.wrapRow}>
          <Button variant="primary" onClick={() => setOpen('accept')}>
            {t('accept')}
          </Button>
          <Button onClick={() => setOpen('decline')}>{t('decline')}</Button>
        </p>
      </div>
      {open !== null && (
        <CommandDialog
          title={t(`${open}Title`)}
          submit={t(open)}
          form={form}
          command={command}
          onSubmit={() => command.mutate(input)}
          onClose={() => setOpen(null)}
        >
          <p>{t(`${open}Lead`, { from: offer.from, count: format.number(offer.pieces) })}</p>
        </CommandDialog>
      )}
    </Section>
  );
}
