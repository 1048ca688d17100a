import { type RefObject, useEffect, useRef, useState } from 'react';
import { fileUpload } from '#contract/files/calls.ts';
import { needsScale, SCALE_MAX } from '#contract/handoffs/limits.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { photoSubjects } from '#contract/qc/photo-subjects.ts';
import { subjectText } from '#contract/qc/reports/report-texts.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { PhoneCamera } from '#web/widgets/handoff/PhoneCamera.tsx';
import { type PhoneTarget, usePhonePhotos } from '#web/widgets/handoff/use-phone-photos.ts';
import styles from '../bench.module.css';
import { LargePhotos } from './LargePhotos.tsx';
import type { DraftPhoto } from './test-draft.ts';

const PHOTOS_MAX = 20;
const fresh = { bad: false, reference: false, subject: 'other', scale: '' } as const;

type InspectionTarget = PhoneTarget & { readonly test: TestCode };

interface Props {
  readonly photos: readonly DraftPhoto[];
  /** Left out where the reader only looks. */
  readonly onChange?:
    | ((change: (photos: readonly DraftPhoto[]) => DraftPhoto[]) => void)
    | undefined;
  /** The name of a new photo until it gets its own. */
  readonly name: string;
  readonly error?: ((index: number) => string | undefined) | undefined;
  /** Files are on the way: what is recorded now would lack them. */
  readonly onBusy?: ((busy: boolean) => void) | undefined;
  /** The inspection and test for which a phone may take photos. */
  readonly target?: InspectionTarget | undefined;
}

/** The photos of a test: the chosen one large, its caption, the others small, a place for more. */
export function TestPhotos({ photos, onChange, name, error, onBusy, target }: Props) {
  const t = useTranslator('operator');
  const [at, setAt] = useState(0);
  const [viewed, setViewed] = useState<number | null>(null);
  const place = Math.min(at, photos.length - 1);
  const photo = photos[place];
  const dropped = useRef<(url: string) => void>(() => undefined);
  const change = (facts: Partial<DraftPhoto>) =>
    onChange?.((all) => all.map((one, index) => (index === place ? { ...one, ...facts } : one)));
  return (
    <Section title={t('bench.photos')} aside={`${photos.length}`}>
      {photo ? (
        <>
          <button type="button" className={styles.scope} onClick={() => setViewed(place)}>
            <img src={photo.link} alt={photo.caption} />
            <span className={styles.hud}>
              <span>{photo.caption || t('bench.noCaption')}</span>
              {photo.reference && <span>{t('bench.reference')}</span>}
              {photo.bad && <span className={styles.hudBad}>{t('bench.bad')}</span>}
            </span>
          </button>
          {onChange && (
            <PhotoFields
              photo={photo}
              error={error?.(place)}
              target={target}
              onChange={change}
              onRemove={() => {
                onChange((all) => all.filter((_, index) => index !== place));
                dropped.current(photo.url);
              }}
            />
          )}
        </>
      ) : (
        <p className={styles.noPhoto}>{t('bench.noPhotos')}</p>
      )}
      {photos.length > 1 && <Thumbs photos={photos} place={place} onChoose={setAt} />}
      {onChange && photos.length < PHOTOS_MAX && (
        <AddPhotos
          name={name}
          room={PHOTOS_MAX - photos.length}
          onBusy={onBusy}
          onAdd={(added) => {
            onChange((all) => [...all, ...added]);
            setAt(photos.length);
          }}
        />
      )}
      {onChange && target && (
        <PhonePhotosOf
          target={target}
          photos={photos}
          room={PHOTOS_MAX - photos.length}
          name={name}
          dropped={dropped}
          onAdd={(added) => onChange((all) => [...all, ...added])}
        />
      )}
      <LargePhotos photos={photos} viewed={viewed} onView={setViewed} />
    </Section>
  );
}

function Thumbs(props: {
  photos: readonly DraftPhoto[];
  place: number;
  onChoose: (place: number) => void;
}) {
  const { photos, place, onChoose } = props;
  const t = useTranslator('operator');
  return (
    <ul className={styles.thumbs} aria-label={t('bench.photos')}>
      {photos.map((one, index) => (
        <li key={one.url}>
          <button
            type="button"
            className={cx(styles.thumb, one.bad && styles.bad)}
            aria-current={index === place ? 'true' : undefined}
            aria-label={t('bench.choosePhoto', { caption: one.caption })}
            onClick={() => onChoose(index)}
          >
            <img src={one.link} alt="" loading="lazy" />
          </button>
          <span>{one.caption}</span>
        </li>
      ))}
    </ul>
  );
}

