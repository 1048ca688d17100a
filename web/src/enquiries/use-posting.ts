import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { inquirySend } from '#contract/enquiries/calls.ts';
import { ENQUIRY_LINES_MAX } from '#contract/enquiries/shapes.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { forgetOffers, type SelectedOffer } from '#web/page/asked-offers.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { failureAt } from './failure-at.ts';
import { type LineActs, type TypedField, typedFields } from './LineInput.tsx';
import {
  EMPTY_POST,
  inputOf,
  linesOfOffers,
  type PostDraft,
  type PostLine,
  placeOf,
  validateDraft,
  withLine,
  withPart,
  withPasted,
} from './post-form.ts';
import { isTable, readLines } from './read-lines.ts';

const NO_LINES: PostDraft = { ...EMPTY_POST, lines: [] };

/** Holds the draft, with lines from the chosen offers where there are some. */
function usePostDraft(offers: readonly SelectedOffer[] | null) {
  const isMatch = offers === null;
  const key = isMatch ? 'enquiry-match' : 'enquiry-offers';
  const [kept, setDraft, forget] = useDraft(key, isMatch ? EMPTY_POST : NO_LINES);
  const draft = useMemo(
    () => (isMatch ? kept : { ...kept, lines: linesOfOffers(offers, kept.lines) }),
    [kept, isMatch, offers],
  );
  return { draft, setDraft, forget };
}

/** The form of a new enquiry: its draft, its lines by keyboard and paste, its sending. */
export function usePosting(offers: readonly SelectedOffer[] | null) {
  const t = useTranslator('enquiries');
  const navigate = useNavigate();
  const { draft, setDraft, forget } = usePostDraft(offers);
  const [said, setSaid] = useState('');
  const [tried, setTried] = useState(false);
  useRequestedPart((part) => setDraft((before) => withPart(before, part)));
  const uploads = useUploads(fileUpload, t('post.lost'));
  const violations = validateDraft(draft);
  const form = useForm(draft, violations);
  const sending = useCommand(inquirySend, {
    onDone: ({ id, no, sellers, unreached }) => {
      forget();
      if (offers !== null) forgetOffers();
      const lacks =
        unreached.length > 0 ? ` ${t('post.unreached', { count: unreached.length })}` : '';
      toast(sellers === 0 ? t('post.sentNobody', { no }) : t('post.sent', { no, sellers }) + lacks);
      navigate(`/inquiry-details?id=${id}`);
    },
    onFail: (error) => form.refuse(failureAt(error, (path) => placeOf(draft, path))),
  });
  const send = () => {
    setTried(true);
    if (!form.ready() || uploads.busy) return;
    sending.mutate(inputOf({ draft, attach: uploads.answers.map((file) => file.url) }));
  };
  const setLines = (lines: readonly PostLine[]) => setDraft({ ...draft, lines });
  const focus = (index: number, field: TypedField) =>
    requestAnimationFrame(() =>
      form.frame.current?.querySelector<HTMLElement>(`[name="${field}.${index}"]`)?.focus(),
    );
  const add = () => {
    setLines(withLine(draft.lines));
    focus(draft.lines.length, 'mpn');
  };
  const paste = (key: number, event: ClipboardEvent) => {
    const read = readLines(event.clipboardData.getData('text'));
    if (!isTable(read)) return;
    event.preventDefault();
    const index = draft.lines.findIndex((line) => line.key === key);
    const next = withPasted(draft.lines, index, read);
    setLines(next);
    const isFull = index + read.length > ENQUIRY_LINES_MAX;
    setSaid(
      isFull
        ? t('post.full', { most: ENQUIRY_LINES_MAX })
        : t('post.pasted', { count: read.length }),
    );
    focus(Math.min(next.length, index + read.length) - 1, 'quantity');
  };
  const press = (key: number, field: TypedField, event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const index = draft.lines.findIndex((line) => line.key === key);
    const isUp = event.key === 'ArrowUp';
    if (isUp || event.key === 'ArrowDown') {
      event.preventDefault();
      return focus(index + (isUp ? -1 : 1), field);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return send();
    if (field === 'mpn') return focus(index, 'quantity');
    const next = typedFields[0];
    if (index < draft.lines.length - 1)
      return focus(index + 1, offers === null ? next : 'quantity');
    if (offers === null) add();
  };
  const acts = useSteady({
    change: (key, part) =>
      setLines(draft.lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    remove: (key) => setLines(draft.lines.filter((line) => line.key !== key)),
    paste,
    press,
    left: (key, field, event) => form.left(`${key}.${field}`)(event),
  });
  return { draft, setDraft, form, act: sending, acts, uploads, said, send, add, tried, violations };
}

/** The same functions through all drawings, so that lines which did not change stay as they are. */
function useSteady(acts: LineActs): LineActs {
  const last = useRef(acts);
  last.current = acts;
  return useMemo(
    () => ({
      change: (...args) => last.current.change(...args),
      remove: (...args) => last.current.remove(...args),
      paste: (...args) => last.current.paste(...args),
      press: (...args) => last.current.press(...args),
      left: (...args) => last.current.left(...args),
    }),
    [],
  );
}

/** A part named in the address, as other pages lead here with it; taken once. */
function useRequestedPart(onPart: (part: { mpn: string; quantity: string }) => void): void {
  const [query, setQuery] = useSearchParams();
  const mpn = (query.get('mpn') ?? '').trim().toUpperCase().slice(0, 80);
  const quantityParam = query.get('quantity') ?? '';
  const quantity = /^[1-9]\d{0,9}$/.test(quantityParam) ? quantityParam : '';
  const onPartRef = useRef(onPart);
  onPartRef.current = onPart;
  useEffect(() => {
    if (mpn === '') return;
    onPartRef.current({ mpn, quantity });
    setQuery({}, { replace: true });
  }, [mpn, quantity, setQuery]);
}
