import { useEffect } from 'react';
import type { fileUpload } from '#contract/files/calls.ts';
import type { useUploads } from '#web/api/use-uploads.ts';

/** Hands on each picture once it is uploaded, and empties its field. */
export function useFinishedPicture(
  uploads: ReturnType<typeof useUploads<typeof fileUpload>>,
  onDone: (picture: { url: string; link: string }) => void,
): void {
  const [done] = uploads.answers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per finished upload.
  useEffect(() => {
    if (!done) return;
    onDone({ url: done.url, link: done.link });
    uploads.clear();
  }, [done?.url]);
}
