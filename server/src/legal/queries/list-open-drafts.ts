import type { Language } from '#contract/option-schemas.ts';
import { findOpenApproval } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { documentIds } from '../core/ids.ts';
import { LEGAL_APPROVAL } from '../proposed.ts';
import { listDrafts } from '../store/drafts.ts';

/** A draft of a document, and until when its second person has to decide. */
export interface OpenDraft {
  readonly document: string;
  readonly title: string;
  readonly savedName: string;
  readonly since: Date;
  /** Null where nobody was asked yet. */
  readonly decideBy: Date | null;
}

/** Lists drafts of versions, those that wait for a second person with their deadline. */
export async function listOpenDrafts(db: Db, lang: Language): Promise<OpenDraft[]> {
  const open: OpenDraft[] = [];
  for (const { document, texts, savedName, savedAt } of await listDrafts(db)) {
    const request = await findOpenApproval(db, {
      kind: LEGAL_APPROVAL,
      subject: documentIds[document],
    });
    open.push({
      document,
      title: texts[lang].title,
      savedName,
      since: request?.since ?? savedAt,
      decideBy: request?.expiresAt ?? null,
    });
  }
  return open;
}
