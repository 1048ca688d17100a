import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { goldenSamplesOfPart } from '#contract/qc/golden-sample-calls.ts';
import type { GoldenSample } from '#contract/qc/golden-sample-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { type GoldenPhoto, GoldenPhotos } from './GoldenPhotos.tsx';

const CAPTION_MAX = 200;

/** A photo as a result takes it. */
type Reference = Omit<GoldenPhoto, 'test'> & { readonly bad: false; readonly reference: true };

interface Props {
  readonly inspectionId: string;
  readonly test: TestCode;
  /** Addresses of the photos that the result has. */
  readonly used: readonly string[];
  readonly onUse: (photo: Reference) => void;
}

/** Photos of this test of golden samples of the same part; one becomes the reference of the result. */
export function GoldenReferences({ inspectionId, test, used, onUse }: Props) {
  const t = useTranslator('operator/bench');
  const samples = useCallQuery(goldenSamplesOfPart, { inspectionId }, { quiet: true }).data ?? [];
  const own = samples
    .map((sample) => ({ sample, photos: sample.photos.filter((photo) => photo.test === test) }))
    .filter(({ photos }) => photos.length > 0);
  if (own.length === 0) return null;
  return (
    <Section title={t('golden.references')}>
      {own.map(({ sample, photos }) => (
        <GoldenPhotos
          key={sample.id}
          photos={photos}
          label={sample.lotNo}
          action={(photo) => (
            <Button
              size="xs"
              disabled={used.includes(photo.url)}
              aria-label={t('golden.useOf', { lot: sample.lotNo, caption: photo.caption })}
              onClick={() => onUse(referenceOf(photo, captionOf(sample, photo)))}
            >
              {t(used.includes(photo.url) ? 'golden.used' : 'golden.use')}
            </Button>
          )}
        />
      ))}
    </Section>
  );

  function captionOf({ lotNo }: GoldenSample, { caption }: GoldenPhoto): string {
    return t('golden.caption', { lot: lotNo, caption }).slice(0, CAPTION_MAX);
  }
}

const referenceOf = ({ test: _, ...photo }: GoldenPhoto, caption: string): Reference => ({
  ...photo,
  caption,
  bad: false,
  reference: true,
});
