import { expect, test } from 'vitest';
import { SellerCompany } from '#contract/onboarding/schemas.ts';
import {
  type SettlementActor,
  settlementActors,
  settlementStates,
  settlementWaits,
} from '#contract/onboarding/table.ts';
import type { Wait } from '#contract/state-machine.ts';
import { settlementMachine } from './machine.ts';
import { isLandline, mobileOf } from './mobile.ts';
import { changedFields, creditCodeHolds, filledShare, missing } from './required.ts';

const whole = SellerCompany.parse({
  companyNameCn: '深圳芯联电子有限公司',
  companyNameEn: 'Shenzhen Xinlian Electronics Co., Ltd.',
  creditCode: '91350100M000100Y43',
  licencePhoto: '/files/019a9b57-0000-7000-8000-000000000001',
  province: '广东省',
  city: '深圳市',
  address: '福田区华强北路 1002 号',
  contactName: '李伟',
  mobile: '138 0013 8000',
  landlineAreaCode: '0755',
  landline: '8300-1234',
  platform: 'HQEW',
  models: ['STM32F103C8T6', 'LM358DR', 'TPS5430DDAR'],
});
const verifiedPhone = '+8613800138000';
const without = (change: Partial<SellerCompany>) =>
  missing({ company: { ...whole, ...change }, verifiedPhone }).map(
    ({ field, key }) => `${field}: ${key}`,
  );

test('a whole settlement misses nothing', () => {
  expect(missing({ company: whole, verifiedPhone })).toEqual([]);
  expect(filledShare({ company: whole, verifiedPhone })).toBe(1);
});

test('spec 5: settlement fields: an empty draft misses every required field', () => {
  const empty = SellerCompany.parse({});
  const declared = { company: empty, verifiedPhone: null };
  expect(missing(declared).map(({ field }) => field)).toEqual([
    'companyNameCn',
    'companyNameEn',
    'creditCode',
    'licencePhoto',
    'province',
    'city',
    'address',
    'contactName',
    'mobile',
    'phoneCode',
    'landlineAreaCode',
    'landline',
    'platform',
    'models',
  ]);
  expect(filledShare(declared)).toBe(0.067);
});

test.each([
  [{ companyNameEn: '' }, 'companyNameEn: needed'],
  [{ creditCode: '91350100M000100Y4' }, 'creditCode: creditCode'],
  [{ mobile: '12345' }, 'mobile: mobile', 'phoneCode: phoneCode'],
  [{ mobileAreaCode: '49' }, 'mobile: mobile', 'phoneCode: phoneCode'],
  [{ mobile: '13900139000' }, 'phoneCode: phoneCode'],
  [{ landlineAreaCode: '' }, 'landlineAreaCode: needed', 'landline: landline'],
  [{ landline: '' }, 'landline: landline'],
  [{ landline: '12' }, 'landline: landline'],
  [{ models: ['LM358DR', 'LM358DR', 'NE555P'] }, 'models: models'],
  [{ website: 'xinlian.cn' }, 'website: website'],
])('spec 5: credit code, spec 5: website: %j is named', (change, ...said) => {
  expect(without(change)).toEqual(said);
});

test.each([
  ['CN', '0755', '8300 1234', true],
  ['CN', '755', '83001234', true],
  ['CN', '0755', '830', false],
  ['CN', '', '83001234', false],
  ['HK', '852', '2123 4567', true],
  ['DE', '089', '1234567', true],
  ['US', '512', '555 0188', true],
  ['US', '0755', '83001234', false],
])('a landline in %s, code %s, number %s: %s', (country, areaCode, number, isOne) => {
  expect(isLandline(country, areaCode, number)).toBe(isOne);
});

test('the check sign of the code is asked of companies of mainland China only', () => {
  expect(creditCodeHolds(whole)).toBe(true);
  expect(creditCodeHolds({ ...whole, creditCode: '91350100M000100Y44' })).toBe(false);
  expect(creditCodeHolds({ ...whole, country: 'HK', creditCode: '' })).toBeNull();
});

test.each([
  ['86', '13800138000', '+8613800138000'],
  ['+86', '138-0013-8000', '+8613800138000'],
  ['0049', '(151) 2345 6789', '+4915123456789'],
  ['86', '1380013800', null],
  ['', '13800138000', null],
  ['86', 'ext. 12', null],
  ['999', '13800138000', null],
])('+%s %s is %s', (area, number, phone) => {
  expect(mobileOf(area, number)).toBe(phone);
});

test('what was changed between two submissions is named', () => {
  expect(changedFields(whole, whole)).toEqual([]);
  const after = { ...whole, city: '东莞市', models: ['LM358DR', 'NE555P', 'TL431'] };
  expect(changedFields(whole, after)).toEqual(['city', 'models']);
});

test('only the table’s rows may be taken', () => {
  const taken = settlementStates.flatMap((state) =>
    (['save', 'submit', 'pass', 'reject'] as const).flatMap((event) =>
      settlementActors
        .filter((actor) => {
          const asked = { event, actor, now: new Date(0), payload: null };
          return settlementMachine.decide({ state, version: 1 }, asked).row !== undefined;
        })
        .map((as) => `${as} ${state} ${event}`),
    ),
  );
  expect(taken).toEqual([
    'seller draft save',
    'seller draft submit',
    'support submitted pass',
    'support submitted reject',
    'seller rejected save',
    'seller rejected submit',
  ]);
  const waits: Record<string, Wait<SettlementActor> | null> = settlementWaits;
  const spans = settlementStates.map((state) => waits[state]?.within ?? null);
  expect(spans).toEqual([null, '3wd', null, null]);
});