interface PhotoProps {
  readonly photo: DraftPhoto;
  readonly error: string | undefined;
  readonly target: InspectionTarget | undefined;
  readonly onChange: (facts: Partial<DraftPhoto>) => void;
  readonly onRemove: () => void;
}

/** The caption, subject and marks of the chosen photo. */
function PhotoFields({ photo, error, target, onChange, onRemove }: PhotoProps) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  return (
    <div className={styles.photoFields}>
      <Field label={t('bench.caption')} required error={error}>
        <TextInput
          value={photo.caption}
          maxLength={200}
          onChange={(caption) => onChange({ caption })}
        />
      </Field>
      <Field label={own('subjectLabel')} hint={own('subjectHint')}>
        <Select
          value={photo.subject}
          options={photoSubjects.map((one) => ({
            value: one,
            label: subjectText(one, t.lang),
          }))}
          onChange={(subject) => onChange({ subject })}
        />
      </Field>
      {target && needsScale(target.test) && (
        <Field label={own('scale')} hint={own('scaleHint')} aside={t('optional')}>
          <TextInput
            value={photo.scale}
            maxLength={SCALE_MAX}
            onChange={(scale) => onChange({ scale })}
          />
        </Field>
      )}
      <Checkbox checked={photo.bad} onChange={(bad) => onChange({ bad })}>
        {t('bench.isBad')}
      </Checkbox>
      <Checkbox checked={photo.reference} onChange={(reference) => onChange({ reference })}>
        {t('bench.isReference')}
      </Checkbox>
      <div>
        <Button size="xs" variant="text" onClick={onRemove}>
          {t('bench.removePhoto')}
        </Button>
      </div>
    </div>
  );
}

interface PhoneProps {
  readonly target: InspectionTarget;
  readonly photos: readonly DraftPhoto[];
  readonly room: number;
  readonly name: string;
  /** Called when a photo is removed from the draft: it must not come back. */
  readonly dropped: RefObject<(url: string) => void>;
  readonly onAdd: (photos: DraftPhoto[]) => void;
}

/** Hands the camera to a phone; its photos become photos of the draft as they come. */
function PhonePhotosOf({ target, photos, room, name, dropped, onAdd }: PhoneProps) {
  const phone = usePhonePhotos(target);
  useEffect(() => {
    dropped.current = phone.drop;
    const added = phone.photos
      .filter(({ url }) => !photos.some((own) => own.url === url))
      .slice(0, Math.max(0, room))
      .map((one) => ({ ...fresh, ...one, caption: one.caption || name }));
    if (added.length > 0) onAdd(added);
  });
  return (
    <div className={styles.addPhotos}>
      <PhoneCamera target={target} phone={phone} />
    </div>
  );
}

function AddPhotos(props: {
  name: string;
  room: number;
  onAdd: (photos: DraftPhoto[]) => void;
  onBusy: ((busy: boolean) => void) | undefined;
}) {
  const t = useTranslator('operator');
  const { files, busy, remove, field } = useUploads(fileUpload, t('upload.failed'));
  const { name, onAdd, onBusy } = props;
  const addedIds = useRef(new Set<string>());
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  useEffect(() => {
    // A file that is in becomes a photo of the draft, once.
    const done = files.flatMap(({ id, response }) => {
      if (!response || addedIds.current.has(id)) return [];
      addedIds.current.add(id);
      const { url, link } = response;
      return [{ id, photo: { url, link, caption: name, ...fresh } }];
    });
    if (done.length === 0) return;
    onAdd(done.map(({ photo }) => photo));
    for (const { id } of done) remove(id);
  });
  return (
    <div className={styles.addPhotos}>
      <FileField
        {...field}
        accept={imageExtensions.map((one) => `.${one}`).join(',')}
        maxBytes={limits.uploadMaxKb * 1024}
        maxFiles={props.room}
        hint={t('bench.photosHint', { count: PHOTOS_MAX, size: limits.uploadMaxKb / 1024 })}
      />
    </div>
  );
}
