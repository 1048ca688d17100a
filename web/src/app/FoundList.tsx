import { Link } from 'react-router';
import type { Output } from '#contract/call.ts';
import type { opsFind } from '#contract/operator/calls.ts';

export type Found = Output<typeof opsFind>[number];

/** Records that the staff's search found, as links. */
export function FoundList(props: { found: readonly Found[]; onPick: () => void }) {
  return (
    <ul>
      {props.found.map((one) => (
        <li key={one.kind + one.ref}>
          <Link to={one.link} onClick={props.onPick} translate="no">
            {one.ref}
          </Link>{' '}
          {one.subject}
        </li>
      ))}
    </ul>
  );
}
