import { areaListByPid } from '#contract/places/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { Select } from '#web/ui/Select.tsx';
import styles from './AreaField.module.css';
import { areaName } from './area-name.ts';
import { FailNote } from './FailNote.tsx';

/** One chosen area: its id, and its name as the reader saw it. */
export interface ChosenArea {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** The country whose areas are chosen from: its code in upper case. */
  readonly country: string;
  /** From the first level down; empty where nothing is chosen. */
  readonly value: readonly ChosenArea[];
  readonly onChange: (areas: readonly ChosenArea[]) => void;
  /** At most so many levels; China has three. */
  readonly levels?: number;
}

/** The areas of a country level by level; a level without areas is not asked for. */
export function AreaField({ country, value, onChange, levels = 3 }: Props) {
  const parents = [country, ...value.map(({ id }) => id)].slice(0, levels);
  return (
    <div className={styles.levels}>
      {parents.map((pid, level) => (
        <Level
          key={pid}
          pid={pid}
          level={level}
          value={value[level]?.id ?? ''}
          onChange={(area) => onChange([...value.slice(0, level), ...(area ? [area] : [])])}
        />
      ))}
    </div>
  );
}

interface LevelProps {
  readonly pid: string;
  readonly level: number;
  readonly value: string;
  readonly onChange: (area: ChosenArea | null) => void;
}

function Level({ pid, level, value, onChange }: LevelProps) {
  const t = useWords('parts');
  const list = useRead(areaListByPid, { pid }, { enabled: pid !== '' });
  if (list.isError) return <FailNote error={list.error} again={() => void list.refetch()} />;
  const areas = (list.data ?? []).map((area) => ({
    value: area.id,
    label: areaName(area, t.lang).text,
  }));
  if (areas.length === 0) return null;
  const names = [t('area.first'), t('area.second'), t('area.third')];
  return (
    <Select<string>
      aria-label={names[level] ?? t('area.first')}
      value={value}
      options={[{ value: '', label: t('area.choose') }, ...areas]}
      onChange={(id) => {
        const area = areas.find((one) => one.value === id);
        onChange(area && id !== '' ? { id, name: area.label } : null);
      }}
    />
  );
}
