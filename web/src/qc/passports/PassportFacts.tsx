import { Link } from 'react-router';
import type { PassportView } from '#contract/passports/schemas.ts';
import { verifyPath } from '#contract/qc/reports/report-code.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

/** Part, codes and report of a lot: what is compared with the label and the goods. */
export function PassportFacts({ passport }: { passport: PassportView }) {
  const t = useTranslator('qc/passports');
  const { no, mpn, manufacturer, dateCode, lotCode, place, report } = passport;
  const mono = (value: string) => (
    <span className={text.num} translate="no">
      {value}
    </span>
  );
  const items: Definition[] = [
    { key: 'no', term: t('number'), value: mono(no) },
    { key: 'part', term: t('part'), value: <Mpn mpn={mpn} /> },
    { key: 'maker', term: t('maker'), value: manufacturer },
    ...(dateCode ? [{ key: 'date', term: t('dateCode'), value: mono(dateCode) }] : []),
    ...(lotCode ? [{ key: 'lot', term: t('lotCode'), value: mono(lotCode) }] : []),
    { key: 'place', term: t('place'), value: t(`places.${place}`) },
    ...(report === null
      ? []
      : [
          {
            key: 'report',
            term: t('report'),
            value: <Link to={verifyPath(report)}>{t('verify', { no: report.no })}</Link>,
          },
          {
            key: 'issued',
            term: t('issued'),
            value: <DateTime at={report.issuedAt} form="day" />,
          },
        ]),
  ];
  return (
    <Section title={t('facts')}>
      <DefinitionList items={items} />
    </Section>
  );
}

/** The pieces of a passport as a sum that ends in what is left. */
export function PassportPieces({ passport }: { passport: PassportView }) {
  const t = useTranslator('qc/passports');
  const format = useFormat();
  const { inspected, consumed, issued, split, used, putBack, left } = passport.pieces;
  const line = (key: string, term: string, count: number): Definition[] =>
    count === 0 ? [] : [{ key, term, value: format.number(count) }];
  return (
    <Section title={t('pieces')}>
      <DefinitionList
        sum
        items={[
          ...line('inspected', t('inspected'), inspected),
          ...line('consumed', t('consumed'), consumed),
          ...line('issued', t('forThis'), issued),
          ...line('split', t('splitOff'), split),
          ...line('used', t('used'), used),
          ...line('putBack', t('putBack'), putBack),
          { key: 'left', term: t('left'), value: format.number(left), total: true },
        ]}
      />
    </Section>
  );
}
