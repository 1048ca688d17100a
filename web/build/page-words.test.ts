import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { slicesOf } from './page-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), code);
};

describe('the words of a page', () => {
  it('are its own and those of every part it imports, at once or later, each once', () => {
    write(
      'orders/pages/OrderPage.tsx',
      `import { Track } from '../Track.tsx';
       import { Table } from '#web/ui/table/Table.tsx';
       const Late = lazy(() => import('../Late.tsx'));
       const t = useTranslator('orders'); useTranslator(
         'orders');`,
    );
    write('orders/Track.tsx', `import '../orders/pages/OrderPage.tsx'; useTranslator('track');`);
    write('orders/Late.tsx', `useTranslator('orders/late');`);
    write('ui/table/Table.tsx', `useTranslator('widgets'); import x from './none.ts';`);
    expect(slicesOf(join(folder, 'orders/pages/OrderPage.tsx'), folder)).toEqual([
      'orders',
      'orders/late',
      'track',
      'widgets',
    ]);
  });

  it('hold the words of the inspection planner for the page of a quote', () => {
    const source = resolve(import.meta.dirname, '../src');
    const slices = slicesOf(join(source, 'boards/pages/MallReplyDetailPage.tsx'), source);
    expect(slices).toContain('widgets/planner');
    expect(slices).toContain('order-parts/endings');
  });
});
