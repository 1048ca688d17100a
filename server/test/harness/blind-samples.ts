import type { TestCode } from '#contract/orders/terms-schemas.ts';

const tests: TestCode[] = ['detailedVisual', 'xray'];

/** The form of a blind sample: 300 remarked pieces, which the dock expects in one parcel. */
export const blindSample = {
  mpn: 'STM32F103C8T6',
  manufacturer: 'STMicroelectronics',
  dateCode: '2414',
  pieces: 300,
  condition: 'brandNew' as const,
  packaging: 'roll' as const,
  goodsType: 'originalUnder3' as const,
  tests,
  truth: 'remarked' as const,
  note: 'Bought for the trial.',
  unitPrice: '2.86',
  buyerName: 'Nordlicht Elektronik GmbH',
  buyerCountry: 'DE',
  buyerContact: 'Uwe Lang',
  buyerAddress: 'Hafenweg 4',
  buyerCity: 'Kiel',
  buyerPhone: '+49 431 1234567',
  sellerName: 'Shenzhen Yuanda Ltd',
  sellerCountry: 'CN',
  sellerAddress: 'Huaqiang North 12, Shenzhen',
  carrier: 'SF' as const,
  trackingNo: 'SF1400000001',
};
