import type { Factors } from '#contract/factors/schemas.ts';
import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './FactorsSection.module.css';
import type { Opened } from './FactorsSection.tsx';

interface Props {
  readonly factors: Factors;
  readonly isStaff: boolean;
  readonly onOpen: (opened: Opened) => void;
}

/** Lists the second factors with what can be done about each. */
export function FactorRows({ factors, isStaff, onOpen }: Props) {
  const t = useTranslator('accounts/factors');
  const { passkeys, recoveryCodesLeft: left, totpSince } = factors;
  const count = passkeys.length + (totpSince === null ? 0 : 1);
  // Staff always have one: the last one has no button that would be refused.
  const isFixed = isStaff && count === 1;
  return (
    <ul className={styles.list}>
      <li className={styles.row}>
        <div className={styles.facts}>
          <p>{t('totp.title')}</p>
          <p className={styles.quiet}>
            {totpSince === null
              ? t('totp.none')
              : t.parts('since', { at: <DateTime at={totpSince} zone /> })}
          </p>
        </div>
        {totpSince === null && (
          <Button onClick={() => onOpen({ kind: 'addTotp' })}>{t('totp.setUp')}</Button>
        )}
        {totpSince !== null && !isFixed && (
          <Button aria-label={t('totp.removeOne')} onClick={() => onOpen({ kind: 'removeTotp' })}>
            {t('remove')}
          </Button>
        )}
      </li>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id} className={styles.row}>
          <div className={styles.facts}>
            <p>{t.parts('passkey.one', { name: <span translate="no">{name}</span> })}</p>
            <p className={styles.quiet}>
              {t.parts('since', { at: <DateTime at={createdAt} zone /> })}
              {usedAt && ' · '}
              {usedAt && t.parts('used', { at: <DateTime at={usedAt} zone /> })}
            </p>
          </div>
          {!isFixed && (
            <Button
              aria-label={t('passkey.removeOne', { name })}
              onClick={() => onOpen({ kind: 'removePasskey', id, name })}
            >
              {t('remove')}
            </Button>
          )}
        </li>
      ))}
      <li className={styles.row}>
        <div className={styles.facts}>
          <p>{t('passkey.title')}</p>
          <p className={styles.quiet}>{t('passkey.about')}</p>
        </div>
        {passkeys.length < limits.passkeysMax && (
          <Button onClick={() => onOpen({ kind: 'addPasskey' })}>{t('passkey.add')}</Button>
        )}
      </li>
      {count > 0 && (
        <li className={styles.row}>
          <div className={styles.facts}>
            <p>{t('recovery.title')}</p>
            <p className={styles.quiet}>
              {t('recovery.left', { left, all: limits.recoveryCodes })}
            </p>
          </div>
          <Button onClick={() => onOpen({ kind: 'renew' })}>{t('recovery.renew')}</Button>
        </li>
      )}
    </ul>
  );
}
