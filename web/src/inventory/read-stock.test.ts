import { expect, test } from 'vitest';
import { isSheet, readStock } from './read-stock.ts';

const line = {
  mpn: 'STM32F103C8T6',
  manufacturer: 'STMicroelectronics',
  quantity: '12500',
  unitPrice: '2.86',
  dateCode: '2414',
};

test('columns are known by their names, in any order', () => {
  const text =
    'Brand\tMPN\tQty\tD/C\tPrice (USD)\nSTMicroelectronics\tstm32f103c8t6\t12,500\t2414\t2.86\n';
  expect(readStock(text)).toEqual([line]);
  const chinese = '型号;品牌;数量;单价;批号\nSTM32F103C8T6;STMicroelectronics;12500;2.86;2414';
  expect(readStock(chinese)).toEqual([line]);
});

test('without names each cell is known by how it looks', () => {
  expect(readStock('STM32F103C8T6\tSTMicroelectronics\t12500\t2.86\t2414')).toEqual([line]);
  expect(readStock('STM32F103C8T6, STMicroelectronics, 12,500 pcs, $2.86, 2414')).toEqual([line]);
});

test('what is missing is empty; one part number alone is no sheet', () => {
  const bare = readStock('AD620ANZ');
  expect(bare).toEqual([
    { ...line, mpn: 'AD620ANZ', manufacturer: '', quantity: '', unitPrice: '', dateCode: '' },
  ]);
  expect(isSheet(bare)).toBe(false);
  expect(isSheet(readStock('AD620ANZ\t40'))).toBe(true);
});

test('reads the decimal comma of a price, with and without headings', () => {
  const headed = readStock(
    'MPN\tMfr\tQty\tPrice\nSTM32F103C8T6\tST\t500\t2,86\nLM358DR\tTI\t1,000\t0,640',
  );
  expect(headed.map(({ unitPrice }) => unitPrice)).toEqual(['2.86', '0.640']);
  expect(headed.map(({ quantity }) => quantity)).toEqual(['500', '1000']);
  const plain = readStock('STM32F103C8T6\t2,86\t2,500\tST');
  expect(plain).toMatchObject([{ unitPrice: '2.86', quantity: '2500', manufacturer: 'ST' }]);
  expect(readStock('MPN\tPrice\nXC7A35T\t1,234.50')).toMatchObject([{ unitPrice: '1234.50' }]);
  // Neither a group nor a decimal: the field says so.
  expect(readStock('MPN\tPrice\nXC7A35T\t1.234,56')).toMatchObject([{ unitPrice: '1.234,56' }]);
});
