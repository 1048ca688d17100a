import * as catalog from '#contract/catalog/staff-calls.ts';
import type {
  BlacklistCandidate,
  BlacklistEntry,
  FiveTexts,
} from '#contract/content/blacklist-schemas.ts';
import * as content from '#contract/content/staff-calls.ts';
import type { Town } from './town.ts';

const HOT = ['STM32F103C8T6', 'TPS54331DR', 'LM358DR', 'ESP32-WROOM-32E-N4', 'NRF52832-QFAA-R'];
const PUBLIC_YEARS = 2;

/** The outcome for the goods that failed, in the five languages. */
const outcome: FiveTexts = {
  zh: '检测为改标品。货物已退回供应商，货款已全额退还买家。',
  en: 'Found to be re-marked. The goods went back to the supplier; the buyer was refunded in full.',
  es: 'Piezas remarcadas. La mercancía volvió al proveedor y se reembolsó todo al comprador.',
  fr: 'Pièces remarquées. La marchandise est retournée au fournisseur, l’acheteur est remboursé.',
  ru: 'Выявлена перебитая маркировка. Товар возвращён поставщику, деньги — покупателю полностью.',
};

const quarantined: FiveTexts = {
  zh: '疑似假冒品，货物隔离保存，货款将退还买家。',
  en: 'Suspect counterfeit. The goods stay in quarantine; the buyer is refunded.',
  es: 'Posible falsificación. La mercancía queda en cuarentena y se reembolsa al comprador.',
  fr: 'Contrefaçon présumée. La marchandise reste en quarantaine, l’acheteur est remboursé.',
  ru: 'Подозрение на подделку. Товар в карантине, деньги возвращают покупателю.',
};

/** The content desk's day: every completed deal is public, two suppliers are, one has its notice. */
export async function publishContent({ staff }: Town): Promise<void> {
  const { content: maker, content2: checker } = staff;
  const deals = await maker.send(content.opsPopularCandidates, {});
  for (const { lineId } of deals) await maker.send(content.opsPopularPublish, { lineId });
  await maker.send(catalog.opsHotSet, { values: HOT, basedOn: [] });
  for (const deal of await maker.send(content.opsBlacklistCandidates, {})) {
    const state = stateOf(deal);
    if (state === null) continue;
    const day = new Date(Date.parse(deal.at) + 8 * 3_600_000).toISOString().slice(0, 10);
    const entry = await maker.send(content.opsBlacklistPropose, {
      lineId: deal.lineId,
      mpn: deal.mpn,
      manufacturer: deal.manufacturer,
      quantity: deal.quantity,
      supplier: deal.supplier,
      outcome: state === 'public' ? outcome : quarantined,
      resolvedOn: day,
      endsOn: `${Number(day.slice(0, 4)) + PUBLIC_YEARS}-12-31`,
    });
    const noticed = await maker.send(content.opsBlacklistNotice, keyOf(entry));
    if (state === 'noticed') continue;
    const answered = await maker.send(content.opsBlacklistReply, {
      ...keyOf(noticed),
      text: '我们从贸易商处购入此批货物，接受检测结论。',
    });
    await checker.send(content.opsBlacklistPublish, keyOf(answered));
  }
}

const keyOf = ({ id, version }: BlacklistEntry) => ({ id, version });

/** How far the desk goes with a deal that ended badly; null where it has not begun yet. */
function stateOf({ state }: BlacklistCandidate): 'public' | 'noticed' | null {
  if (state === 'refunded') return 'public';
  return state === 'quarantined' ? 'noticed' : null;
}
