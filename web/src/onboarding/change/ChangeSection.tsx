import { useState } from 'react';
import { addressChangeList } from '#contract/onboarding/calls.ts';
import type { AddressChange, Audit } from '#contract/onboarding/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { OpenChange } from './OpenChange.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';

const tones: Record<AddressChange['state'], TagTone> = {
  proposed: 'wait',
  pass: 'pass',
  rejected: 'fail',
  withdrawn: 'none',
};

/** A settled seller proposes another address, contact and mobile here, and reads how that ended. */
export function ChangeSection({ audit, account }: { audit: Audit; account: string }) {
  const t = useTranslator('onboarding/change');
  const read = useCallQuery(addressChangeList, {});
  const [isProposing, setProposing] = useState(false);
  const latest = read.data?.list[0];
  const isOpen = latest?.state === 'proposed';
  return (
    <Section
      title={t('title')}
      className={layout.stackWide}
      aside={latest && <Tag tone={tones[latest.state]}>{t(`state.${latest.state}`)}</Tag>}
    >
      <p>{t('lead')}</p>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('title')} lines={2} />}
      {latest && (isOpen ? <OpenChange change={latest} /> : <Result change={latest} />)}
      {read.data && !isOpen && <Button onClick={() => setProposing(true)}>{t('propose')}</Button>}
      {read.data && isProposing && (
        <ProposeDialog
          audit={audit}
          account={account}
          verifiedPhone={read.data.verifiedPhone}
          onClose={() => setProposing(false)}
        />
      )}
    </Section>
  );
}

/** Says how the last proposal ended; nothing where its seller withdrew it. */
function Result({ change }: { change: AddressChange }) {
  const t = useTranslator('onboarding/change');
  const format = useFormat();
  const { state, endedAt, reason } = change;
  if (endedAt === null || state === 'withdrawn') return null;
  const time = format.prose(endedAt, { zone: true });
  return state === 'pass' ? (
    <Note tone="pass">{t('passed', { time })}</Note>
  ) : (
    <Note tone="fail">{t('rejected', { time, reason })}</Note>
  );
}
