import { newerSurplusDeals, surplusDealList, surplusDeals } from '#contract/surplus/calls.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { BlacklistTag } from '#web/widgets/money/PriceCaution.tsx';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { useWasteConfig } from '../board-config.ts';
import { OthersTable, OwnPostTable, RecycleTable } from '../posts/PostLists.tsx';
import { SellerRecordNotes } from '../SellerRecord.tsx';
import { useList } from '../use-list.ts';
import { useLiveList } from '../use-live-list.ts';
import { DealParts } from './DealParts.tsx';

/** Open deals of others, with what is asked and the way to bid. */
export function OthersDeals() {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const live = useLiveList<SurplusDeal>({ posts: surplusDeals, newer: newerSurplusDeals });
  const columns: Column<SurplusDeal>[] = [
    {
      key: 'asking',
      head: s('list.asking'),
      cell: (deal) => <AskingPrice deal={deal} />,
      figures: true,
      phone: 'right',
      phoneLabel: s('list.asking'),
    },
    { key: 'from', head: s('list.from'), cell: (deal) => <From deal={deal} />, phone: 'left' },
    {
      key: 'at',
      head: t('list.at'),
      cell: (deal) => (
        <>
          <DateTime at={deal.at} />
          <CellNote>
            <span translate="no">{deal.no}</span>
          </CellNote>
        </>
      ),
      phone: 'left',
    },
  ];
  return (
    <OthersTable
      face={useWasteConfig()}
      live={live}
      columns={columns}
      parts={(deal) => <DealParts deal={deal} fresh={!deal.seen} />}
    />
  );
}

/** Shows the asking price of the first part; the others are on the deal's own page. */
function AskingPrice({ deal }: { deal: SurplusDeal }) {
  const s = useTranslator('boards/surplus');
  const [first] = deal.items;
  if (!first?.unitPrice) return <CellNote>{s('open')}</CellNote>;
  return <UnitPriceText price={first.unitPrice} />;
}

function From({ deal }: { deal: SurplusDeal }) {
  const t = useTranslator('boards');
  return (
    <>
      {deal.company ?? countryName(deal.country, t.lang)}
      <BlacklistTag stage={deal.blacklist} />
      <SellerRecordNotes record={deal} />
    </>
  );
}

/** My open deals. */
export function MyDeals() {
  const list = useList();
  const found = useCallQuery(surplusDealList, { ...list.input, state: 'open' }, { previous: true });
  return (
    <OwnPostTable
      face={useWasteConfig()}
      list={list}
      found={found}
      parts={(deal) => <DealParts deal={deal} />}
    />
  );
}

/** My closed deals. */
export function ClosedDeals() {
  const list = useList();
  const found = useCallQuery(
    surplusDealList,
    { ...list.input, state: 'closed' },
    { previous: true },
  );
  return (
    <RecycleTable
      face={useWasteConfig()}
      list={list}
      found={found}
      parts={(deal) => <DealParts deal={deal} />}
    />
  );
}
