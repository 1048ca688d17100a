import type { LegalState, LegalTexts } from '#contract/legal/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';

interface Props {
  readonly state: LegalState;
  readonly use: (texts: LegalTexts) => void;
}

/** Offers the product's newest text as a draft, where that of the market is older. */
export function ProductText({ state: { product }, use }: Props) {
  const t = useTranslator('operator/terms');
  if (product === null) return null;
  return (
    <Note
      tone="wait"
      action={
        <Button size="xs" onClick={() => use(product)}>
          {t('useProduct')}
        </Button>
      }
    >
      {t('product')}
    </Note>
  );
}
