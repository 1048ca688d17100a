import type { LegalState } from '#contract/legal/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { SecondPerson } from '../finance/SecondPerson.tsx';
import { Compare } from './Compare.tsx';
import { Reach } from './Reach.tsx';

interface Props {
  readonly state: LegalState;
  readonly proposal: NonNullable<LegalState['proposal']>;
}

/** A version that waits for its second person: from when, whom it asks, what differs. */
export function Proposal({ state, proposal }: Props) {
  const t = useTranslator('operator/terms');
  const { document, reach } = state;
  return (
    <SecondPerson
      title={t('proposed')}
      proposed={proposal}
      facts={[
        {
          key: 'from',
          term: t('from'),
          value: <DateTime at={`${proposal.effectiveOn}T00:00:00+08:00`} form="day" />,
        },
        { key: 'reason', term: t('reason'), value: proposal.reason },
        { key: 'then', term: t('countedThen'), value: <Reach reach={proposal.counted} /> },
        { key: 'now', term: t('countedNow'), value: <Reach reach={reach} /> },
      ]}
      approve={t('approve')}
      approved={t('approved')}
    >
      <Compare document={document} />
    </SecondPerson>
  );
}
