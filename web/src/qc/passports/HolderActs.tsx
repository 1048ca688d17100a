import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as contract from '#contract/passports/calls.ts';
import type { PassportView } from '#contract/passports/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { Offer } from './Offer.tsx';
import { OfferDialog } from './OfferDialog.tsx';

interface Props {
  readonly passport: PassportView;
  readonly own: NonNullable<PassportView['own']>;
}
type DialogProps = Props & { readonly onClose: () => void };

/** Controls of the holder: splits pieces off, records used ones, puts what is left back. */
export default function HolderActs({ passport, own }: Props) {
  const t = useTranslator('qc/passports');
  const [open, setOpen] = useState<'split' | 'use' | 'back' | 'offer' | null>(null);
  const { pieces } = passport;
  const dialog = { passport, own, onClose: () => setOpen(null) };
  return (
    <Section title={t('own')}>
      <div className={layout.stack}>
        <p>{t('ownLead')}</p>
        {own.note && <p>{t('noteOf', { note: own.note })}</p>}
        {own.orderId !== null && (
          <p>
            {t('order')}{' '}
            <Link to={`/my-order-details/${own.orderId}`} translate="no">
              {own.orderNo}
            </Link>
          </p>
        )}
        {passport.offer !== null && <Offer passport={passport} offer={passport.offer} />}
        {!own.canSplit && pieces.left > 0 && passport.offer === null && (
          <Note tone="fail">{t('splitBlocked')}</Note>
        )}
        <p className={layout.wrapRow}>
          {own.canSplit && (
            <Button variant="primary" onClick={() => setOpen('split')}>
              {t('split')}
            </Button>
          )}
          {own.canOffer && <Button onClick={() => setOpen('offer')}>{t('offer')}</Button>}
          {(pieces.left > 0 || pieces.used > 0) && passport.offer === null && (
            <Button onClick={() => setOpen('use')}>{t('use')}</Button>
          )}
          {own.canPutBack && <Button onClick={() => setOpen('back')}>{t('back')}</Button>}
        </p>
      </div>
      {open === 'split' && <SplitDialog {...dialog} />}
      {open === 'use' && <UseDialog {...dialog} />}
      {open === 'back' && <BackDialog {...dialog} />}
      {open === 'offer' && <OfferDialog {...dialog} />}
    </Section>
  );
}

/** A figure as typed; what is none is refused by the schema. */
const figureOf = (typed: string): number => (typed === '' ? Number.NaN : Number(typed));

function SplitDialog({ passport, own, onClose }: DialogProps) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const navigate = useNavigate();
  const [pieces, setPieces] = useState('');
  const [note, setNote] = useState('');
  const input = { id: own.id, version: own.version, pieces: figureOf(pieces), note };
  const form = useForm(input, validateInput(contract.splitPassport, input));
  const command = useCommand(contract.splitPassport, {
    onDone: ({ no, path }) => {
      toast(t('splitDone', { no }));
      onClose();
      navigate(path);
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('splitTitle')}
      submit={t('splitSubmit')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <p>{t('splitLead', { left: format.number(passport.pieces.left) })}</p>
      <Field label={t('splitPieces')} error={form.error('pieces')}>
        <FigureInput
          name="pieces"
          value={pieces}
          onChange={setPieces}
          onBlur={form.left('pieces')}
        />
      </Field>
      <Field label={t('splitNote')} error={form.error('note')}>
        <TextInput name="note" value={note} maxLength={80} onChange={setNote} />
      </Field>
    </CommandDialog>
  );
}

function UseDialog({ passport, own, onClose }: DialogProps) {
  const t = useTranslator('qc/passports');
  const [used, setUsed] = useState(String(passport.pieces.used || ''));
  const input = { id: own.id, version: own.version, used: figureOf(used) };
  const form = useForm(input, validateInput(contract.recordPassportUse, input));
  const command = useCommand(contract.recordPassportUse, {
    onDone: () => {
      toast(t('useDone'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('useTitle')}
      submit={t('useSubmit')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <p>{t('useLead')}</p>
      <Field label={t('usePieces')} error={form.error('used')}>
        <FigureInput name="used" value={used} onChange={setUsed} onBlur={form.left('used')} />
      </Field>
    </CommandDialog>
  );
}

function BackDialog({ passport, own, onClose }: DialogProps) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const input = { id: own.id, version: own.version };
  const form = useForm(input, {});
  const parentNo = passport.ancestors.at(-1)?.no ?? '';
  const command = useCommand(contract.putBackPassport, {
    onDone: ({ no }) => {
      toast(t('backDone', { no }));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('backTitle')}
      submit={t('backSubmit')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <p>{t('backLead', { left: format.number(passport.pieces.left), no: parentNo })}</p>
    </CommandDialog>
  );
}
