import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FirstParts } from '../FirstParts.tsx';
import { dealPath } from './paths.ts';
import styles from './surplus.module.css';

/** The first parts of a deal with what is left of them; the first leads to the deal. */
export function DealParts({ deal, fresh = false }: { deal: SurplusDeal; fresh?: boolean }) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const format = useFormat();
  return (
    <FirstParts lines={deal.items} className={styles.goods}>
      {(item, index) => (
        <>
          <Mpn mpn={item.model} to={index === 0 ? dealPath(deal) : undefined} />
          <small>
            <span translate="no">{item.manufacturer}</span>
            {t('comma')}
            {item.left === 0 ? s('soldOut') : s('left', { left: format.quantity(item.left) })}
          </small>
          {index === 0 && fresh && <Tag tone="ink">{t('list.fresh')}</Tag>}
        </>
      )}
    </FirstParts>
  );
}
