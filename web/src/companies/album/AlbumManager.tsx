import { useEffect, useRef, useState } from 'react';
import {
  buyerPhotoAdd,
  buyerPhotoDel,
  buyerPhotoList,
  sellerPhotoAdd,
  sellerPhotoDel,
  sellerPhotoList,
} from '#contract/companies/calls.ts';
import { ALBUM_MAX } from '#contract/companies/profile.ts';
import type { Photo } from '#contract/companies/schemas.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { IconButton } from '#web/ui/icon/IconButton.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { PhotoViewer } from '#web/ui/overlay/PhotoViewer.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../companies.module.css';

const KB = 1024;
const sides = {
  buyer: { list: buyerPhotoList, add: buyerPhotoAdd, del: buyerPhotoDel },
  seller: { list: sellerPhotoList, add: sellerPhotoAdd, del: sellerPhotoDel },
} as const;

/** The own album: its pictures, each opened and deleted; new ones added as they are uploaded. */
export function AlbumManager({ side }: { side: 'buyer' | 'seller' }) {
  const t = useTranslator('companies');
  const calls = sides[side];
  const read = useCallQuery(calls.list, {});
  const photos = read.data ?? [];
  const count = t('console.album.count', { count: photos.length, max: ALBUM_MAX });
  useHead({ title: t(`console.${side}.albumTitle`), noIndex: true });
  return (
    <div className={styles.parts}>
      <Breadcrumbs
        crumbs={[
          { label: t('console.back'), to: `/${side}-basic-information` },
          { label: t(`console.${side}.albumTitle`) },
        ]}
      />
      <PageHead title={t(`console.${side}.albumTitle`)} />
      <p className={styles.lead}>
        {t('console.album.lead', { max: ALBUM_MAX, kb: limits.uploadMaxKb })}
      </p>
      <Section title={t('console.album.add')}>
        {photos.length < ALBUM_MAX ? (
          <AddPhotos side={side} room={ALBUM_MAX - photos.length} />
        ) : (
          <p className={styles.quiet}>{t('console.album.full')}</p>
        )}
      </Section>
      <Section title={t('console.album.list')} aside={read.data && count}>
        <FailNote error={read.error} again={() => void read.refetch()} />
        {read.isPending && <SkeletonLines label={t('console.album.list')} />}
        {read.data?.length === 0 && (
          <Empty title={t('console.album.empty')}>{t('console.album.emptyText')}</Empty>
        )}
        <Photos side={side} photos={photos} />
      </Section>
    </div>
  );
}

/** Uploads pictures and puts each into the album once it is in. */
function AddPhotos({ side, room }: { side: 'buyer' | 'seller'; room: number }) {
  const t = useTranslator('companies');
  const calls = sides[side];
  const uploads = useUploads(fileUpload, t('console.album.lost'));
  const added = useRef(new Set<string>());
  const add = useCommand(calls.add, {
    changes: [calls.list],
    onDone: () => toast(t('console.album.added')),
  });
  const urls = uploads.files.flatMap(({ id, response }) =>
    response ? [{ id, url: response.url }] : [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per finished upload.
  useEffect(() => {
    for (const { id, url } of urls) {
      if (added.current.has(url)) continue;
      added.current.add(url);
      add.mutateAsync({ url }).then(
        () => uploads.remove(id),
        // Its failure stands below; the picture may be sent again.
        () => added.current.delete(url),
      );
    }
  }, [urls.map(({ url }) => url).join()]);
  return (
    <>
      <FileField
        {...uploads.field}
        accept={imageExtensions.map((ending) => `.${ending}`).join(',')}
        maxBytes={limits.uploadMaxKb * KB}
        maxFiles={Math.min(limits.uploadFilesMax, room)}
      />
      <FailNote error={add.error} />
    </>
  );
}

function Photos({ side, photos }: { side: 'buyer' | 'seller'; photos: readonly Photo[] }) {
  const t = useTranslator('companies');
  const [at, setAt] = useState<number | null>(null);
  const calls = sides[side];
  const del = useCommand(calls.del, {
    changes: [calls.list],
    onDone: () => toast(t('console.album.removed')),
  });
  return (
    <>
      <FailNote error={del.error} />
      <ul className={styles.album}>
        {photos.map((photo, index) => {
          const no = index + 1;
          return (
            <li key={photo.id}>
              <a
                href={photo.link}
                aria-label={t('console.album.open', { no })}
                onClick={(event) => {
                  event.preventDefault();
                  setAt(index);
                }}
              >
                <img src={photo.link} alt="" width={160} height={120} loading="lazy" />
              </a>
              <span className={styles.photoFoot}>
                {t('console.album.photo', { no })}
                <IconButton
                  icon="trash"
                  small
                  label={t('console.album.remove', { no })}
                  onClick={() => del.mutate({ id: photo.id })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <PhotoViewer
        photos={photos.map((photo, index) => ({
          key: photo.id,
          src: photo.link,
          alt: t('console.album.photo', { no: index + 1 }),
        }))}
        index={at}
        onMove={setAt}
        onClose={() => setAt(null)}
      />
    </>
  );
}
