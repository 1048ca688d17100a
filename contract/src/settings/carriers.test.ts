import { describe, expect, it } from 'vitest';
import {
  builtInCarriers,
  carrierName,
  findCarrier,
  isTrackingAddress,
  offeredCarriers,
  trackingPage,
} from './carriers.ts';
import { type CarrierEntry, settingShapes } from './setting-schemas.ts';

const yto: CarrierEntry = {
  key: 'YTO',
  name: 'YTO Express',
  nameZh: '圆通速递',
  tracking: 'https://www.yto.example/track/{tracking}',
  offered: 'inland',
};

describe('the address of a tracking page', () => {
  it.each([
    'https://www.yto.example/track/{tracking}',
    'https://track.example.co.uk/?no={tracking}&lang=en',
    'https://xn--55qx5d.example/#/{tracking}',
  ])('may be %s', (address) => {
    expect(isTrackingAddress(address)).toBe(true);
  });

  it.each([
    ['has no https', 'http://www.yto.example/{tracking}'],
    ['is a script', 'javascript:alert({tracking})'],
    ['has no placeholder', 'https://www.yto.example/track'],
    ['has the placeholder twice', 'https://www.yto.example/{tracking}/{tracking}'],
    ['has another placeholder', 'https://www.yto.example/{lang}/{tracking}'],
    ['has the placeholder in its host', 'https://{tracking}.yto.example/x'],
    ['has no host of letters', 'https://10.0.0.1/{tracking}'],
    ['has one name as its host', 'https://intranet/{tracking}'],
    ['stays in the house', 'https://carrier.internal/{tracking}'],
    ['has a port', 'https://www.yto.example:8443/{tracking}'],
    ['has a user', 'https://www.yto.example@evil.example/{tracking}'],
    ['has a blank', 'https://www.yto.example/ {tracking}'],
    ['ends an attribute', 'https://www.yto.example/"onclick={tracking}'],
    ['is too long', `https://www.yto.example/${'a'.repeat(300)}{tracking}`],
  ])('is refused where it %s', (_, address) => {
    expect(isTrackingAddress(address)).toBe(false);
  });
});

describe('the page of a parcel', () => {
  it('carries the number encoded, without blanks', () => {
    const page = (trackingNo: string) => trackingPage([yto], { carrier: 'YTO', trackingNo });
    expect(page('YT 12 34')).toBe('https://www.yto.example/track/YT1234');
    expect(page('a/b?c#{tracking}')).toBe(
      'https://www.yto.example/track/a%2Fb%3Fc%23%7Btracking%7D',
    );
  });

  it('is none for a carrier that was typed, that has no page, and without a number', () => {
    const parcel = { carrier: 'YTO', trackingNo: 'YT1234' };
    expect(trackingPage([yto], { ...parcel, carrier: 'YTO Express' })).toBeNull();
    expect(trackingPage([{ ...yto, tracking: '' }], parcel)).toBeNull();
    expect(trackingPage([yto], { ...parcel, trackingNo: ' ' })).toBeNull();
  });
});

describe('the list of carriers', () => {
  const list = [...builtInCarriers, yto];
  const errors = (carriers: CarrierEntry[]) =>
    settingShapes.carriers
      .safeParse({ carriers })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('is right as the product has it, each tracking page with it', () => {
    expect(errors(list)).toBeUndefined();
  });

  it('has each key and each name once, case aside', () => {
    expect(errors([...list, { ...yto, key: 'yto', name: 'Yuantong', nameZh: '' }])).toEqual([
      ['carriers.9.key', 'carrierTwice'],
    ]);
    expect(errors([...list, { ...yto, key: 'YT2', name: 'fedex', nameZh: '圆通速递' }])).toEqual([
      ['carriers.9.name', 'carrierTwice'],
      ['carriers.9.nameZh', 'carrierTwice'],
    ]);
  });

  it('offers one carrier to buyers at least', () => {
    expect(errors([yto])).toEqual([['carriers', 'carrierOne']]);
  });

  it('refuses keys, names and pages that are none', () => {
    const wrong = { ...yto, key: '1 a', name: 'x', nameZh: '<b>', tracking: 'http://x.example/' };
    expect(errors([...builtInCarriers, wrong])).toEqual([
      ['carriers.8.key', 'carrierKey'],
      ['carriers.8.name', 'carrierName'],
      ['carriers.8.nameZh', 'carrierName'],
      ['carriers.8.tracking', 'trackingAddress'],
    ]);
  });

  it('is offered by the way of a parcel', () => {
    const keys = (leg: 'inland' | 'outbound') => offeredCarriers(list, leg).map(({ key }) => key);
    expect(keys('outbound')).toEqual(['DHL', 'UPS', 'FedEx', 'TNT']);
    expect(keys('inland')).toEqual(list.map(({ key }) => key));
    expect(offeredCarriers([{ ...yto, offered: 'none' }], 'inland')).toEqual([]);
  });

  it('knows a carrier by its key and its names', () => {
    for (const text of ['YTO', 'yto express', ' YTO  Express ', '圆通速递']) {
      expect(findCarrier(list, text)?.key).toBe('YTO');
    }
    expect(findCarrier(list, 'ZTO Express')).toBeNull();
    // A name that is left empty is no name.
    expect(findCarrier(list, '')).toBeNull();
  });

  it('names a carrier in the language, and one that was typed as it was typed', () => {
    expect(carrierName(list, 'SF', 'zh')).toBe('顺丰速运');
    expect(carrierName(list, 'SF', 'fr')).toBe('SF Express');
    expect(carrierName(list, 'DHL', 'zh')).toBe('DHL');
    expect(carrierName(list, 'ZTO Express', 'zh')).toBe('ZTO Express');
  });
});
