import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { MobileNumber, MobileProof } from '../MobileFields.tsx';
import { TextPart } from '../Part.tsx';
import { PlaceParts } from '../PlaceParts.tsx';
import { type ChangeOf, useAddressChange } from './use-address-change.ts';

/** The form of another address, contact and mobile; a new mobile is verified by a code. */
export function ProposeDialog(props: ChangeOf & { readonly onClose: () => void }) {
  const t = useTranslator('onboarding/change');
  const of = useAddressChange(props);
  return (
    <CommandDialog
      title={t('propose')}
      submit={t('send')}
      width="wide"
      form={of.form}
      command={of.command}
      onSubmit={of.send}
      onClose={props.onClose}
    >
      <p>{t('explained')}</p>
      <div className={layout.fields}>
        <PlaceParts of={of} />
        <TextPart of={of} name="contactName" max={80} autoComplete="name" />
        <MobileNumber of={of} />
        {of.isNewNumber && <MobileProof of={of} />}
      </div>
    </CommandDialog>
  );
}
