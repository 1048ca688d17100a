import { useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { BreakFields } from './BreakFields.tsx';
import styles from './inventory.module.css';
import { type LineProps, OfferFields, QualityFields } from './LineFields.tsx';

interface Props extends LineProps {
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

/** One stock line in one row: what is offered, in which state; price breaks open below it. */
export function StockLineFields({ index, onRemove, ...props }: Props) {
  const t = useTranslator('inventory');
  const { line, form } = props;
  const isWrong =
    form.error(`${line.key}.priceBreaks`) !== undefined ||
    form.error(`${line.key}.moq`) !== undefined ||
    line.breaks.some((_, index) =>
      ['quantity', 'unitPrice'].some((part) => form.error(`${line.key}.breaks.${index}.${part}`)),
    );
  const [chosen, setChosen] = useState(line.breaks.length > 0 || line.moq !== '');
  const isOpen = chosen || isWrong;
  return (
    <li className={styles.lineItem}>
      <div className={styles.line}>
        <OfferFields {...props} />
        <QualityFields {...props} />
        <span className={styles.lineActs}>
          <IconButton
            icon={isOpen ? 'up' : 'down'}
            label={t('add.breaks', { row: index + 1 })}
            aria-expanded={isOpen}
            onClick={() => setChosen(!isOpen)}
          />
          <IconButton
            icon="trash"
            label={t('add.remove', { row: index + 1 })}
            disabled={onRemove === undefined}
            onClick={onRemove}
          />
        </span>
      </div>
      {isOpen && <BreakFields {...props} />}
    </li>
  );
}
