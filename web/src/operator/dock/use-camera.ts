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
  const say = useEffectEvent(onText);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const canvas = document.createElement('canvas');
    const seen = new Map<string, number>();
    const take = (texts: readonly string[]) => {
      const now = performance.now();
      for (const text of texts) {
        const before = seen.get(text);
        seen.set(text, now);
        if (before === undefined || now - before > AGAIN_MS) say(text);
      }
    };
    const run = async () => {
      const { readCodes } = await import('./read-codes.ts');
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      });
      stream = opened;
      const shown = video.current;
      if (isOver || shown === null) return stop();
      shown.srcObject = opened;
      await shown.play();
      setState('looking');
      const look = async () => {
        const frame = frameOf(shown, canvas);
        if (frame !== null) take(await readCodes(frame));
        if (!isOver) timer = setTimeout(() => look().catch(fail), EVERY_MS);
      };
      await look();
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
