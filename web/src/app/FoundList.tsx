import { Link } from 'react-router';
import type { Entry } from '#contract/operator/find-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import text from '#web/ui/text.module.css';

/** Records that the staff's search found, as links; the first is where Enter leads. */
export function FoundList(props: { found: readonly Entry[]; onPick: () => void }) {
  const t = useTranslator('app/console');
  return (
    <ul>
      {props.found.map((one, index) => (
        <li key={one.kind + one.link}>
          <span className={text.q}>{t(`found.${one.kind}`)}</span>{' '}
          <Link
            to={one.link}
            onClick={props.onPick}
            translate="no"
            // biome-ignore lint/a11y/noAutofocus: Enter opens what stands first.
            autoFocus={index === 0}
          >
            {one.ref}
          </Link>{' '}
          {one.subject}
        </li>
      ))}
    </ul>
  );
}
