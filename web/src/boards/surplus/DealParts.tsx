import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { dealPath } from './paths.ts';
import styles from './surplus.module.css';

const SHOWN = 3;

/** The first parts of a deal with what is left of them; the first leads to the deal. */
export function DealParts({ deal, fresh = false }: { deal: SurplusDeal; fresh?: boolean }) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const format = useFormat();
  const shown = deal.items.slice(0, SHOWN);
  const more = deal.items.length - shown.length;
  return (
    <ul className={styles.goods}>
      {shown.map((item, at) => (
        <li key={item.id}>
          <Mpn mpn={item.model} to={at === 0 ? dealPath(deal) : undefined} />
          <small>
            <span translate="no">{item.manufacturer}</span>
            {t('comma')}
            {item.left === 0 ? s('soldOut') : s('left', { left: format.quantity(item.left) })}
          </small>
          {at === 0 && fresh && <Tag tone="ink">{t('list.fresh')}</Tag>}
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
