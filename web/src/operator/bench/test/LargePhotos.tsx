import { PhotoViewer } from '#web/ui/overlay/PhotoViewer.tsx';

interface Props {
  readonly photos: readonly {
    readonly url: string;
    readonly link: string;
    readonly caption: string;
  }[];
  /** The photo that is open; null while none is. */
  readonly viewed: number | null;
  readonly onView: (index: number | null) => void;
}

/** Photos of the bench, one of them large, with its caption. */
export function LargePhotos({ photos, viewed, onView }: Props) {
  return (
    <PhotoViewer
      photos={photos.map(({ url, link, caption }) => ({
        key: url,
        src: link,
        alt: caption,
        caption,
      }))}
      index={viewed}
      onMove={onView}
      onClose={() => onView(null)}
    />
  );
}
