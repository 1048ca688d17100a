import type { Call } from '#contract/call.ts';
import type { CaseView } from '#contract/cases/case-schemas.ts';
import type { FieldErrors } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import text from '#web/ui/text.module.css';
import { AllowForward } from './AllowForward.tsx';
import { CaseDueNote } from './CaseDueNote.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseTag } from './CaseTag.tsx';
import { CaseThread } from './CaseThread.tsx';
import { ReplyBox } from './ReplyBox.tsx';

/** A case as its author sees it: where it stands, what was said, what may be said next. */
export function AuthorCase(props: {
  view: CaseView;
  call: Call;
  target: { readonly id: string } | { readonly key: string };
  violations: (input: unknown) => FieldErrors;
  changes: readonly Call[];
  /** Lets support show a complaint to its seller. */
  allow: Call;
  orderTo?: string | undefined;
}) {
  const { view } = props;
  const t = useTranslator('cases');
  return (
    <>
      <PageHead title={view.no} reference>
        <CaseTag state={view.state} mine={view.state === 'waitingForYou'} />
        <span className={text.q}>
          {t(`kind.${view.kind}`)} · {t.find(`topic.${view.topic}`) ?? view.topic}
        </span>
      </PageHead>
      <CaseDueNote view={view} reader="author" />
      <div className={layout.cols} style={{ marginTop: 24 }}>
        <div className={layout.sections}>
          <CaseThread entries={view.entries} reader="author">
            <ReplyBox
              view={view}
              call={props.call}
              target={props.target}
              violations={props.violations}
              changes={props.changes}
            />
          </CaseThread>
          {view.allowedEvents.includes('allowForward') && (
            <AllowForward call={props.allow} target={props.target} changes={props.changes} />
          )}
        </div>
        <aside className={layout.sections}>
          <CaseFacts view={view} orderTo={props.orderTo} />
        </aside>
      </div>
    </>
  );
}
