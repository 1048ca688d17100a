const PREFIX = 'draft:';

let isPaused = () => false;

/** Says where drafts are neither read from the tab nor written to it. */
export function pauseDraftStorage(condition: () => boolean): void {
  isPaused = condition;
}

/** Returns the draft of a form that the tab has stored; `initial` where there is none. */
export function storedDraft<Value>(key: string, initial: Value): Value {
  if (isPaused()) return initial;
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? initial : (JSON.parse(text) as Value);
  } catch {
    return initial;
  }
}

/** Stores a draft under the key of its form. */
export function storeDraft(key: string, value: unknown): void {
  if (isPaused()) return;
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The draft then lasts as long as the page.
  }
}

/** Removes the stored draft of a form. */
export function removeDraft(key: string): void {
  if (isPaused()) return;
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing is stored where there is no storage.
  }
}
