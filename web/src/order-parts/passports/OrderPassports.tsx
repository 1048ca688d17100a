import { Link } from 'react-router';
import { passportList } from '#contract/passports/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

/** The passports of an order's lots: their labels are printed and pieces split off there. */
export default function OrderPassports({ id }: { id: string }) {
  const t = useTranslator('order-parts/passports');
  const format = useFormat();
  const read = useCallQuery(passportList, { orderId: id, pageSize: 50 });
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  if (!read.data || read.data.list.length === 0) return null;
  return (
    <Section
      title={t('title')}
      aside={t('aside')}
      action={<Link to="/lot-passports">{t('all')}</Link>}
    >
      {read.data.list.map((one) => (
        <p key={one.id} className={layout.wrapRow}>
          <Link to={one.path} translate="no">
            {one.no}
          </Link>
          <Mpn mpn={one.mpn} />
          <span>{t('left', { left: format.number(one.left), of: format.number(one.issued) })}</span>
        </p>
      ))}
    </Section>
  );
}
