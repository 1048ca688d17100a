import { useState } from 'react';

function storedIndex(key: string, count: number): number {
  try {
    const index = Number(localStorage.getItem(key));
    return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
  } catch {
    return 0;
  }
}

/** Returns the chosen tab's index, remembered in this browser under the list's key. */
export function useStoredTab(key: string, count: number) {
  const [index, setIndex] = useState(() => storedIndex(key, count));
  const choose = (next: number) => {
    setIndex(next);
    try {
      localStorage.setItem(key, `${next}`);
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return [index, choose] as const;
}
