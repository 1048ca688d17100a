import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import text from '#web/ui/text.module.css';

/** The reference that a transfer bears, to copy, and why. */
export function PaymentReference({ reference }: { reference: string }) {
  const t = useTranslator('widgets/reference');
  if (reference === '') return null;
  return (
    <>
      <DefinitionList
        items={[
          {
            key: 'reference',
            term: t('reference'),
            value: (
              <b translate="no" className={text['mono']}>
                {reference} <CopyButton text={reference} />
              </b>
            ),
          },
        ]}
      />
      <p>{t('why')}</p>
    </>
  );
}
