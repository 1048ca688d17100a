import { useTranslator } from '#web/i18n/translator.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './claims.module.css';

/** The search field above a list of claims. */
export function ClaimSearch(props: { value: string; onChange: (text: string) => void }) {
  const t = useTranslator('claims');
  return (
    <TextInput
      className={styles.filter}
      type="search"
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      maxLength={80}
      value={props.value}
      onChange={props.onChange}
    />
  );
}
