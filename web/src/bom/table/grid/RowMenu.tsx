import type { BomLine } from '#contract/bom/bill-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import styles from '../bom.module.css';
import { changeOf } from '../edits.ts';
import { cellsOf } from './cells.ts';
import type { RowActs } from './GridRow.tsx';

/** Shows the menu of a line. */
export function RowMenu({ line, no, acts }: { line: BomLine; no: number; acts: RowActs }) {
  const t = useTranslator('bom/table');
  const other = { ...cellsOf(line), dnp: !line.dnp };
  return (
    <Menu
      bare
      align="end"
      label={t('act.menu', { row: no })}
      className={styles.menu}
      items={[
        { key: 'edit', icon: 'edit', label: t('act.edit'), onPick: () => acts.edit(line) },
        { key: 'insert', icon: 'plus', label: t('act.insert'), onPick: () => acts.insert(line) },
        {
          key: 'dnp',
          icon: line.dnp ? 'check' : 'minus',
          label: t(line.dnp ? 'way.place' : 'act.dnp'),
          onPick: () => acts.change(changeOf(line, other)),
        },
        {
          key: 'remove',
          icon: 'trash',
          label: t('act.remove'),
          onPick: () => acts.change([{ do: 'remove', id: line.id }]),
        },
      ]}
    >
      <span aria-hidden="true">⋯</span>
    </Menu>
  );
}
