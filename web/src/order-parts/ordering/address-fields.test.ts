import { expect, test } from 'vitest';
import type { Address } from '#contract/delivery/schemas.ts';
import { isInBook, toAddressFields } from './address-fields.ts';

const kept: Address = {
  id: '1',
  name: 'Dana Hollis',
  company: 'Hollis',
  country: 'US',
  region: 'OR',
  city: 'Portland',
  address: '1 Dock St',
  postcode: '97201',
  phone: '+1 503 555 0100',
  isDefault: true,
};

test('a kept address fills an order with its state beside the city', () => {
  expect(toAddressFields(kept)).toMatchObject({ city: 'Portland, OR', postcode: '97201' });
});

test('a typed address that the book has is not offered to be kept again', () => {
  const typed = toAddressFields(kept);
  expect(isInBook([kept], { ...typed, name: ' dana hollis ' })).toBe(true);
  expect(isInBook([kept], { ...typed, address: '2 Dock St' })).toBe(false);
});
