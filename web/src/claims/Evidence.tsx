import type { ClaimEntry, ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { sizeText } from '#web/ui/form/FileField.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './claims.module.css';

type Files = ClaimEntry['files'];

const isPicture = ({ name }: Files[number]): boolean => /\.(png|jpe?g|gif|webp)$/i.test(name);

/** Links of the files of one entry. */
export function EntryFiles({ files }: { files: Files }) {
  return files.map((file) => (
    <a key={file.url} href={file.url} target="_blank" rel="noreferrer" className={styles.file}>
      <Icon name="file" />
      {file.name}
      {file.bytes !== null && <span className={styles.quiet}>{sizeText(file.bytes)}</span>}
    </a>
  ));
}

/** All files of a claim, whoever added them: pictures first. */
export function Evidence({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const files = view.entries.flatMap(({ at, files: some }) => some.map((file) => ({ at, file })));
  const pictures = files.filter(({ file }) => isPicture(file));
  const others = files.filter(({ file }) => !isPicture(file)).map(({ file }) => file);
  return (
    <Section title={t('evidence.title')}>
      {files.length === 0 && <p className={styles.quiet}>{t('evidence.none')}</p>}
      <div className={styles.shots}>
        {pictures.map(({ at, file }) => (
          <a key={file.url} href={file.url} target="_blank" rel="noreferrer">
            <img src={file.url} alt={file.name} />
            {file.name} <DateTime at={at} />
          </a>
        ))}
      </div>
      <EntryFiles files={others} />
    </Section>
  );
}
