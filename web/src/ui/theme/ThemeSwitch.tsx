import { useSyncExternalStore } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { IconButton } from '../icon/IconButton.tsx';
import { useUiWords } from '../ui-words.ts';
import { chooseScheme, type SchemeChoice, schemeChoice, watchScheme } from './color-scheme.ts';

const turn: Record<SchemeChoice, SchemeChoice> = { auto: 'light', light: 'dark', dark: 'auto' };
const glyphs: Record<SchemeChoice, IconName> = { auto: 'half', light: 'sun', dark: 'moon' };

/** Turns light, dark and the system's choice, one press each. */
export function ThemeSwitch() {
  const words = useUiWords();
  const choice = useSyncExternalStore(watchScheme, schemeChoice, () => 'auto' as const);
  const names = { auto: words.themeAuto, light: words.themeLight, dark: words.themeDark };
  return (
    <IconButton
      icon={glyphs[choice]}
      label={`${words.theme}: ${names[choice]}`}
      onClick={() => chooseScheme(turn[choice])}
    />
  );
}
