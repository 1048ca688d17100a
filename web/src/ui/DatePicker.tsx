import { MantineProvider } from '@mantine/core';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/dates/styles.css';
import './mantine.css';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/ru';
import { useSyncExternalStore } from 'react';
import { shownScheme, watchScheme } from './color-scheme.ts';
import type { DateFieldProps } from './DateField.tsx';
import styles from './DatePicker.module.css';
import { Icon } from './Icon.tsx';
import { theme } from './theme.ts';
import { useUiWords } from './ui-words.ts';

const parts = {
  input: styles.input ?? '',
  day: styles.day ?? '',
  section: styles.section ?? '',
  month: styles.month ?? '',
};
const locales: Record<string, string> = { zh: 'zh-cn' };

/** The calendar behind DateField; days are shown as `2026-11-18` in every language. */
export default function DatePicker(props: DateFieldProps & { wired: object }) {
  const { value, onChange, lang, least, most, wired, placeholder, disabled } = props;
  const words = useUiWords();
  const scheme = useSyncExternalStore(watchScheme, shownScheme);
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      // Styles come from files alone, so the page's policy needs no exception for inline ones.
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      <DatesProvider settings={{ locale: locales[lang] ?? lang, firstDayOfWeek: 1 }}>
        <DatePickerInput
          {...wired}
          {...(props['aria-label'] ? { 'aria-label': props['aria-label'] } : {})}
          value={value || null}
          onChange={(day) => onChange(day ?? '')}
          valueFormat="YYYY-MM-DD"
          {...(least ? { minDate: least } : {})}
          {...(most ? { maxDate: most } : {})}
          placeholder={placeholder ?? 'YYYY-MM-DD'}
          disabled={disabled ?? false}
          clearable
          clearButtonProps={{ 'aria-label': words.remove }}
          leftSection={<Icon name="calendar" />}
          popoverProps={{ withinPortal: false, shadow: 'md', transitionProps: { duration: 0 } }}
          classNames={parts}
        />
      </DatesProvider>
    </MantineProvider>
  );
}
