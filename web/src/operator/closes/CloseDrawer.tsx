import { closeParts, EXPLAINED_WHOLE } from '#contract/bank/constants.ts';
import type { Output } from '#contract/call.ts';
import { opsCloseOne } from '#contract/closes/calls.ts';
import type { CloseFigures } from '#contract/closes/schemas.ts';
import { negate } from '#contract/money.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../money/money.module.css';
import { CloseItems } from './CloseItems.tsx';

/** The close of one day: figures of each currency, what it left open, and what it published. */
export function CloseDrawer({ day, onClose }: { day: string; onClose: () => void }) {
  const t = useTranslator('operator/closes');
  const read = useCallQuery(opsCloseOne, { day });
  const close = read.data;
  return (
    <RecordDrawer
      onClose={onClose}
      name={t('one')}
      no={day}
      state={
        close && (
          <Tag tone={close.isSound ? 'pass' : 'fail'}>{t(close.isSound ? 'sound' : 'unsound')}</Tag>
        )
      }
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      {!close && read.isPending && <SkeletonLines label={t('one')} lines={8} />}
      {close && (
        <>
          <CloseItems items={close.openItems} people={close.people} />
          {close.figures.map((figures) => (
            <Figures key={figures.currency} figures={figures} />
          ))}
          {close.figures.map((figures) => (
            <ClearingAccounts key={figures.currency} figures={figures} />
          ))}
          <PublishedRoot close={close} />
        </>
      )}
    </RecordDrawer>
  );
}

function Figures({ figures }: { figures: CloseFigures }) {
  const t = useTranslator('operator/closes');
  const format = useFormat();
  const { currency, closedOn, explained, unowned, difference } = figures;
  const share = format.percent(explained / EXPLAINED_WHOLE, 1);
  return (
    <Section title={t('figures', { currency })} aside={t('explained', { share, count: unowned })}>
      {closedOn === null && (
        <div className={styles.above}>
          <Note tone="info">{t('noStatement')}</Note>
        </div>
      )}
      <DefinitionList
        sum
        items={[
          ...closeParts.map((part) => ({
            key: part,
            term: t(`part.${part}`),
            value: <MoneyText money={figures[part]} bare />,
          })),
          {
            key: 'unlisted',
            term: t('part.unlisted'),
            value: <MoneyText money={negate(figures.unlisted)} bare />,
          },
          {
            key: 'bank',
            term: closedOn ? t('bankOf', { day: closedOn }) : t('bank'),
            value: <MoneyText money={figures.bank} bare />,
          },
          {
            key: 'difference',
            term: t('difference'),
            value: <MoneyText money={difference} />,
            total: true,
          },
        ]}
      />
    </Section>
  );
}

/** Each clearing account of a currency: what open records explain of it, and the rest. */
function ClearingAccounts({ figures: { currency, clearing } }: { figures: CloseFigures }) {
  const t = useTranslator('operator/closes');
  if (clearing.length === 0) return null;
  return (
    <Section title={t('clearing.title', { currency })}>
      <DefinitionList
        sum
        items={clearing.flatMap(({ account, records, open, rest }) => [
          {
            key: account,
            term: t('clearing.open', { account: t(`clearing.${account}`), records }),
            value: <MoneyText money={open} bare />,
          },
          {
            key: `${account}/rest`,
            term: t('clearing.rest', { account: t(`clearing.${account}`) }),
            value: <MoneyText money={rest} />,
            total: true,
          },
        ])}
      />
    </Section>
  );
}

function PublishedRoot({ close }: { close: Output<typeof opsCloseOne> }) {
  const t = useTranslator('operator/closes');
  const format = useFormat();
  const hash = (value: string) => (
    <span className={styles.mono} style={{ overflowWrap: 'anywhere' }}>
      {value} <CopyButton text={value} />
    </span>
  );
  return (
    <Section title={t('published')}>
      <DefinitionList
        items={[
          {
            key: 'period',
            term: t('period'),
            value: (
              <>
                {close.since ? <DateTime at={close.since} zone /> : t('beginning')} –{' '}
                <DateTime at={close.madeAt} zone />
              </>
            ),
          },
          { key: 'transfers', term: t('transfers'), value: format.number(close.transfers) },
          { key: 'leaves', term: t('leaves'), value: format.number(close.leaves) },
          { key: 'usd', term: t('owedUsd'), value: <MoneyText money={close.usd} /> },
          { key: 'cny', term: t('owedCny'), value: <MoneyText money={close.cny} /> },
          { key: 'root', term: t('root'), value: hash(close.root) },
          { key: 'head', term: t('chainHead'), value: hash(close.chainHead) },
        ]}
      />
    </Section>
  );
}
