import { Link } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';

/** Says that a payment waits in a file, which is released or cancelled first; nothing where it is in none. */
export function InFile({ file }: { file: { readonly no: string; readonly link: string } | null }) {
  const t = useTranslator('operator/payout-files');
  if (file === null) return null;
  const link = (
    <Link to={file.link} translate="no">
      {file.no}
    </Link>
  );
  return <Note tone="wait">{t.parts('inFile', { file: link })}</Note>;
}
