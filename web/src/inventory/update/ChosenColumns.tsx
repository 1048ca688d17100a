import { useWords } from '#web/i18n/words.ts';
import { letterOf, type MappingDraft, missingFields } from './mapping-draft.ts';
import styles from './update.module.css';

/** What is read, and from which columns: a wide sheet does not show all of them at once. */
export function ChosenColumns({ draft }: { draft: MappingDraft }) {
  const t = useWords('inventory/update');
  const missing = missingFields(draft);
  return (
    <ul className={styles.chosen} aria-label={t('map.read')}>
      {draft.fields.map((field, at) =>
        field === null ? null : (
          <li key={letterOf(at)}>
            <span translate="no">{letterOf(at)}</span> {t(`field.${field}`)}
          </li>
        ),
      )}
      {missing.map((field) => (
        <li key={field} data-missing>
          <span aria-hidden="true">?</span> {t(`field.${field}`)}
        </li>
      ))}
    </ul>
  );
}
