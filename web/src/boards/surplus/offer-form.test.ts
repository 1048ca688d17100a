import { beforeAll, describe, expect, it } from 'vitest';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import { EMPTY_OFFER, inputOf, offerRows, validateDraft } from './offer-form.ts';

beforeAll(() => loadSchemas(addSurplusDeal));

const { withPasted, withRow } = offerRows;

const row = { ...EMPTY_OFFER.rows[0], key: 1 } as (typeof EMPTY_OFFER.rows)[number];
const filled = { ...row, model: 'LM358DR', manufacturer: 'TI', count: '500' };

describe('the form of a surplus offer', () => {
  it('leaves blank rows out and asks nothing for a price', () => {
    const input = inputOf({ rows: [filled, { ...row, key: 2 }], mark: 'x' }, ['/files/1']);
    expect(input.items).toEqual([
      {
        model: 'LM358DR',
        manufacturer: 'TI',
        count: '500',
        condition: 'brandNew',
        packaging: null,
        dateCode: '',
        unitPrice: null,
      },
    ]);
  });

  it('says what is wrong at the row that is wrong', () => {
    const violations = validateDraft({ rows: [{ ...row, key: 7, model: '型号' }], mark: '' }, []);
    expect(violations).toMatchObject({
      '7.model': 'modelChinese',
      '7.manufacturer': 'needed',
      '7.count': 'quantityEmpty',
    });
  });

  it('takes pasted lines in the place of blank rows, and no more than fifty', () => {
    const lines = [
      { model: 'A1', count: '1' },
      { model: 'B2', count: '2' },
    ];
    const rows = withPasted([filled, { ...row, key: 2 }], 1, lines);
    expect(rows.map((one) => [one.model, one.count])).toEqual([
      ['LM358DR', '500'],
      ['A1', '1'],
      ['B2', '2'],
    ]);
    const many = Array.from({ length: 60 }, (_, at) => ({ model: `M${at}`, count: '1' }));
    expect(withPasted([row], 0, many)).toHaveLength(50);
    expect(withRow(withPasted([row], 0, many))).toHaveLength(50);
  });
});
