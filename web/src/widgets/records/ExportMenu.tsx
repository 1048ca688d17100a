import { Icon } from '#web/ui/icon/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import styles from './ExportMenu.module.css';
import { useFailText } from './FailNote.tsx';

const names = { xlsx: 'Excel (xlsx)', csv: 'CSV' } as const;
type Format = keyof typeof names;

interface Props {
  readonly formats: readonly Format[];
  readonly label: string;
  /** The text on the button, where it is shorter than its name. */
  readonly face?: string;
  readonly failed: string;
  /** The look of the button; that of a filter bar where it is left out. */
  readonly className?: string;
  /** The download that runs, of `useDownload`. */
  readonly file: { readonly isBusy: boolean; readonly error: Error | null };
  readonly onPick: (format: Format) => void;
}

/** Offers what a list shows as a file: the menu of its formats, and the note of a failure. */
export function useExportMenu({ formats, label, face = label, failed, ...props }: Props) {
  const { file, onPick, className = styles.export ?? '' } = props;
  const failText = useFailText();
  const menu = (
    <Menu
      label={label}
      align="end"
      className={className}
      items={formats.map((format) => ({
        key: format,
        label: <span translate="no">{names[format]}</span>,
        icon: 'download' as const,
        onPick: () => onPick(format),
        disabled: file.isBusy,
      }))}
    >
      <Icon name="download" />
      {face}
    </Menu>
  );
  const note = file.error && (
    <Note tone="fail" aloud>
      {failed} {failText(file.error)}
    </Note>
  );
  return { menu, note };
}
