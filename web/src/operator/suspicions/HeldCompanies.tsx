import { Link } from 'react-router';
import type { RelatedCompany } from '#contract/suspicions/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { Table } from '#web/ui/table/Table.tsx';

const stateOf = ({ held, freed }: RelatedCompany): 'held' | 'freed' | 'notHeld' => {
  if (held) return 'held';
  return freed ? 'freed' : 'notHeld';
};
const tones: Record<ReturnType<typeof stateOf>, TagTone> = {
  held: 'fail',
  freed: 'pass',
  notHeld: 'none',
};

/** Whom a severe finding holds, and whom a report of it may hold besides. */
export function HeldCompanies({ related }: { related: readonly RelatedCompany[] }) {
  const t = useTranslator('operator/suspicions');
  return (
    <Section title={t('holds')}>
      <Table
        label={t('holds')}
        dense
        rows={related}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'company',
            head: t('company'),
            phone: 'title',
            cell: ({ id, name, settled }) => (
              <>
                <Link to={`/ops/companies/${id}`}>{name}</Link>{' '}
                {t(settled ? 'settledSeller' : 'ownName')}
              </>
            ),
          },
          { key: 'accounts', head: t('accounts'), figures: true, cell: ({ accounts }) => accounts },
          {
            key: 'state',
            head: t('state'),
            phone: 'value',
            cell: (one) => <Tag tone={tones[stateOf(one)]}>{t(stateOf(one))}</Tag>,
          },
        ]}
      />
    </Section>
  );
}
