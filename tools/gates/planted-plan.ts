import type { Planted } from './planted.ts';

/** Violations of the plan of a slice. */
export const plan: readonly Planted[] = [
  {
    title: 'a command that takes the needs of its slice before the context',
    path: 'server/src/orders/commands/planted-order.ts',
    text:
      "import type { CommandContext } from '#server/kit/request-context.ts';\n" +
      'interface PlantedDeps {\n  readonly a: 1;\n}\n' +
      'export const plantedOrder = (deps: PlantedDeps, ctx: CommandContext) => [deps, ctx];\n',
    by: { gate: 'one-signature' },
  },
  {
    title: 'a command in a file that is named otherwise',
    path: 'server/src/orders/commands/planted-helper.ts',
    text: 'export const acceptPlanted = () => 1;\n',
    by: { gate: 'files-are-commands' },
  },
  {
    title: 'a column of the database outside of a store',
    path: 'server/src/orders/queries/planted-column.ts',
    text:
      'interface PlantedRow {\n  readonly unit_price: bigint;\n}\n' +
      'export const plantedColumn = (row: PlantedRow) => row.unit_price;\n',
    by: { gate: 'camel-case-records' },
  },
];
