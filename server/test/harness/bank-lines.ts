import * as bank from '#contract/bank/calls.ts';
import type { ItemKind } from '#contract/bank/line-schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import { camtFile } from './files/bank-files.ts';
import type { TestMarket } from './open-market.ts';

/** A line of a statement; the amount with its sign, today where no day is named. */
interface Line {
  readonly amount: number;
  readonly reference: string;
  readonly name: string;
  readonly on?: string;
}

/** The provider's accounts in the demo settings. */
const accounts: Readonly<Record<Currency, string>> = {
  USD: '7559018800104471',
  CNY: '7559018800104472',
};

/** Imports statements of one line each in a currency, each following the one before. */
export function bankLinesOf(market: TestMarket, finance: () => Caller, currency: Currency) {
  let closing = 900_000;
  let imports = 0;

  return async function importLine({ amount, reference, name, on: day }: Line) {
    const opening = closing;
    closing += amount;
    imports += 1;
    const on = day ?? market.clock.now().toISOString().slice(0, 10);
    // One day may have several lines of one payment: each has a reference of its own.
    const bankReference = `B${imports}`;
    const content = camtFile({
      ...{ account: accounts[currency], currency, closedOn: on, statementNo: String(imports) },
      ...{ opening: opening.toFixed(2), closing: closing.toFixed(2) },
      lines: [{ on, amount: amount.toFixed(2), name, reference, bankReference }],
    });
    const { id } = await finance().send(bank.opsBankImport, {
      fileName: 'c.xml',
      content: Buffer.from(content).toString('base64'),
    });
    const read = async () => {
      const [line] = (await finance().send(bank.opsBankStatementOne, { id })).lines;
      if (line === undefined) throw new Error('no line');
      return line;
    };
    const match = async (kind: ItemKind, item: string) => {
      const { id: line, version } = await read();
      return finance().send(bank.opsBankMatch, {
        lines: [{ id: line, version }],
        items: [{ kind, id: item }],
        note: 'The bank says so',
      });
    };
    return { read, match, all: () => finance().send(bank.opsBankMatchAll, { id }) };
  };
}
