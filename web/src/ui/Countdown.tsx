import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonSize } from './Button.tsx';

/** Whole seconds until a moment, counted down on the reader's clock; 0 once it has passed. */
export function useSecondsUntil(until: number | null): number {
  const left = () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` reads only `until`.
  useEffect(() => {
    setSeconds(left());
    if (until === null) return;
    const beat = setInterval(() => {
      const now = left();
      setSeconds(now);
      if (now === 0) clearInterval(beat);
    }, 250);
    return () => clearInterval(beat);
  }, [until]);
  return seconds;
}

/** A button that waits before it may be pressed again: "Send again in 87 s", fixed in width. */
export function CountdownButton(props: {
  until: number | null;
  /** The face while it waits. */
  waiting: (seconds: number) => ReactNode;
  children: ReactNode;
  disabled?: boolean;
  loading?: boolean;
  size?: ButtonSize;
  onClick: () => void;
}) {
  const seconds = useSecondsUntil(props.until);
  return (
    <Button
      size={props.size}
      loading={props.loading}
      disabled={props.disabled || seconds > 0}
      onClick={props.onClick}
      style={{ minWidth: 148, fontVariantNumeric: 'tabular-nums' }}
    >
      {seconds > 0 ? props.waiting(seconds) : props.children}
    </Button>
  );
}
