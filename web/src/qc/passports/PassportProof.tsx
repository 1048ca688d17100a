import { useState } from 'react';
import { passportProof } from '#contract/passports/calls.ts';
import { holderFacts } from '#contract/passports/constants.ts';
import type { PassportView } from '#contract/passports/schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './passport.module.css';

/** Checks a proof offline, in a clone of the product. */
const CHECK_COMMAND = 'npm run verify:report -- FILE --key-file KEYS';

type Fact = (typeof holderFacts)[number];

/** Offers a text as a download of the browser. */
function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads the signed proof of a lot; the holder chooses what else it shows. */
export default function PassportProof({
  passport,
  code,
}: {
  passport: PassportView;
  code: string;
}) {
  const t = useTranslator('qc/passports');
  const [show, setShow] = useState<readonly Fact[]>([]);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const download = async () => {
    setPending(true);
    setError(null);
    try {
      const file = await sendCall(passportProof, { no: passport.no, code, show: [...show] });
      saveText(file.fileName, file.text);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setPending(false);
    }
  };
  return (
    <Section title={t('proof')}>
      <div className={layout.stack}>
        <p className={styles.quiet}>{t('proofLead')}</p>
        {passport.own && passport.own.orderNo !== null && (
          <fieldset className={layout.wrapRow}>
            <legend>{t('proofShow')}</legend>
            {holderFacts.map((fact) => (
              <Checkbox
                key={fact}
                checked={show.includes(fact)}
                onChange={(on) =>
                  setShow(on ? [...show, fact] : show.filter((one) => one !== fact))
                }
              >
                {t(`proofFact.${fact}`)}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <p>
          <Button icon="download" loading={pending} onClick={download}>
            {t('proofDownload')}
          </Button>
        </p>
        <p className={styles.quiet}>
          {t.parts('proofCheck', {
            command: <code translate="no">{CHECK_COMMAND}</code>,
          })}
        </p>
        <FailNote error={error} />
      </div>
    </Section>
  );
}
