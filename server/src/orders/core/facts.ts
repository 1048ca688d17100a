import { formatDecimal } from '#contract/money.ts';
import { countDiffers } from './due.ts';
import { type Act, givenTo } from './given.ts';
import type { Order } from './order.ts';
import { worst } from './pieces.ts';
import type { MoneyStep } from './steps.ts';

type Facts = Record<string, string | number>;

const usd = (minor: bigint): string => `USD ${formatDecimal(minor, 2)}`;
const total = (pieces: readonly number[]): number => pieces.reduce((all, one) => all + one, 0);

function reasonOf(act: Act): Facts {
  const given: { readonly reason?: string; readonly note?: string } = act.given ?? {};
  return {
    ...(given.reason ? { reason: given.reason } : {}),
    ...(given.note ? { note: given.note } : {}),
  };
}

function parcelOf(act: Act): Facts {
  const given = givenTo('ship', act) ?? givenTo('dispatch', act) ?? givenTo('sendBack', act);
  return given ? { carrier: given.carrier, trackingNo: given.trackingNo } : {};
}

function piecesOf(order: Order, act: Act): Facts {
  const { lines, lots } = order;
  switch (act.event) {
    case 'ship':
      return { pieces: total(lines.map((line) => line.shipped ?? line.quantity)) };
    case 'receive':
      return {
        pieces: total(lines.map((line) => line.received ?? 0)),
        shipped: total(lines.map((line) => line.shipped ?? line.quantity)),
        ordered: total(lines.map((line) => line.quantity)),
        differs: countDiffers(order) ? 1 : 0,
      };
    case 'inspect':
      return { lots: givenTo('inspect', act)?.lots.length ?? 0 };
    case 'report':
      return { verdict: worst(lots.map((lot) => lot.verdict)) ?? '', lots: lots.length };
    case 'settlePart':
      return { pieces: total(lines.map((line) => line.acceptedQuantity ?? 0)) };
    default:
      return {};
  }
}

/** What was paid or given back; what the seller receives is no fact for both parties' eyes. */
function amountsOf(act: Act, steps: readonly MoneyStep[]): Facts {
  const priced = givenTo('price', act);
  if (priced) return { service: usd(priced.service), freight: usd(priced.freight) };
  const moved = steps.find((step) => step.what !== 'release');
  return moved ? { amount: usd(moved.minor) } : {};
}

/** What fills the sentence of the history row and of the messages about an act; for both parties. */
export function factsOf(order: Order, act: Act, steps: readonly MoneyStep[]): Facts {
  return {
    ...reasonOf(act),
    ...parcelOf(act),
    ...piecesOf(order, act),
    ...amountsOf(act, steps),
  };
}
