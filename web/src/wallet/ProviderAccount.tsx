import type { ReactNode } from 'react';
import { providerAccount } from '#contract/settings/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import type { Definition } from '#web/ui/layout/DefinitionList.tsx';
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

interface Props {
  /** Shows the lines of the account, each to copy, with what else a transfer needs. */
  readonly children: (account: readonly Definition[]) => ReactNode;
}

/** The account that finance has set for transfers in USD. */
export function ProviderAccount({ children }: Props) {
  const t = useTranslator('wallet');
  const read = useCallQuery(providerAccount, { currency: 'USD' });
  const account = read.data;
  return (
    <Section title={t('apply.to')}>
      <FailNote error={read.error} />
      {read.isPending && <SkeletonLines label={t('apply.to')} lines={4} />}
      {children(
        account === undefined
          ? []
          : lines.map(([key, field]) => ({
              key,
              term: t(`apply.${key}`),
              value: (
                <span translate="no" className={text['mono']}>
                  {account[field]} <CopyButton text={account[field]} />
                </span>
              ),
            })),
      )}
    </Section>
  );
}
