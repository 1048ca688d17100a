import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import look from './Totp.module.css';

/** The secret of a new authenticator app as a picture and as text; it is shown this once. */
export function TotpSecret({ qr, secret }: { readonly qr: string; readonly secret: string }) {
  const own = useTranslator('accounts/own');
  return (
    <>
      <img className={look.qr} src={qr} alt={own('ops.qr')} width="220" height="220" />
      <div className={look.secret}>
        <span>{own('ops.secret')}</span>
        <code translate="no">{secret}</code>
        <CopyButton text={secret} />
      </div>
    </>
  );
}
