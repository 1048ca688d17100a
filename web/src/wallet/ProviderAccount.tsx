import type { ReactNode } from 'react';
import { providerAccount } from '#contract/settings/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

const lines = [
  ['beneficiary', 'beneficiary'],
  ['account', 'account'],
  ['bank', 'bank'],
  ['swift', 'code'],
] as const;

/** The account that finance has set for transfers in USD, each line to copy. */
export function ProviderAccount({ children }: { children: ReactNode }) {
  const t = useTranslator('wallet');
  const read = useCallQuery(providerAccount, { currency: 'USD' });
  const account = read.data;
  return (
    <Section title={t('apply.to')} aside={t('apply.toHint')}>
      <FailNote error={read.error} />
      {read.isPending && <SkeletonLines label={t('apply.to')} lines={4} />}
      {account && (
        <DefinitionList
          items={lines.map(([key, field]) => ({
            key,
            term: t(`apply.${key}`),
            value: (
              <span translate="no" className={text['mono']}>
                {account[field]} <CopyButton text={account[field]} />
              </span>
            ),
          }))}
        />
      )}
      {children}
    </Section>
  );
}
