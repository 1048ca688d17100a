import { bomOpen } from '#contract/bom/calls.ts';
import { BOM_RETENTION_HOURS } from '#contract/bom/shapes.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery, useSession } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { BOM, bomPath } from '../addresses.ts';
import { tokenOf } from '../tokens.ts';
import { Workbench } from './Workbench.tsx';

/** Fetches a bill and puts it on the desk. */
export default function OpenedBom({ id }: { id: string }) {
  const t = useTranslator('bom');
  const isVisitor = useSession('member') === null;
  // Once it is kept it needs no token: what stands here stays while it is asked for anew.
  const read = useCallQuery(bomOpen, { id, token: tokenOf(id) }, { previous: true });
  if (read.data) return <Workbench key={id} found={read.data} />;
  const isNotFound =
    read.error instanceof CallFailure && (read.error.code === 404 || read.error.code === 422);
  return (
    <>
      <PageHead title={t('title')} />
      {read.isPending && <SkeletonLines label={t('one.loading')} lines={8} />}
      {!isNotFound && <FailNote error={read.error} again={() => void read.refetch()} />}
      {isNotFound && (
        <Empty
          title={t('one.gone')}
          action={
            <span className={layout.wrapRow}>
              <ButtonLink to={BOM}>{t('one.another')}</ButtonLink>
              {isVisitor && (
                <ButtonLink to="/login" state={{ from: bomPath(id) }}>
                  {t('one.login')}
                </ButtonLink>
              )}
            </span>
          }
        >
          {t('one.goneText', { hours: BOM_RETENTION_HOURS })}
        </Empty>
      )}
    </>
  );
}
