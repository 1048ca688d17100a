import type { LegalReach } from '#contract/legal/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';

/** Whom a new version asks, as a sentence. */
export function Reach({ reach }: { reach: LegalReach }) {
  const t = useTranslator('operator/terms');
  const format = useFormat();
  const { members, buyers, sellers, behind } = reach;
  return (
    <>
      {t('reach', {
        count: members,
        n: format.number(members),
        buyers: format.number(buyers),
        sellers: format.number(sellers),
      })}{' '}
      {behind > 0 && t('behind', { count: behind, n: format.number(behind) })}
    </>
  );
}
