import type { Output } from '#contract/call.ts';
import type { opsNoticeList } from '#contract/notices/calls.ts';
import type { NoticeAudience } from '#contract/notices/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';

export type Readers = Output<typeof opsNoticeList>['readers'];

/** An audience, and how many accounts it has where that is known. */
export function AudienceName(props: { audience: NoticeAudience; readers?: Readers | undefined }) {
  const t = useTranslator('operator/notices');
  const format = useFormat();
  const { audience, readers } = props;
  const name = t(`audience.${audience}`);
  if (audience === 'one' || readers === undefined) return name;
  return t('counted', { audience: name, count: format.number(readers[audience]) });
}
