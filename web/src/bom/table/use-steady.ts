import { useRef, useState } from 'react';

type Acts = object;

/** The same functions through all drawings, so that rows which did not change stay as they are. */
export function useSteady<Given extends Acts>(acts: Given): Given {
  const last = useRef(acts);
  last.current = acts;
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(acts).map((name) => [
        name,
        (...args: unknown[]) =>
          (last.current as Record<string, (...all: unknown[]) => unknown>)[name]?.(...args),
      ]),
    ),
  );
  return steady as Given;
}
