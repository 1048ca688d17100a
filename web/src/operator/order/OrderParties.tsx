import { Link } from 'react-router';
import type { Language } from '#contract/option-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from './move/moves.module.css';

/** A party with its country; its name leads to its page for those who may open it. */
function Party({ party, lang }: { party: OrderView['buyer']; lang: Language }) {
  const { id, name, country } = party;
  return (
    <>
      {id === null ? name : <Link to={`/ops/companies/${id}`}>{name}</Link>},{' '}
      {countryName(country, lang)}
    </>
  );
}

/** Who trades, where the goods lie now, and what the order came from. */
export function OrderParties({ order }: { order: OrderView }) {
  const t = useTranslator('operator');
  const { buyer, seller, supplier, source, dock } = order;
  const items: Definition[] = [
    { key: 'buyer', term: t('actor.buyer'), value: <Party party={buyer} lang={t.lang} /> },
  ];
  if (seller) {
    const value = <Party party={seller} lang={t.lang} />;
    items.push({ key: 'seller', term: t('actor.seller'), value });
  }
  if (supplier) {
    items.push({
      key: 'supplier',
      term: t('order.supplier'),
      value: (
        <>
          {supplier.name}
          <br />
          {supplier.contact}
          <br />
          <a href={`mailto:${supplier.email}`}>{supplier.email}</a>
        </>
      ),
    });
  }
  if (source) items.push({ key: 'source', term: t('order.source'), value: source.no });
  if (dock) {
    items.push({
      key: 'place',
      term: t('order.place'),
      value: (
        <span className={styles.place} translate="no">
          {dock.location}
        </span>
      ),
    });
  }
  return (
    <Section title={t('order.parties')}>
      <DefinitionList items={items} />
    </Section>
  );
}
