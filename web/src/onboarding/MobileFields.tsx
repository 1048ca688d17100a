import { useState } from 'react';
import { loginUser } from '#contract/accounts/session-calls.ts';
import {
  addressChangeList,
  sellerAudit,
  sendPhoneCode,
  verifyPhone,
} from '#contract/onboarding/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountdownButton } from '#web/ui/Countdown.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Note } from '#web/ui/Note.tsx';
import { PhoneCodeField } from '#web/widgets/fields/PhoneCodeField.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { type PartForm, SettlementField } from './Part.tsx';
import styles from './Settlement.module.css';
import type { Settlement } from './use-settlement.ts';

type MobileForm = PartForm & Pick<Settlement, 'phone' | 'isMobileVerified' | 'setVerified'>;

/** The mobile number, which the result is sent to, and the code that verifies it. */
export function MobileFields({ of }: { of: MobileForm }) {
  return (
    <>
      <MobileNumber of={of} />
      <MobileProof of={of} />
    </>
  );
}

/** The mobile number, with its international code. */
export function MobileNumber({ of }: { of: PartForm }) {
  const t = useTranslator('onboarding');
  const { mobile, mobileAreaCode, country } = of.company;
  return (
    <div className={styles.phone}>
      <Field label={t('field.mobileAreaCode')} required>
        <PhoneCodeField
          value={mobileAreaCode}
          country={country}
          onChange={(code) => of.set({ mobileAreaCode: code })}
        />
      </Field>
      <SettlementField of={of} name="mobile" hint={t('hint.mobile')}>
        <TextInput
          mono
          name="mobile"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={mobile}
          onChange={(text) => of.set({ mobile: text.replace(/[^\d\s-]/g, '') })}
          onBlur={of.form.left('mobile')}
        />
      </SettlementField>
    </div>
  );
}

/** Says that the number is verified, or asks for the code that verifies it. */
export function MobileProof({ of }: { of: MobileForm }) {
  const t = useTranslator('onboarding');
  if (!of.isMobileVerified) return <PhoneCode key={of.phone} of={of} />;
  return (
    <div>
      <Note tone="pass">{t('phone.verified', { phone: of.phone })}</Note>
    </div>
  );
}

/** Holds the sending of a code to a number; the wait for the next one outlasts a reload. */
function useSending(phone: string) {
  const [sent, setSent] = useDraft<{ phone: string; until: number } | null>('phone-code', null);
  const wait = (seconds: number) => setSent({ phone, until: Date.now() + seconds * 1000 });
  const send = useCommand(sendPhoneCode, {
    changes: [],
    onDone: ({ resendAfterS }) => wait(resendAfterS),
    onFail: (error) => {
      if (!(error instanceof CallFailure && error.is('code.wait'))) return false;
      wait(Number(error.data.facts?.['seconds']));
      return true;
    },
  });
  const isSent = sent?.phone === phone;
  const isWait = send.error instanceof CallFailure && send.error.is('code.wait');
  return { send, isSent, until: isSent ? sent.until : null, error: isWait ? null : send.error };
}

function PhoneCode({ of }: { of: MobileForm }) {
  const t = useTranslator('onboarding');
  const { mobile, mobileAreaCode } = of.company;
  const [code, setCode] = useState('');
  const sending = useSending(of.phone);
  const input = { mobileAreaCode, mobile, code };
  const { form, command: verify } = useFormCommand(verifyPhone, input, {
    changes: [sellerAudit, addressChangeList, loginUser],
    onDone: () => of.setVerified(),
  });
  const isMobile = mobile.replace(/\D/g, '').length >= 4;
  const numberError =
    sending.error instanceof CallFailure && sending.error.fields.length > 0
      ? sending.error.fields[0]?.message
      : undefined;
  return (
    <div>
      <Field
        label={t('field.phoneCode')}
        required
        hint={t(sending.isSent ? 'phone.sent' : 'phone.hint')}
        error={form.error('code') ?? numberError ?? of.error('phoneCode')}
      >
        <div className={styles.code}>
          <TextInput
            mono
            name="phoneCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(text) => setCode(text.replace(/\D/g, ''))}
          />
          <CountdownButton
            until={sending.until}
            waiting={(seconds) => t('phone.again', { seconds })}
            disabled={!isMobile}
            loading={sending.send.isPending}
            onClick={() => sending.send.mutate({ mobileAreaCode, mobile })}
          >
            {t('phone.send')}
          </CountdownButton>
          <Button
            disabled={code.length < 6}
            loading={verify.isPending}
            onClick={() => verify.mutate(input)}
          >
            {t('phone.verify')}
          </Button>
        </div>
      </Field>
      <FailNote error={form.rest(sending.error)} />
      <FailNote error={form.rest(verify.error)} />
    </div>
  );
}
