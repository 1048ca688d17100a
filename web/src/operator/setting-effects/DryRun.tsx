import type { ClientInput } from '#contract/call.ts';
import type { FieldError } from '#contract/response-schemas.ts';
import { EFFECT_COUNT_MOST } from '#contract/settings/constants.ts';
import { opsSettingDryRun } from '#contract/settings/effect-calls.ts';
import type { SettingEffect } from '#contract/settings/effect-schemas.ts';
import type { Setting, SettingFields } from '#contract/settings/schemas.ts';
import type { SettingKey } from '#contract/settings/setting-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import money from '../money/money.module.css';
import { RecordRefs } from '../queues/RecordRefs.tsx';
import { SettingText, settingFields } from '../settings/SettingText.tsx';
import styles from './effects.module.css';

const EVERY_MS = 30_000;

/** The state of a dry run: what a wanted value would change, and whether it was counted. */
export function useDryRun(settingKey: SettingKey, value: SettingFields, enabled: boolean) {
  const input = { key: settingKey, value } as ClientInput<typeof opsSettingDryRun>;
  return useCallQuery(opsSettingDryRun, input, { enabled, quiet: true, everyMs: EVERY_MS });
}

/** Returns the fields for which a dry run was refused. */
export const refusedFields = (error: Error | null): readonly FieldError[] =>
  error instanceof CallFailure ? error.fields : [];

type Counted = NonNullable<NonNullable<Setting['proposal']>['counted']>;

interface Props {
  readonly settingKey: SettingKey;
  readonly value: SettingFields;
  readonly read: ReturnType<typeof useDryRun>;
  /** Refused fields are shown beside it already. */
  readonly hasFields?: boolean;
}

/** Shows effects of a change as sentences counted by the server, with links to the records. */
export function DryRun({ settingKey, value, read, hasFields = false }: Props) {
  const t = useTranslator('operator/setting-effects');
  const fields = Object.fromEntries(
    settingFields[settingKey].map((field) => [
      field,
      <SettingText key={field} field={field} value={value} />,
    ]),
  );
  const refused = refusedFields(read.error);
  return (
    <Section title={t('title')}>
      {/* A value that is refused will not hold from then on. */}
      {!read.error && <p>{t.parts(`fromThen.${settingKey}`, fields)}</p>}
      {read.data && (
        <>
          <Effects effects={read.data.effects} />
          <p className={money.quiet}>
            {t.parts('counted', { at: <DateTime at={read.data.countedAt} zone /> })}
          </p>
        </>
      )}
      {refused.length > 0 ? (
        !hasFields && <Note tone="fail">{refused.map(({ message }) => message).join(' ')}</Note>
      ) : (
        <FailNote error={read.error} again={() => read.refetch()} />
      )}
      {read.isPending && <SkeletonLines label={t('counting')} lines={2} />}
    </Section>
  );
}

/** Shows what was counted for the person who proposed the change. */
export function CountedBefore({ counted }: { counted: Counted }) {
  const t = useTranslator('operator/setting-effects');
  return (
    <Section title={t('whenProposed')}>
      <Effects effects={counted.effects} />
      <p className={money.quiet}>
        {t.parts('countedThen', { at: <DateTime at={counted.countedAt} zone /> })}
      </p>
    </Section>
  );
}

function Effects({ effects }: { effects: readonly SettingEffect[] }) {
  const t = useTranslator('operator/setting-effects');
  if (effects.length === 0) return <p>{t('nothing')}</p>;
  return (
    <ul className={styles.effects}>
      {effects.map((effect) => (
        <Effect key={effect.kind} effect={effect} />
      ))}
    </ul>
  );
}

function Effect({ effect }: { effect: SettingEffect }) {
  const t = useTranslator('operator/setting-effects');
  const format = useFormat();
  const { kind, count, isMore, records, facts } = effect;
  const n = isMore ? t('more', { count: EFFECT_COUNT_MOST }) : format.number(count);
  const until = facts['until'] === undefined ? '' : format.prose(facts['until'], { time: true });
  const rest = count - records.length;
  return (
    <li>
      <span>{t(`effect.${kind}`, { count, n, until })}</span>
      {records.length > 0 && (
        <span className={styles.touched}>
          <RecordRefs records={records} />
          {rest > 0 && <span>+ {format.number(rest)}</span>}
        </span>
      )}
    </li>
  );
}
