import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Frames are looked at so often. */
const EVERY_MS = 250;
/** The same text is taken again after so long: two reels may have equal labels. */
const AGAIN_MS = 2500;

export type CameraState = 'starting' | 'looking' | 'denied' | 'failed';

/** Returns the picture of the moment; null while the camera has none. */
function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) ?? null;
}

/** Shows the camera at the back in a video, and says each code that comes into sight. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const report = useEffectEvent(onText);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const canvas = document.createElement('canvas');
    const lastReadAt = new Map<string, number>();
    const reportNew = (texts: readonly string[]) => {
      const now = performance.now();
      for (const text of texts) {
        const before = lastReadAt.get(text);
        lastReadAt.set(text, now);
        if (before === undefined || now - before > AGAIN_MS) report(text);
      }
    };
    const run = async () => {
      const { readCodes } = await import('./read-codes.ts');
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      stream = opened;
      const player = video.current;
      if (isOver || player === null) return stop();
      player.srcObject = opened;
      await player.play();
      setState('looking');
      const scan = async () => {
        const frame = frameOf(player, canvas);
        if (frame !== null) reportNew(await readCodes(frame));
        if (!isOver) timer = setTimeout(() => scan().catch(fail), EVERY_MS);
      };
      await scan();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const fail = (error: unknown) => {
      if (isOver) return;
      stop();
      setState(error instanceof DOMException || error instanceof TypeError ? 'denied' : 'failed');
    };
    run().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [video]);
  return state;
}
