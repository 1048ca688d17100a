import { caseOne, caseReplyByKey, complaintAllowByKey } from '#contract/cases/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AuthorCase } from '../AuthorCase.tsx';
import { addresses } from '../addresses.ts';
import styles from '../cases.module.css';
import { useLinkKey } from '../use-link-key.ts';

/** A case by the link of a mail: for authors without an account. */
export default function LinkedCasePage() {
  const t = useTranslator('cases');
  useHead({ title: t('detail.linkTitle'), canonical: '/case', noIndex: true });
  return (
    <div className={styles.page}>
      <LinkedCase />
    </div>
  );
}

function LinkedCase() {
  const t = useTranslator('cases');
  const key = useLinkKey();
  const found = useCallQuery(caseOne, { key: key ?? '' }, { enabled: Boolean(key) });
  if (key && found.data) {
    return (
      <AuthorCase
        key={found.data.id}
        view={found.data}
        call={caseReplyByKey}
        target={{ key }}
        violations={(input) => validateInput(caseReplyByKey, input)}
        changes={[caseOne]}
        allow={complaintAllowByKey}
      />
    );
  }
  const isNotFound = found.error instanceof CallFailure && found.error.code === 404;
  return (
    <>
      <h1 className={styles.linked}>{t('detail.linkTitle')}</h1>
      {key === null || isNotFound ? (
        <Empty
          title={t('detail.linkWrong')}
          action={<ButtonLink to={addresses.legal.add}>{t('legal.ask')}</ButtonLink>}
        >
          {t('detail.linkWrongText')}
        </Empty>
      ) : (
        <>
          <FailNote error={found.error} again={() => found.refetch()} />
          {!found.isError && <SkeletonLines label={t('loading')} lines={6} />}
        </>
      )}
    </>
  );
}
