import { createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';

/** The wiring from a field to its control: ids, and whether it is invalid or required. */
export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

interface FieldProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

/** The attributes that wire a control to the field around it; empty outside a field. */
export function useFieldProps(): FieldProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

interface Props {
  readonly label: ReactNode;
  /** Beside the label, quiet: "optional". */
  readonly aside?: ReactNode;
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Replaces the hint; says the remedy. */
  readonly error?: string | null | undefined;
  /** For groups (radios, several controls): the label names the group instead of one control. */
  readonly group?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label above a control, with its hint or error below, wired for assistive technology. */
export function Field(props: Props) {
  const { label, aside, required = false, hint, error, group, className, children } = props;
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  const wiring = { id, describedBy: note, invalid: Boolean(error), required };
  const words = (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
  const body = (
    <FieldContext value={group ? null : wiring}>
      {children}
      {error ? (
        <span id={note} className={styles.error}>
          <Icon name="warning" size={12} />
          <span>{error}</span>
        </span>
      ) : (
        hint && (
          <span id={note} className={styles.hint}>
            {hint}
          </span>
        )
      )}
    </FieldContext>
  );
  const frameClass = `${styles.field} ${className ?? ''}`;
  if (group) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex column.
      <div
        className={frameClass}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={note}
      >
        <span id={`${id}-label`} className={styles.label}>
          {words}
        </span>
        {body}
      </div>
    );
  }
  return (
    <div className={frameClass}>
      <label htmlFor={id} className={styles.label}>
        {words}
      </label>
      {body}
    </div>
  );
}
