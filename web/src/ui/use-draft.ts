import { useEffect, useState } from 'react';

const PREFIX = 'draft:';

function kept<Value>(key: string, initial: Value): Value {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? initial : (JSON.parse(text) as Value);
  } catch {
    return initial;
  }
}

/**
 * What is typed into a form, kept in this tab by the form's key: it survives a reload and the end
 * of the session. `clear` forgets it once it was sent.
 */
export function useDraft<Value>(key: string, initial: Value) {
  const [value, setValue] = useState<Value>(() => kept(key, initial));
  useEffect(() => {
    try {
      if (JSON.stringify(value) === JSON.stringify(initial))
        sessionStorage.removeItem(PREFIX + key);
      else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
      // The draft then lasts as long as the page.
    }
  }, [key, value, initial]);
  const clear = () => {
    sessionStorage.removeItem(PREFIX + key);
    setValue(initial);
  };
  return [value, setValue, clear] as const;
}
