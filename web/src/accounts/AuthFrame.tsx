import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { useSelectedOffers } from '#web/page/asked-offers.ts';
import text from '#web/ui/text.module.css';
import styles from './AuthFrame.module.css';

type Side = 'logIn' | 'register';

const places = { logIn: '/login', register: '/register' } as const;

interface Props {
  /** Absent where the page is neither: resetting a password. */
  readonly side?: Side;
  readonly title: string;
  readonly children: ReactNode;
}

/** The two-part frame of signing in and registering: what Assay does, and the form. */
export function AuthFrame({ side, title, children }: Props) {
  const t = useTranslator('accounts');
  const { state } = useLocation();
  return (
    <div className={styles.frame}>
      <aside className={styles.left}>
        <p className={styles.pitch}>{t('pitch')}</p>
        <TradeRoute />
      </aside>
      <section className={styles.right} aria-labelledby="auth-title">
        <h1 id="auth-title" className={side ? text.vh : styles.title}>
          {title}
        </h1>
        <nav className={styles.tabs} aria-label={`${t('logIn')} / ${t('register')}`}>
          {(['logIn', 'register'] as const).map((one) => (
            <Link
              key={one}
              to={places[one]}
              state={state}
              replace
              aria-current={one === side ? 'page' : undefined}
            >
              {t(one)}
            </Link>
          ))}
        </nav>
        <ChosenOffersNote from={(state as { from?: string } | null)?.from ?? ''} />
        <noscript>
          <p className={styles.quiet}>{t('needsScript')}</p>
        </noscript>
        {children}
      </section>
    </div>
  );
}

/** Says to a guest who was about to enquire that the chosen offers wait for them. */
function ChosenOffersNote({ from }: { from: string }) {
  const t = useTranslator('accounts');
  const count = useSelectedOffers().length;
  if (count === 0 || !from.startsWith('/post-inquiry?offers=1')) return null;
  return <p role="status">{t('keptOffers', { count })}</p>;
}

const steps = ['pay', 'held', 'ships', 'bench', 'both', 'sent', 'released'] as const;

/** The way of goods and money as seven lines beside two lanes. */
function TradeRoute() {
  const t = useTranslator('accounts');
  return (
    <div className={styles.way}>
      <svg width="52" height="224" viewBox="0 0 52 224" aria-hidden="true">
        <path d="M10 74V170" stroke="var(--c-green)" strokeWidth="3" />
        <path d="M34 10V42" stroke="var(--c-gold)" strokeWidth="3" />
        <path d="M34 51V194" stroke="var(--c-gold)" strokeWidth="9" strokeDasharray="4 2" />
        <path d="M34 138H10" stroke="var(--c-ink)" />
        <circle cx="10" cy="74" r="6" fill="var(--c-green)" />
        <circle cx="10" cy="106" r="6" fill="var(--c-green)" />
        <circle cx="10" cy="170" r="6" fill="var(--c-green)" />
        <path d="M10 131l7 7-7 7-7-7z" fill="var(--c-green)" />
        <rect x="28" y="4" width="12" height="12" rx="1" fill="var(--c-gold)" />
        <rect x="28" y="36" width="12" height="12" rx="1" fill="var(--c-gold)" />
        <rect x="28" y="196" width="12" height="12" rx="1" fill="var(--c-green)" />
      </svg>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`way.${step}`)}</li>
        ))}
      </ol>
    </div>
  );
}
