import { exchangeOne } from '#contract/exchange/calls.ts';
import type { Exchange } from '#contract/exchange/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

const tones: Record<Exchange['state'], TagTone> = {
  frozen: 'wait',
  success: 'pass',
  returned: 'fail',
  failed: 'fail',
};
const payeeFields = ['accountName', 'accountNumber', 'bankName', 'branch', 'bankCode'] as const;

/** One exchange: what was agreed, to whom it is paid, and how it stands. */
export function ExchangeDetail({ id, headed }: { id: string; headed: boolean }) {
  const t = useTranslator('wallet/exchange');
  const read = useCallQuery(exchangeOne, { id });
  const one = read.data;
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('title')} lines={6} />}
      {one && headed && (
        <PageHead title={one.no} reference>
          <Tag tone={tones[one.state]}>{t(`state.${one.state}`)}</Tag>
        </PageHead>
      )}
      {one?.longerCheck && <Note tone="wait">{t('longerCheck')}</Note>}
      {one && <AgreedExchange one={one} />}
      {one && <Payee one={one} />}
    </>
  );
}

function AgreedExchange({ one }: { one: Exchange }) {
  const t = useTranslator('wallet/exchange');
  const format = useFormat();
  const items: Definition[] = [
    {
      key: 'state',
      term: t('status'),
      value: <Tag tone={tones[one.state]}>{t(`state.${one.state}`)}</Tag>,
    },
    { key: 'at', term: t('appliedAt'), value: <DateTime at={one.appliedAt} zone /> },
    { key: 'sell', term: t('sell'), value: <MoneyText money={one.sell} /> },
    {
      key: 'fee',
      term: t('fee', { percent: format.number(one.feePercent, 2) }),
      value: <MoneyText money={one.fee} />,
    },
    { key: 'rate', term: t('rateApplied'), value: format.rate(one.rate) },
    {
      key: 'source',
      term: t('source'),
      value: (
        <>
          {one.rateSource}, <DateTime at={one.rateAt} zone />
        </>
      ),
    },
  ];
  if (one.rateNow)
    items.push({ key: 'now', term: t('rateToday'), value: format.rate(one.rateNow) });
  items.push({ key: 'buy', term: t('payeeGets'), value: <MoneyText money={one.buy} /> });
  if (one.dueAt)
    items.push({ key: 'due', term: t('due'), value: <DateTime at={one.dueAt} zone /> });
  if (one.decidedAt) {
    items.push({ key: 'decided', term: t('decided'), value: <DateTime at={one.decidedAt} zone /> });
  }
  if (one.payableFrom && one.state === 'frozen') {
    items.push({
      key: 'payable',
      term: t('payableFrom'),
      value: <DateTime at={one.payableFrom} zone />,
    });
  }
  if (one.returnReason) {
    items.push({ key: 'returned', term: t('returnReason'), value: one.returnReason });
  }
  if (one.failReason) items.push({ key: 'reason', term: t('reason'), value: one.failReason });
  return (
    <Section title={t('method')}>
      <DefinitionList items={items} />
    </Section>
  );
}

function Payee({ one }: { one: Exchange }) {
  const t = useTranslator('wallet/exchange');
  const items: Definition[] = payeeFields.map((field) => ({
    key: field,
    term: t(`field.${field}`),
    value: one.payee[field],
  }));
  if (one.bankReference) {
    items.push({ key: 'reference', term: t('bankReference'), value: one.bankReference });
  }
  return (
    <Section title={t('payee')}>
      <DefinitionList items={items} />
    </Section>
  );
}
