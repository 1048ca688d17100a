import { scriptOf } from './script-of.ts';

/** Words of a company's own, marked with the language that they are in. */
export function CompanyText({ text, name }: { text: string; name?: boolean }) {
  return (
    <span data-said="" lang={scriptOf(text)} translate={name ? 'no' : undefined}>
      {text}
    </span>
  );
}
