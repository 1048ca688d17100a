import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/delivery/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let town: TestMarket;
let buyer: Caller;
let other: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Buyer', 'buyer');
  other = await town.member('Other', 'buyer');
}, 120_000);

afterAll(() => town.close());

const ulm = {
  name: 'Anna Bauer',
  country: 'DE',
  city: 'Ulm',
  address: 'Hauptstraße 1',
  postcode: '89073',
  phone: '+49 731 1234567',
};
const fails = (fail: string) => ({ reply: { data: { fail } } });
const wrong = (field: string) => ({ reply: { code: 422, data: { fields: [{ field }] } } });
const defaults = async () =>
  (await buyer.send(contract.addressList, {})).filter((one) => one.isDefault);

test('the first address is the default; another takes its place and one always is', async () => {
  const first = await buyer.send(contract.addressSave, ulm);
  expect(first.isDefault).toBe(true);
  const second = await buyer.send(contract.addressSave, { ...ulm, city: 'Bonn', isDefault: true });
  expect(await defaults()).toEqual([second]);
  const unset = { ...ulm, id: second.id, city: 'Köln', isDefault: false };
  expect(await buyer.send(contract.addressSave, unset)).toMatchObject({ isDefault: true });
  await buyer.send(contract.addressSetDefault, { id: first.id });
  expect((await defaults()).map((one) => one.id)).toEqual([first.id]);
  await buyer.send(contract.addressDel, { id: first.id });
  expect((await defaults()).map((one) => one.id)).toEqual([second.id]);
});

test('two addresses saved at once as the default leave one default', async () => {
  const save = (city: string) =>
    buyer.send(contract.addressSave, { ...ulm, city, isDefault: true });
  await Promise.all(['Aalen', 'Bern', 'Celle', 'Daun'].map(save));
  expect(await defaults()).toHaveLength(1);
});

test('region and postcode are asked for as the country writes its addresses', async () => {
  const us = { ...ulm, country: 'US', city: 'Austin' };
  await expect(
    buyer.send(contract.addressSave, { ...us, postcode: '73301' }),
  ).rejects.toMatchObject(wrong('region'));
  await expect(
    buyer.send(contract.addressSave, { ...us, region: 'TX', postcode: '733' }),
  ).rejects.toMatchObject(wrong('postcode'));
  await expect(buyer.send(contract.addressSave, { ...ulm, country: 'QQ' })).rejects.toMatchObject(
    wrong('country'),
  );
  const kept = await buyer.send(contract.addressSave, { ...ulm, country: 'HK', postcode: '999' });
  expect(kept).toMatchObject({ postcode: '', region: '' });
});

test('an address is its buyer’s alone, and a book is not endless', async () => {
  const own = await other.send(contract.addressSave, ulm);
  const target = { id: own.id };
  for (const call of [contract.addressDel, contract.addressSetDefault]) {
    await expect(buyer.send(call, target)).rejects.toMatchObject(fails('notFound'));
  }
  await expect(buyer.send(contract.addressSave, { ...ulm, ...target })).rejects.toMatchObject(
    fails('notFound'),
  );
  for (let at = 1; at < contract.BOOK_MAX; at += 1) await other.send(contract.addressSave, ulm);
  await expect(other.send(contract.addressSave, ulm)).rejects.toMatchObject(fails('book.full'));
  expect(await other.send(contract.addressSave, { ...ulm, ...target })).toMatchObject(target);
});

test('of a freight account the last signs are shown; the whole number to its buyer alone', async () => {
  const number = '965411234821';
  const made = await buyer.send(contract.freightSave, { carrier: 'DHL', number, label: 'Main' });
  expect(made).toMatchObject({ masked: '•••• 4821', isDefault: true });
  const { id } = made;
  const renamed = { id, carrier: 'DHL' as const, label: 'Plant 2' };
  expect(await buyer.send(contract.freightSave, renamed)).toMatchObject({ masked: '•••• 4821' });
  const list = await buyer.send(contract.freightList, {});
  expect(list).toMatchObject([{ id, label: 'Plant 2' }]);
  expect(JSON.stringify(list)).not.toContain(number);
  expect((await buyer.send(contract.freightOne, { id })).number).toBe(number);
  for (const call of [contract.freightOne, contract.freightDel]) {
    await expect(other.send(call, { id })).rejects.toMatchObject(fails('notFound'));
  }
  await expect(buyer.send(contract.freightSave, { carrier: 'UPS' })).rejects.toMatchObject(
    wrong('number'),
  );
  await buyer.send(contract.freightDel, { id });
  expect(await buyer.send(contract.freightList, {})).toEqual([]);
});
