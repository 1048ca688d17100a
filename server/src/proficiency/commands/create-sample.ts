import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import { ShipTo } from '#contract/orders/terms-schemas.ts';
import type { createBlindSample } from '#contract/proficiency/calls.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { placeSample } from '#server/orders/public.ts';
import { resolveCarrier } from '#server/settings/public.ts';
import type { ProficiencyDeps } from '../deps.ts';
import { insertSample } from '../store/samples.ts';

type Creation = Input<typeof createBlindSample>;

/** The price of all pieces in cents must be one at least, as that of every order. */
const CENT = 1_000n;

/**
 * Creates a blind sample and the order under which the dock expects it; returns its id. Fails with
 * sample.inspector for somebody who also works in the lab, order.lines where it costs nothing.
 */
export async function createSample(
  ctx: CommandContext,
  deps: ProficiencyDeps,
  input: Creation,
): Promise<string> {
  const { tx, now } = ctx;
  const { accountId, name, roles } = requireStaff(ctx);
  if (roles.includes('qc')) throw new Failure('sample.inspector');
  const unitPrice = parseUnitPrice(input.unitPrice);
  if (unitPrice * BigInt(input.pieces) < CENT) throw new Failure('order.lines');
  const { mpn, manufacturer, dateCode, pieces, truth, note, buyerName, sellerName } = input;
  const carrier = await resolveCarrier(tx, {
    carrier: input.carrier,
    leg: 'inland',
    field: 'carrier',
  });
  const shipTo = await resolveCarrier(tx, { carrier: '', field: 'carrier' });
  const order = await placeSample(
    tx,
    deps.pricesOf,
    orderOf({ ...input, carrier }, { unitPrice, shipTo, now }),
  );
  const id = newId();
  const no = await nextNumber(tx, 'BS', now);
  await insertSample(tx, {
    id,
    no,
    version: 1,
    state: 'planned',
    since: now,
    ...order,
    buyerName,
    sellerName,
    trackingNo: input.trackingNo,
    mpn,
    manufacturer,
    dateCode,
    pieces,
    truth,
    note,
    tests: input.tests,
    createdBy: accountId,
    createdName: name,
    createdAt: now,
    judgedAt: null,
    verdict: null,
    inspectionIds: [],
    people: [],
    results: [],
    voidReason: '',
  });
  await audit(tx, ctx, {
    what: 'sample.create',
    on: { kind: 'sample', id, no },
    before: null,
    after: { mpn, pieces, truth, order: order.orderNo },
  });
  return id;
}

/** Returns the order as the lab will read it; the goods stay in the house, whatever it says. */
const orderOf = (
  input: Creation,
  {
    unitPrice,
    shipTo,
    now,
  }: { readonly unitPrice: bigint; readonly shipTo: string; readonly now: Date },
) => ({
  buyer: { name: input.buyerName, country: input.buyerCountry },
  seller: { name: input.sellerName, country: input.sellerCountry },
  line: {
    mpn: input.mpn,
    manufacturer: input.manufacturer,
    quantity: input.pieces,
    unitPrice,
    condition: input.condition,
    packaging: input.packaging,
    dateCode: input.dateCode,
    leadTime: 'now' as const,
    warrantyDays: 90,
  },
  inspection: { goodsType: input.goodsType, tests: input.tests },
  shipTo: ShipTo.parse({
    name: input.buyerContact,
    company: input.buyerName,
    country: input.buyerCountry,
    address: input.buyerAddress,
    city: input.buyerCity,
    phone: input.buyerPhone,
    carrier: shipTo,
  }),
  parcel: { carrier: input.carrier, trackingNo: input.trackingNo },
  terms: { returnTo: [input.sellerName, ...input.sellerAddress.split('\n')] },
  now,
});
