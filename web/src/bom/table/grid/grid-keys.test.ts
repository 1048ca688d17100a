import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns } from './cells.ts';
import { actionOfKey, type Key, nextPlace, nextWritten, type Place } from './grid-keys.ts';

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const at = (row: number, column: Place['column']): Place => ({ row, column });
const press = (name: string, place: Place, held: Partial<Key> = {}, mayLeave = false) =>
  actionOfKey(key(name, held), { place, rows: 10, mayLeave });

describe('keys in the table', () => {
  test('arrows never leave it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
        fc.boolean(),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...columns),
        (name, ctrlKey, row, column) => {
          const found = press(name, at(row, column), { ctrlKey });
          if (found?.do !== 'go') throw new Error('it goes nowhere');
          expect(columns).toContain(found.to.column);
          expect(found.to.row >= 0 && found.to.row < 10).toBe(true);
        },
      ),
    );
  });

  test('Tab goes through all cells and back, and leaves after Esc', () => {
    let place: Place | null = at(0, columns[0]);
    let count = 1;
    for (let next = nextPlace(place, 10, 1); next; next = nextPlace(next, 10, 1)) {
      place = next;
      count += 1;
    }
    expect(count).toBe(10 * columns.length);
    expect(press('Tab', place)).toBeNull();
    expect(press('Tab', at(3, 'mpn'))).toEqual({ do: 'go', to: at(3, 'part') });
    expect(press('Tab', at(3, 'mpn'), { shiftKey: true })).toEqual({ do: 'go', to: at(3, 'pick') });
    expect(press('Tab', at(3, 'mpn'), {}, true)).toBeNull();
  });

  test('signs, Enter and F2 write where a cell is written, Delete clears it', () => {
    expect(press('7', at(1, 'quantity'))).toEqual({ do: 'write', text: '7' });
    expect(press('F2', at(1, 'mpn'))).toEqual({ do: 'write', text: null });
    expect(press('Enter', at(1, 'part'))).toEqual({ do: 'enter' });
    expect(press(' ', at(1, 'pick'))).toEqual({ do: 'enter' });
    expect(press('Delete', at(1, 'mpn'))).toEqual({ do: 'clear' });
    expect(press('Delete', at(1, 'part'))).toBeNull();
    expect(press('7', at(1, 'amount'))).toBeNull();
    expect(press('z', at(1, 'mpn'), { ctrlKey: true })).toEqual({ do: 'undo' });
    expect(press('c', at(1, 'mpn'), { ctrlKey: true })).toBeNull();
  });

  test('after writing, Tab goes on to the next cell that is written', () => {
    expect(nextWritten(at(0, 'mpn'), 10, 1)).toEqual(at(0, 'manufacturer'));
    expect(nextWritten(at(0, 'quantity'), 10, 1)).toEqual(at(1, 'mpn'));
    expect(nextWritten(at(9, 'quantity'), 10, 1)).toBeNull();
    expect(nextWritten(at(0, 'mpn'), 10, -1)).toBeNull();
  });
});
