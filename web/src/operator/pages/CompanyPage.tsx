import { useState } from 'react';
import { useParams } from 'react-router';
import type { TimelineKind } from '#contract/operator/constants.ts';
import { opsCompanyOne } from '#contract/operator/find-calls.ts';
import type { OpsCompany } from '#contract/operator/find-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import text from '#web/ui/text.module.css';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { Readers } from '#web/widgets/claims/Readers.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { People } from '../company/People.tsx';
import { PrivateData } from '../company/PrivateData.tsx';
import { SeeAsCustomer } from '../company/SeeAsCustomer.tsx';
import { SummaryStrip } from '../company/SummaryStrip.tsx';
import { CompanyTimeLine } from '../company/TimeLine.tsx';

/** One company, or the person behind an account, with all that belongs to it. */
export default function CompanyPage() {
  const { id = '' } = useParams();
  const t = useTranslator('operator/company');
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  const paging = usePaging();
  const read = useCallQuery(
    opsCompanyOne,
    { id, ...paging.input, ...(kind === 'all' ? {} : { kind }) },
    { previous: true },
  );
  if (read.data === undefined) {
    if (read.isPending) return <SkeletonLines label={t('account')} lines={8} />;
    const isNotFound =
      read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
    if (!isNotFound) return <FailNote error={read.error} again={() => read.refetch()} />;
    return <Empty title={t('notFound')} action={<ButtonLink to="/ops">{t('back')}</ButtonLink>} />;
  }
  const company = read.data;
  const all = company.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Head company={company} />
      <SummaryStrip accountId={company.id} />
      <div className={layout.cols}>
        <Section title={t('everything')} aside={t('entries', { count: company.total })}>
          <Segmented<TimelineKind | 'all'>
            label={t('filter')}
            value={kind}
            options={[
              { value: 'all', label: `${t('all')} ${all}` },
              ...company.counts.map((one) => ({
                value: one.kind,
                label: `${t(`kind.${one.kind}`)} ${one.count}`,
              })),
            ]}
            onChange={(next) => {
              setKind(next);
              paging.first();
            }}
          />
          {company.total === 0 && <Empty title={t('none')} />}
          <CompanyTimeLine entries={company.entries} />
          {company.total > 0 && <Pager total={company.total} {...paging.pager} />}
        </Section>
        <aside className={layout.sections}>
          <Money company={company} />
          <People accountId={company.id} />
          <Account company={company} />
          <PrivateData accountId={company.id} />
        </aside>
      </div>
    </>
  );
}

function Head({ company }: { company: OpsCompany }) {
  const t = useTranslator('operator/company');
  const { identity, isSettled } = company;
  return (
    <PageHead title={company.company || company.name || company.email}>
      {isSettled ? (
        <Tag tone="pass">{t('settled')}</Tag>
      ) : (
        <Tag tone="none">{t(identity ?? 'incomplete')}</Tag>
      )}
      <span className={text.q}>
        {t.parts('since', { at: <DateTime at={company.openedAt} form="day" /> })}
      </span>
      <Readers recordRef={{ record: 'company', ref: company.id }} />
      <SeeAsCustomer accountId={company.id} />
    </PageHead>
  );
}

function Money({ company: { balances } }: { company: OpsCompany }) {
  const t = useTranslator('operator/company');
  if (balances === null) return null;
  const sums = ['available', 'frozen', 'deposit'] as const;
  return (
    <Section title={t('money')}>
      <DefinitionList
        items={sums.map((sum) => ({
          key: sum,
          term: t(sum),
          value: <MoneyText money={balances[sum]} />,
        }))}
      />
    </Section>
  );
}

function Account({ company }: { company: OpsCompany }) {
  const t = useTranslator('operator/company');
  return (
    <Section title={t('account')}>
      <DefinitionList
        items={[
          { key: 'person', term: t('person'), value: company.name },
          {
            key: 'email',
            term: t('email'),
            value: <span translate="no">{company.email}</span>,
          },
          { key: 'country', term: t('country'), value: <CountryName code={company.country} /> },
          { key: 'identity', term: t('identity'), value: t(company.identity ?? 'incomplete') },
          { key: 'opened', term: t('opened'), value: <DateTime at={company.openedAt} zone /> },
        ]}
      />
    </Section>
  );
}
