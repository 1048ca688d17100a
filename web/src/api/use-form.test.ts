import { expect, test } from 'vitest';
import { quickRegisterLogin, setKeyInfo } from '#contract/accounts/schemas.ts';
import { addWantBuy } from '#contract/boards/schemas.ts';
import { violationsOf } from './use-form.ts';

test('what may be sent has no errors', () => {
  const login = { email: 'j.fischer@example.de', code: '123456', agree: true };
  expect(violationsOf(quickRegisterLogin.input, login)).toEqual({});
});

test('each field tells its first reason as a word key', () => {
  expect(violationsOf(quickRegisterLogin.input, { email: '', code: '12', agree: false })).toEqual({
    email: 'emailEmpty',
    code: 'code',
    agree: 'agree',
  });
});

test('a field inside a list is named by its path', () => {
  const items = [{ model: '型号', count: '012' }];
  expect(violationsOf(addWantBuy.input, { wantBuyItemList: items })).toEqual({
    'wantBuyItemList.0.model': 'modelChinese',
    'wantBuyItemList.0.count': 'quantity',
  });
});

test('country and company are asked of buyers alone', () => {
  expect(violationsOf(setKeyInfo.input, { mainIdentity: 'seller' })).toEqual({});
  expect(violationsOf(setKeyInfo.input, { mainIdentity: 'buyer' })).toEqual({
    areaId: 'country',
    companyName: 'company',
  });
});
