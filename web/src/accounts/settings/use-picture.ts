import { useRef, useState } from 'react';

type Fault = 'empty' | 'format' | 'tooLarge';

interface Sending {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface Rules<Answer> {
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly onIn: (response: Answer) => void;
}

/** Checks a picture by its name and size; null where no rule is broken. */
export function pictureViolation(
  { name, size }: { readonly name: string; readonly size: number },
  { accept, maxBytes }: { readonly accept: readonly string[]; readonly maxBytes: number },
): Fault | null {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (!accept.includes(ending)) return 'format';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'tooLarge' : null;
}

/** One picture on its way: how far it is, stopping it, and sending it again after a failure. */
export function usePicture<Answer>(
  upload: (file: File, options: Sending) => Promise<Answer>,
  rules: Rules<Answer>,
) {
  const [share, setShare] = useState<number | null>(null);
  const [violation, setViolation] = useState<{ readonly key: Fault; readonly name: string } | null>(
    null,
  );
  const [failed, setFailed] = useState<{ readonly file: File; readonly error: Error } | null>(null);
  const stopper = useRef<AbortController | null>(null);
  const send = (file: File) => {
    const broken = pictureViolation(file, rules);
    setViolation(broken && { key: broken, name: file.name });
    setFailed(null);
    if (broken !== null) return;
    const controller = new AbortController();
    stopper.current = controller;
    setShare(0);
    upload(file, { onProgress: setShare, signal: controller.signal })
      .then(rules.onIn)
      .catch((reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        setFailed({ file, error });
      })
      .finally(() => setShare(null));
  };
  return {
    share,
    violation,
    error: failed?.error ?? null,
    send,
    stop: () => stopper.current?.abort(),
    again: failed && (() => send(failed.file)),
  };
}
