import type { ReactNode } from 'react';
import type { Post } from '#contract/boards/schemas.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { BoardConfig } from '../board-config.ts';
import { PostedAt } from './PostedAt.tsx';

interface Props {
  readonly face: BoardConfig;
  readonly post: Post | SurplusDeal;
  readonly actions?: ReactNode;
}

/** The head of a post's page: the way back, its number and state, and what may be done. */
export function PostHead({ face, post, actions }: Props) {
  const t = useTranslator('boards');
  const from = post.mine ? 'mine' : 'new';
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: face.title, to: face.path.tab('new') },
          { label: face.detail.crumb[from], to: face.path.tab(from) },
          { label: post.no },
        ]}
      />
      <PageHead title={post.no} reference actions={actions}>
        <Tag>{t(`state.${post.state}`)}</Tag>
        <PostedAt post={post} />
      </PageHead>
    </>
  );
}
