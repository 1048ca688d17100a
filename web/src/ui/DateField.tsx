import { lazy, Suspense } from 'react';
import { useFieldProps } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

/** The calendar and its library come only with the first page that asks for a day. */
const DatePicker = lazy(() => import('./DatePicker.tsx'));

export interface DateFieldProps {
  /** A calendar day `2026-11-18`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The language of the calendar: zh, en, es, fr, ru. */
  readonly lang: string;
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** A day, chosen in a calendar or typed. Inside a Field it is labelled by it. */
export function DateField(props: DateFieldProps) {
  const wired = useFieldProps();
  const waiting = (
    <TextInput
      value={props.value}
      readOnly
      aria-label={props['aria-label']}
      placeholder={props.placeholder}
    />
  );
  return (
    <Suspense fallback={waiting}>
      <DatePicker {...props} wired={wired} />
    </Suspense>
  );
}
