import { buyerPhotoList, sellerPhotoList } from '#contract/companies/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import styles from '../companies.module.css';
import { Album } from './Album.tsx';

const albums = {
  buyer: { list: buyerPhotoList, page: '/buyer-ablum' },
  seller: { list: sellerPhotoList, page: '/seller-ablum-management' },
} as const;

/** The own album below the own profile: its pictures, and the way to more of them. */
export function AlbumStrip({ side, count }: { side: 'buyer' | 'seller'; count: number }) {
  const t = useTranslator('companies');
  const { list, page } = albums[side];
  const photos = useCallQuery(list, {}, { enabled: count > 0 }).data ?? [];
  return (
    <Section
      className={styles.apart}
      title={t(`console.${side}.albumTitle`)}
      aside={t(`console.${side}.photos`, { count })}
      action={<ButtonLink to={page}>{t(`console.${side}.album`)}</ButtonLink>}
    >
      {count === 0 && <p className={styles.quiet}>{t('console.album.emptyText')}</p>}
      <Album photos={photos} name={(no) => t('console.album.photo', { no })} />
    </Section>
  );
}
