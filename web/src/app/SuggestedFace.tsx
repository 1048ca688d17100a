interface Props {
  /** A part number, or the name of a maker. */
  readonly text: string;
  /** Whose part it is; nothing for a maker itself. */
  readonly maker?: string | undefined;
  readonly note: string;
}

/** A line of what is proposed while one types: a part with its maker, or a maker. */
export function SuggestedFace({ text, maker, note }: Props) {
  return (
    <>
      <span data-mono={maker === undefined ? undefined : true} translate="no">
        {text}
      </span>
      <small>
        {maker !== undefined && <span translate="no">{maker}</span>}
        {maker !== undefined && ' · '}
        {note}
      </small>
    </>
  );
}
