import type { Review } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Check, CheckList } from '../money/CheckList.tsx';

/** Shows the automatic checks. */
export function ReviewChecks({ review }: { review: Review }) {
  const t = useTranslator('operator/settlements');
  const { checks } = review;
  const judged = (ok: boolean): Check['tone'] => (ok ? 'pass' : 'wait');
  const known = checks.models.filter((one) => one.known).length;
  const unknown = checks.models.filter((one) => !one.known).map((one) => one.model);
  const lines: Check[] = [
    checks.creditCode === null
      ? { key: 'code', tone: 'info', text: t('check.codeAbroad') }
      : {
          key: 'code',
          tone: judged(checks.creditCode),
          text: t(checks.creditCode ? 'check.code' : 'check.codeWrong'),
        },
    {
      key: 'mobile',
      tone: judged(checks.mobile),
      text: t(checks.mobile ? 'check.mobile' : 'check.mobileWrong'),
    },
    {
      key: 'mobileVerified',
      tone: judged(checks.mobileVerified),
      text: t(`check.${checks.mobileVerified ? 'phone' : 'phoneMissing'}`),
    },
    {
      key: 'website',
      tone: judged(checks.website),
      text: t(checks.website ? 'check.website' : 'check.websiteWrong'),
    },
    {
      key: 'models',
      tone: judged(unknown.length === 0),
      text:
        unknown.length === 0
          ? t('check.models', { count: known })
          : t('check.modelsUnknown', { models: unknown.join(', ') }),
    },
    {
      key: 'same',
      tone: judged(checks.sameCreditCode === 0),
      text:
        checks.sameCreditCode === 0
          ? t('check.alone')
          : t('check.same', { count: checks.sameCreditCode }),
    },
    {
      key: 'deposit',
      tone: judged(checks.deposit),
      text: t(checks.deposit ? 'check.deposit' : 'check.depositMissing'),
    },
  ];
  return (
    <Section title={t('checks')} aside={t('checksAside')}>
      <CheckList checks={lines} />
    </Section>
  );
}
