import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsClaimProposeRuling } from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { MoveBox } from '#web/ui/layout/MoveBox.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import styles from '../claims.module.css';
import { ClaimEffects } from '../moves/ClaimEffects.tsx';
import { useClaimForm } from '../moves/ClaimForm.tsx';
import { effectsOf } from '../moves/effects.ts';
import { firstRuling } from '../moves/ruling.ts';
import { termsText } from '../terms-text.ts';

/** The ruling of support: written by one person, put in force by another. */
export function Ruling({ view, again }: { view: ClaimView; again: () => void }) {
  const t = useTranslator('claims/desk');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  if (view.state !== 'arbitrating') return null;
  const isSupport = roles.includes('support');
  if (view.ruling !== null) {
    const mayDecide = isSupport || roles.includes('admin');
    return mayDecide && <Proposed view={view} ruling={view.ruling} again={again} />;
  }
  if (!isSupport) return null;
  if (view.staffIsParty) return <Note tone="wait">{t('rule.staffIsParty')}</Note>;
  return <Propose key={view.version} view={view} />;
}

function Propose({ view }: { view: ClaimView }) {
  const t = useTranslator('claims/desk');
  const form = useClaimForm({
    view,
    call: opsClaimProposeRuling,
    parts: ['ruling'],
    name: 'ruling',
    first: firstRuling(view),
    done: t('rule.sent'),
  });
  const claimWords = useTranslator('claims');
  const format = useFormat();
  const lines = effectsOf(view, { event: 'rule', draft: form.draft }, { t: claimWords, format });
  const { due } = view;
  return (
    <MoveBox
      title={t('rule.title')}
      due={due?.at && <DueDeadline due={due} mine />}
      effect={lines.length > 0 && <ClaimEffects label={claimWords('move.effect')} lines={lines} />}
      hint={t('rule.effect')}
      action={
        <Button type="submit" form={form.formId} variant="primary" size="md" loading={form.busy}>
          {t('rule.send')}
        </Button>
      }
    >
      {form.element}
    </MoveBox>
  );
}

interface ProposedProps {
  readonly view: ClaimView;
  readonly ruling: NonNullable<ClaimView['ruling']>;
  readonly again: () => void;
}

function Proposed({ view, ruling, again }: ProposedProps) {
  const t = useTranslator('claims');
  const desk = useTranslator('claims/desk');
  const format = useFormat();
  const { terms, decision, text, approval } = ruling;
  return (
    <div className={styles.ends}>
      <Section title={desk('rule.title')}>
        <ApprovalBox
          approval={{ ...approval, staffIsParty: view.staffIsParty }}
          subject={view.no}
          approve={desk('rule.approve')}
          compared={desk('rule.compared')}
          onDone={again}
        >
          <b>
            {terms === null || decision === 'reject'
              ? desk('rule.reject')
              : termsText(terms, { t, format })}
          </b>
          <p className={styles.words}>{text}</p>
        </ApprovalBox>
      </Section>
    </div>
  );
}
