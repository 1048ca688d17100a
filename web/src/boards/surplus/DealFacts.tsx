import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { BlacklistTag } from '#web/widgets/money/PriceCaution.tsx';
import { columnDecimals, UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { AttachList } from '../Attachments.tsx';
import styles from '../boards.module.css';
import { ItemsTable } from '../posts/ItemsTable.tsx';
import { useSellerRecord } from '../SellerRecord.tsx';

type Item = SurplusDeal['items'][number];

/** Who offers, with its record, what it wrote, what came with it. */
export function DealFacts({ deal }: { deal: SurplusDeal }) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const place = countryName(deal.country, t.lang);
  const { lots, deposit } = useSellerRecord(deal);
  const items: Definition[] = [];
  if (!deal.mine) {
    const poster = deal.company
      ? `${deal.company}${t('comma')}${place}`
      : s('detail.anonymous', { country: place });
    const value = (
      <>
        {`${poster}${t('comma')}${lots}`} <BlacklistTag stage={deal.blacklist} />
        {deposit && <CellNote tone="amber">{deposit}</CellNote>}
      </>
    );
    items.push({ key: 'from', term: s('detail.from'), value });
  }
  if (deal.mark) {
    items.push({
      key: 'note',
      term: s('detail.note'),
      value: <span className={styles.pre}>{deal.mark}</span>,
    });
  }
  if (deal.attach.length > 0) {
    items.push({
      key: 'attach',
      term: t('detail.attach'),
      value: <AttachList files={deal.attach} />,
    });
  }
  if (items.length === 0) return null;
  return (
    <div className={styles.facts}>
      <DefinitionList items={items} />
    </div>
  );
}

/** The part number of goods over its manufacturer. */
export function GoodsPart({ item }: { item: Pick<Item, 'model' | 'manufacturer'> }) {
  return (
    <>
      <Mpn mpn={item.model} />
      <CellNote>
        <span translate="no">{item.manufacturer}</span>
      </CellNote>
    </>
  );
}

/** Condition, packing and date code of goods in one cell. */
export function GoodsCondition({
  item,
}: {
  item: Pick<Item, 'condition' | 'packaging' | 'dateCode'>;
}) {
  const t = useTranslator('boards');
  const facts = useTranslator('order-parts');
  const notes = [
    item.packaging && facts(`packaging.${item.packaging}`),
    item.dateCode && t('offer.dateCode', { code: item.dateCode }),
  ].filter(Boolean);
  return (
    <>
      {facts(`condition.${item.condition}`)}
      {notes.length > 0 && <CellNote>{notes.join(t('comma'))}</CellNote>}
    </>
  );
}

/** The goods of a deal with what is asked and what is left. */
export function DealItems({ deal }: { deal: SurplusDeal }) {
  const s = useTranslator('boards/surplus');
  const t = useTranslator('boards');
  const format = useFormat();
  const decimals = columnDecimals(deal.items.flatMap(({ unitPrice }) => unitPrice ?? []));
  const columns: Column<Item>[] = [
    {
      key: 'model',
      head: t('detail.model'),
      cell: (item) => <GoodsPart item={item} />,
      phone: 'title',
    },
    {
      key: 'state',
      head: t('quote.condition'),
      cell: (item) => <GoodsCondition item={item} />,
      phone: 'left',
    },
    {
      key: 'left',
      head: s('detail.left'),
      cell: (item) => (
        <>
          <Quantity count={item.left} bare />
          {item.left < item.count && (
            <CellNote>{`${s('detail.count')} ${format.quantity(item.count)}`}</CellNote>
          )}
        </>
      ),
      figures: true,
      phone: 'left',
      phoneLabel: s('detail.left'),
    },
    {
      key: 'asking',
      head: s('list.asking'),
      cell: (item) =>
        item.unitPrice === null ? (
          <CellNote>{s('open')}</CellNote>
        ) : (
          <UnitPriceText price={item.unitPrice} decimals={decimals} />
        ),
      figures: true,
      phone: 'right',
      phoneLabel: s('list.asking'),
    },
  ];
  return <ItemsTable title={s('detail.goods')} columns={columns} items={deal.items} />;
}
