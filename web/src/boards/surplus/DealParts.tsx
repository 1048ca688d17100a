import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { dealPath } from './paths.ts';
import styles from './surplus.module.css';

const VISIBLE_PARTS = 3;

/** The first parts of a deal with what is left of them; the first leads to the deal. */
export function DealParts({ deal, fresh = false }: { deal: SurplusDeal; fresh?: boolean }) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const format = useFormat();
  const visible = deal.items.slice(0, VISIBLE_PARTS);
  const more = deal.items.length - visible.length;
  return (
    <ul className={styles.goods}>
      {visible.map((item, index) => (
        <li key={item.id}>
          <Mpn mpn={item.model} to={index === 0 ? dealPath(deal) : undefined} />
          <small>
            <span translate="no">{item.manufacturer}</span>
            {t('comma')}
            {item.left === 0 ? s('soldOut') : s('left', { left: format.quantity(item.left) })}
          </small>
          {index === 0 && fresh && <Tag tone="ink">{t('list.fresh')}</Tag>}
        </li>
      ))}
      {more > 0 && (
        <li>
          <small>{t('more', { count: more })}</small>
        </li>
      )}
    </ul>
  );
}
