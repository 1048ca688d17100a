import { type DragEvent, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon/IconButton.tsx';
import { type UiWords, useUiWords } from '../ui-words.ts';
import { useFieldProps } from './Field.tsx';
import styles from './FileField.module.css';
import { uploadStatus } from './upload-status.ts';
import { useTypedEarly } from './use-typed-early.ts';

/** One file on its way. The view only shows it; whoever uploads keeps it. */
export interface FileItem {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'sending' | 'done' | 'failed';
  /** 0 to 1 while sending. */
  readonly progress?: number | undefined;
  /** The sentence that says what failed and what to do. */
  readonly error?: string | undefined;
  /** Where a finished file can be opened. */
  readonly href?: string | undefined;
}

interface Props {
  readonly files: readonly FileItem[];
  /** Files that keep the limits; the rest is refused here, in words. */
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
  /** Endings and kinds, as the platform writes them: `.pdf,image/*`. */
  readonly accept?: string | undefined;
  readonly maxBytes?: number | undefined;
  readonly maxFiles?: number | undefined;
  /** The limits in words, under the invitation. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Files that go along with something: their size is refused in other words. */
  readonly attachment?: boolean | undefined;
}

/** Whether a file is of an accepted kind, by its ending or declared type. */
export function acceptsFile(file: { name: string; type: string }, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const want = entry.trim().toLowerCase();
    if (want.startsWith('.')) return file.name.toLowerCase().endsWith(want);
    if (want.endsWith('/*')) return file.type.toLowerCase().startsWith(want.slice(0, -1));
    return file.type.toLowerCase() === want;
  });
}

/** The limits of a file field. */
export interface FileRules {
  readonly accept?: string | undefined;
  readonly maxBytes?: number | undefined;
  readonly maxFiles?: number | undefined;
}

/** Why a file is not taken. */
export type FileRefusal = 'count' | 'kind' | 'empty' | 'size';

/**
 * The chosen files that keep the rules, so many as there is room beside those that stand already,
 * and of the others the first with its reason.
 */
export function siftFiles<Chosen extends { name: string; type: string; size: number }>(
  chosen: readonly Chosen[],
  existingCount: number,
  { accept, maxBytes, maxFiles }: FileRules,
) {
  const wrong = (file: Chosen): FileRefusal | null => {
    if (accept && !acceptsFile(file, accept)) return 'kind';
    if (file.size === 0) return 'empty';
    return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
  };
  const room = maxFiles === undefined ? chosen.length : Math.max(0, maxFiles - existingCount);
  const right = chosen.filter((file) => wrong(file) === null);
  const first = chosen.find((file) => wrong(file) !== null);
  const why: FileRefusal | null = right.length > room ? 'count' : first ? wrong(first) : null;
  return { kept: right.slice(0, room), why, name: first?.name ?? '' };
}

/** The endings of a field's kinds, as they are shown. */
const endings = (accept: string): string => accept.replaceAll('.', '').split(',').join(', ');

/** A file's size in words: 812 KB, 3.4 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

interface Refused {
  readonly why: FileRefusal;
  /** The name of the first file that is not taken. */
  readonly name: string;
}

/** Says why files were not taken; at each render, as the reader may turn to another language. */
function refusalText(words: UiWords, { why, name }: Refused, field: Props): string {
  if (why === 'count') return words.fileCount(field.maxFiles ?? 0);
  if (why === 'kind') return words.fileKind(endings(field.accept ?? ''));
  if (why === 'empty') return words.fileEmpty(name);
  return field.attachment ? words.fileOverLimit(name) : words.fileTooLarge(name);
}

/** A place to drop or choose files, with each file's progress, cancel and retry. */
export function FileField(props: Props) {
  const { files, onAdd, accept, maxFiles, hint, disabled } = props;
  const words = useUiWords();
  // A button may not be required: the mark of the label says it.
  const { 'aria-required': _, ...wired } = useFieldProps();
  const input = useRef<HTMLInputElement>(null);
  const node = useTypedEarly(input);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const room = maxFiles === undefined ? Number.POSITIVE_INFINITY : maxFiles - files.length;
  const addFiles = (list: FileList | null) => {
    const { kept, why, name } = siftFiles([...(list ?? [])], files.length, props);
    setRefused(why && { why, name });
    if (kept.length > 0) onAdd(kept);
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) addFiles(event.dataTransfer.files);
  };

  return (
    <div className={styles.field}>
      {room > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping has the button beside it.
        <div
          className={cx(styles.drop, over && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <Icon name="upload" />
          <span>
            <button
              type="button"
              {...wired}
              className={styles.choose}
              disabled={disabled}
              onClick={() => input.current?.click()}
            >
              {words.chooseFile}
            </button>{' '}
            <span className={styles.quiet}>{words.dropFile}</span>
            {hint && <small className={styles.hint}>{hint}</small>}
          </span>
          <input
            ref={node}
            type="file"
            hidden
            accept={accept}
            multiple={room > 1}
            onChange={(event) => addFiles(event.target.files)}
          />
        </div>
      )}
      {refused && (
        <p className={styles.error} role="alert">
          <Icon name="warning" size={12} />
          {refusalText(words, refused, props)}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.id} file={file} field={props} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileLine({ file, field }: { file: FileItem; field: Props }) {
  const words = useUiWords();
  const sending = file.state === 'sending';
  return (
    <li className={styles.file} data-status={uploadStatus[file.state]}>
      <Icon name="file" />
      {file.href ? (
        <a href={file.href} target="_blank" rel="noreferrer" className={styles.name}>
          {file.name}
        </a>
      ) : (
        <span className={styles.name}>{file.name}</span>
      )}
      <span className={styles.size}>{sizeText(file.size)}</span>
      {file.state === 'failed' && field.onRetry && (
        <IconButton
          icon="rotate"
          small
          label={`${words.retry}: ${file.name}`}
          onClick={() => field.onRetry?.(file.id)}
        />
      )}
      <IconButton
        icon="cross"
        small
        label={`${sending ? words.cancel : words.remove}: ${file.name}`}
        onClick={() => field.onRemove(file.id)}
      />
      {sending && (
        <progress className={styles.progress} value={file.progress ?? 0} aria-label={file.name} />
      )}
      {file.state === 'failed' && <small className={styles.failed}>{file.error}</small>}
    </li>
  );
}
