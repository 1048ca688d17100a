import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import type { OpsCompensation } from '#contract/wallet/compensation-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { RecordDrawer } from '#web/widgets/records/RecordDrawer.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

/** One compensation: who paid whom for which order, from what, and what is still owed. */
export function CompensationDrawer(props: { one: OpsCompensation; onClose: () => void }) {
  const { one, onClose } = props;
  const t = useTranslator('operator/compensation');
  const { taken } = one;
  const facts: Definition[] = [
    { key: 'source', term: t('source'), value: t(`sources.${one.source}`) },
    ...(one.payerName ? [{ key: 'payer', term: t('payer'), value: one.payerName }] : []),
    { key: 'payee', term: t('paidTo'), value: one.payeeName },
    { key: 'at', term: t('at'), value: <DateTime at={one.at} zone /> },
  ];
  // That of a claim stands in the claim itself, which is named below.
  if (one.reason !== one.cause.no) {
    facts.push({ key: 'reason', term: t('reason'), value: one.reason });
  }
  if (one.order) {
    facts.push({
      key: 'order',
      term: t('order'),
      value: (
        <Link to={staffOrderPath(one.order.id)} translate="no">
          {one.order.no}
        </Link>
      ),
    });
  }
  if (one.cause.id !== one.order?.id) {
    facts.push({ key: 'cause', term: t('cause'), value: one.cause.no });
  }
  const amounts: Definition[] = [
    { key: 'asked', term: t('asked'), value: <MoneyText money={one.asked} /> },
  ];
  if (taken) {
    amounts.push(
      { key: 'balance', term: t('fromBalance'), value: <MoneyText money={taken.fromBalance} /> },
      {
        key: 'deposit',
        term: taken.rate === null ? t('fromDeposit') : t('fromDepositAt', { rate: taken.rate }),
        value: (
          <>
            <MoneyText money={taken.fromDeposit} /> (<MoneyText money={taken.depositCny} />)
          </>
        ),
      },
    );
  }
  amounts.push(
    { key: 'shortfall', term: t('shortfall'), value: <MoneyText money={one.shortfall} /> },
    { key: 'paid', term: t('paid'), value: <MoneyText money={one.paid} />, total: true },
  );
  return (
    <RecordDrawer onClose={onClose} name={t('one')} no={one.no}>
      <DefinitionList items={facts} />
      <Section title={t('amounts')}>
        <DefinitionList sum items={amounts} />
      </Section>
    </RecordDrawer>
  );
}
