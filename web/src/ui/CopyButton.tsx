import { useEffect, useState } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { IconButton } from './icon/IconButton.tsx';
import { useUiWords } from './ui-words.ts';

/** Copies a text; says so on its own face for two seconds. */
export function CopyButton(props: { text: string; label?: string; variant?: ButtonVariant }) {
  const words = useUiWords();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const back = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(back);
  }, [done]);
  const copy = () => {
    navigator.clipboard.writeText(props.text).then(
      () => setDone(true),
      () => setDone(false),
    );
  };
  const icon = done ? 'check' : 'copy';
  if (props.label === undefined) {
    return <IconButton icon={icon} small label={done ? words.copied : words.copy} onClick={copy} />;
  }
  return (
    <Button icon={icon} variant={props.variant} onClick={copy}>
      {done ? words.copied : props.label}
    </Button>
  );
}
