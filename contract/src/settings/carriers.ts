import type { CarrierEntry } from './setting-schemas.ts';

/** Carriers that the setting lists at once, with those that are no longer offered. */
export const CARRIERS_MOST = 40;

/** Where a tracking address carries the number. */
export const TRACKING_HOLE = '{tracking}';

export const TRACKING_ADDRESS_MAX = 300;

/**
 * Where forms offer a carrier: on every way, on the inland way between a party and the dock only, or
 * no longer.
 */
export const carrierOffers = ['all', 'inland', 'none'] as const;

/** The way of a parcel: to the buyer, or between a party and the dock. */
export type CarrierLeg = 'outbound' | 'inland';

/** The carriers before finance has changed the setting; the last four are the specification's. */
export const builtInCarriers: CarrierEntry[] = [
  {
    key: 'SF',
    name: 'SF Express',
    nameZh: '顺丰速运',
    tracking: 'https://www.sf-express.com/we/ow/chn/sc/waybill/waybill-detail/{tracking}',
    offered: 'inland',
  },
  {
    key: 'EMS',
    name: 'EMS',
    nameZh: '',
    tracking: 'https://www.ems.com.cn/queryList?mailNum={tracking}',
    offered: 'inland',
  },
  {
    key: 'JD',
    name: 'JD Logistics',
    nameZh: '京东物流',
    tracking: 'https://www.jdl.com/orderSearch/?waybillCodes={tracking}',
    offered: 'inland',
  },
  { key: 'Deppon', name: 'Deppon Express', nameZh: '德邦快递', tracking: '', offered: 'inland' },
  {
    key: 'DHL',
    name: 'DHL',
    nameZh: '',
    tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={tracking}',
    offered: 'all',
  },
  {
    key: 'UPS',
    name: 'UPS',
    nameZh: '',
    tracking: 'https://www.ups.com/track?tracknum={tracking}',
    offered: 'all',
  },
  {
    key: 'FedEx',
    name: 'FedEx',
    nameZh: '',
    tracking: 'https://www.fedex.com/fedextrack/?trknbr={tracking}',
    offered: 'all',
  },
  {
    key: 'TNT',
    name: 'TNT',
    nameZh: '',
    tracking:
      'https://www.tnt.com/express/en_gc/site/shipping-tools/tracking.html?searchType=con&cons={tracking}',
    offered: 'all',
  },
];

/** Names that reach no public host. */
const closedHosts: ReadonlySet<string> = new Set([
  'local',
  'localhost',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'invalid',
  'onion',
]);
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns whether a name is that of a public host: no port, no user, no number of an address. */
function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label)) &&
    /^[a-z]{2,24}$/.test(last) &&
    !closedHosts.has(last)
  );
}

/**
 * Returns whether a text is the address of a tracking page: https, a public host, `{tracking}` once
 * behind the host, and no other placeholder.
 */
export function isTrackingAddress(text: string): boolean {
  const [, host, rest] = /^https:\/\/([^/?#]+)\/([!-~]*)$/.exec(text) ?? [];
  if (host === undefined || rest === undefined || text.length > TRACKING_ADDRESS_MAX) return false;
  const parts = rest.split(TRACKING_HOLE);
  return isPublicHost(host) && parts.length === 2 && !/[{}<>"\\^`|]/.test(parts.join(''));
}

type Tracked = Pick<CarrierEntry, 'key' | 'tracking'>;

/**
 * Returns the carrier's page of a parcel; null where its carrier is not in the list or has no such
 * page. The number is encoded, without its blanks.
 */
export function trackingPage(
  list: readonly Tracked[],
  parcel: { readonly carrier: string; readonly trackingNo: string },
): string | null {
  const address = list.find(({ key }) => key === parcel.carrier)?.tracking ?? '';
  const no = parcel.trackingNo.replace(/\s/g, '');
  if (no === '' || !isTrackingAddress(address)) return null;
  const [before = '', after = ''] = address.split(TRACKING_HOLE);
  return `${before}${encodeURIComponent(no)}${after}`;
}

/** Returns the carriers that forms offer on a way. */
export const offeredCarriers = <C extends Pick<CarrierEntry, 'offered'>>(
  list: readonly C[],
  leg: CarrierLeg,
): C[] =>
  list.filter(({ offered }) => offered === 'all' || (offered === 'inland' && leg === 'inland'));

const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the carrier that a text names by its key or a name, case aside; null for another one. */
export const findCarrier = <C extends Pick<CarrierEntry, 'key' | 'name' | 'nameZh'>>(
  list: readonly C[],
  text: string,
): C | null => {
  const plain = plainName(text);
  if (plain === '') return null;
  return (
    list.find(({ key }) => plainName(key) === plain) ??
    list.find(({ name, nameZh }) => [name, nameZh].some((one) => plainName(one) === plain)) ??
    null
  );
};

/** Returns the name of a carrier in a language; that of one that is not in the list as it was typed. */
export function carrierName(
  list: readonly Pick<CarrierEntry, 'key' | 'name' | 'nameZh'>[],
  carrier: string,
  lang: string,
): string {
  const entry = list.find(({ key }) => key === carrier);
  if (entry === undefined) return carrier;
  return lang === 'zh' && entry.nameZh !== '' ? entry.nameZh : entry.name;
}
