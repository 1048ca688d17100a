import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import { endOf } from './end-of.ts';

/** Says why a request takes no quote any more; nothing while it takes one. */
export function EndNote({ request }: { request: SellerRequest }) {
  const t = useTranslator('quotes');
  const end = endOf(request);
  if (end === null) return null;
  return (
    <Note tone={end === 'ordered' ? 'pass' : 'info'} aloud>
      {t(`end.${end}`)}
    </Note>
  );
}
