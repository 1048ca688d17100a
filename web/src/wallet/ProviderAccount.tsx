import { providerAccount } from '#contract/wallet/provider.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Section } from '#web/ui/Section.tsx';
import text from '#web/ui/text.module.css';

const lines = ['beneficiary', 'account', 'bank', 'swift'] as const;

/** Where the transfer goes, each line to copy. */
export function ProviderAccount() {
  const t = useTranslator('wallet');
  return (
    <Section title={t('apply.to')} aside={t('apply.toHint')}>
      <DefinitionList
        items={lines.map((key) => ({
          key,
          term: t(`apply.${key}`),
          value: (
            <span translate="no" className={text['mono']}>
              {providerAccount[key]} <CopyButton text={providerAccount[key]} />
            </span>
          ),
        }))}
      />
    </Section>
  );
}
