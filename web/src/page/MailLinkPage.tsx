import type { ReactNode } from 'react';
import { CallFailure } from '#web/api/failure.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './MailLinkPage.module.css';
import { useHead } from './use-head.ts';

interface Props {
  readonly title: string;
  readonly canonical: string;
  readonly read: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** The words for a link that nobody made, and the page with all of its records. */
  readonly missing: {
    readonly title: string;
    readonly text: string;
    readonly to: string;
    readonly action: string;
  };
  readonly children: ReactNode;
}

/** A page behind the link of a mail, for readers who are not signed in. */
export function MailLinkPage({ title, canonical, read, missing, children }: Props) {
  // A key of a wrong shape is refused before it is looked for: nobody made that link either.
  const isNotFound =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  useHead({ title, canonical, noIndex: true, ...(isNotFound ? { status: 404 } : {}) });
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {isNotFound && (
        <Empty
          title={missing.title}
          action={<ButtonLink to={missing.to}>{missing.action}</ButtonLink>}
        >
          {missing.text}
        </Empty>
      )}
      {!isNotFound && <FailNote error={read.error} again={() => void read.refetch()} />}
      {read.isPending && <SkeletonLines label={title} lines={3} />}
      {children}
    </div>
  );
}
