import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { WayList } from '../WaysOn.tsx';
import styles from './NotFoundPage.module.css';

/** An address that leads nowhere, a search for what was meant, and ways on. */
export default function NotFoundPage() {
  const t = useTranslator('content');
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  useHead({ title: t('none.title'), description: t('none.text'), noIndex: true, status: 404 });
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (keyword.trim() === '') return;
    const isAccurate = keyword.trim().length < limits.exactUnderChars ? '1' : '0';
    void navigate(`/part-search?${new URLSearchParams({ keyword: keyword.trim(), isAccurate })}`);
  };
  return (
    <section className={styles.none}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{t('none.title')}</h1>
      <p className={styles.text}>{t('none.text')}</p>
      <form className={styles.search} action="/part-search" onSubmit={search}>
        <Field label={t('none.label')}>
          <TextInput
            name="keyword"
            value={keyword}
            onChange={setKeyword}
            mono
            upper
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="primary" icon="search">
          {t('none.go')}
        </Button>
      </form>
      <div className={styles.ways}>
        <ButtonLink to="/home">{t('none.home')}</ButtonLink>
        <span>{t('none.ways')}</span>
        <WayList to={['howToBuy', 'howToSell', 'qc', 'verify', 'faq', 'contact']} />
      </div>
    </section>
  );
}
