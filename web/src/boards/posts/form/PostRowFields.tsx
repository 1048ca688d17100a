import styles from '../../boards.module.css';
import { RemoveRow } from '../../replies/RemoveRow.tsx';
import { CountField, ModelField } from './PartFields.tsx';
import type { RowWiring } from './PostingForm.tsx';
import type { PostRow } from './post-form.ts';

/** One part wanted: model and quantity; Enter leads on, the last row's Enter adds another. */
export function PostRowFields(wiring: RowWiring<PostRow>) {
  return (
    <li className={styles.postRow}>
      <span className={styles.rowNo} aria-hidden="true">
        {wiring.index + 1}
      </span>
      <ModelField {...wiring} />
      <CountField {...wiring} />
      <RemoveRow {...wiring} />
    </li>
  );
}
