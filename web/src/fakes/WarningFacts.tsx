import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FakeWarning } from '#contract/fakes/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

interface Props {
  readonly warning: FakeWarning;
  /** The page of an order in the reader's console. */
  readonly orderPath: (id: string) => string;
  readonly more?: readonly Definition[];
}

/** The goods that a warning is about, and what of them matched. */
export function WarningFacts({ warning, orderPath, more = [] }: Props) {
  const t = useTranslator('fakes');
  const { orderId, holdUntil } = warning;
  const isWaiting = warning.state === 'open' || warning.state === 'contested';
  const order: ReactNode =
    orderId === null ? (
      '–'
    ) : (
      <Link to={orderPath(orderId)} translate="no">
        {warning.orderNo}
      </Link>
    );
  return (
    <DefinitionList
      items={[
        { key: 'part', term: t('part'), value: <Mpn mpn={warning.mpn} /> },
        { key: 'maker', term: t('maker'), value: warning.manufacturer || '–' },
        { key: 'date', term: t('dateCode'), value: warning.dateCode || '–' },
        { key: 'lot', term: t('lotCode'), value: warning.lotCodes.join(', ') || '–' },
        { key: 'order', term: t(`subject.${warning.subject}`), value: order },
        {
          key: 'why',
          term: t('matched'),
          value: warning.reasons.map((reason) => t(`reason.${reason}`)).join(' · '),
        },
        { key: 'found', term: t('foundAt'), value: <DateTime at={warning.foundAt} zone /> },
        ...(holdUntil !== null && isWaiting
          ? [{ key: 'hold', term: t('holdUntil'), value: <DateTime at={holdUntil} zone /> }]
          : []),
        ...more,
      ]}
    />
  );
}

/** The seller's contest and the decision of support, as far as they are there. */
export function WarningTexts({ warning }: { readonly warning: FakeWarning }) {
  const t = useTranslator('fakes');
  const items: Definition[] = [];
  if (warning.contestedAt !== null) {
    items.push({
      key: 'contest',
      term: t('contest.text'),
      value: <span lang="">{warning.contestText}</span>,
    });
    if (warning.contestFiles.length > 0) {
      items.push({
        key: 'files',
        term: t('contest.files'),
        value: warning.contestFiles.map(({ url, name }) => (
          <div key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </div>
        )),
      });
    }
  }
  if (warning.decidedAt !== null) {
    items.push({
      key: 'decision',
      term: t('decision'),
      value: <span lang="">{warning.decisionReason}</span>,
    });
  }
  return items.length === 0 ? null : <DefinitionList items={items} />;
}
