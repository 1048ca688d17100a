import { Link } from 'react-router';
import { opsCompanyPeople } from '#contract/risk/calls.ts';
import type { CompanyPerson } from '#contract/risk/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './company.module.css';
import { Reopen } from './Reopen.tsx';

/** The people of a company: role, last sign-in, second factors, and whether sign-in is locked. */
export function People({ accountId }: { accountId: string }) {
  const t = useTranslator('operator/company');
  const read = useCallQuery(opsCompanyPeople, { id: accountId });
  return (
    <Section title={t('people')} aside={read.data?.list.length}>
      <FailNote error={read.error} again={() => read.refetch()} />
      <ul>
        {read.data?.list.map((person) => (
          <li key={person.id} className={styles.private}>
            <Person person={person} isOpen={person.id === accountId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Person({ person, isOpen }: { person: CompanyPerson; isOpen: boolean }) {
  const t = useTranslator('operator/company');
  const { closedAt, lastSignIn, hasApp, passkeys, lockedUntil } = person;
  const factors = [
    ...(hasApp ? [t('app')] : []),
    ...(passkeys > 0 ? [t('passkeys', { count: passkeys })] : []),
  ];
  return (
    <>
      <div className={styles.privateHead}>
        {isOpen ? (
          <span>{person.name}</span>
        ) : (
          <Link to={`/ops/companies/${person.id}`}>{person.name}</Link>
        )}
        {closedAt && (
          <Tag tone="none">
            {t.parts('closedAt', { at: <DateTime at={closedAt} form="day" /> })}
          </Tag>
        )}
        {lockedUntil && (
          <Tag tone="fail">{t.parts('locked', { at: <DateTime at={lockedUntil} /> })}</Tag>
        )}
      </div>
      <div className={text.q}>
        {[
          t(person.identity ?? 'incomplete'),
          ...(factors.length > 0 ? factors : [t('noFactor')]),
        ].join(t.lang === 'zh' ? '，' : ', ')}
      </div>
      <div className={text.q}>
        {lastSignIn
          ? t.parts('lastSignIn', { at: <DateTime at={lastSignIn} /> })
          : t('neverSignedIn')}
      </div>
      {closedAt && <Reopen id={person.id} name={person.name} />}
    </>
  );
}
