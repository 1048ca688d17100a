import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

interface Props {
  /** The address of the list; its own keyword is left out. */
  readonly path: string;
  readonly keyword: string;
  readonly className?: string | undefined;
  readonly label: string;
  readonly find: string;
  readonly clear: string;
  /** Part numbers are written in capitals. */
  readonly upper?: boolean | undefined;
  readonly onKeyword: (keyword: string) => void;
}

/** The form is the browser's own where there is no JavaScript: it asks for the same address. */
export function KeywordSearch(props: Props) {
  const { path, keyword, label, onKeyword } = props;
  const [text, setText] = useState(keyword);
  return (
    <search>
      <form
        className={props.className}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          onKeyword(text.trim());
        }}
      >
        <TextInput
          name="keyword"
          type="search"
          upper={props.upper}
          aria-label={label}
          placeholder={label}
          maxLength={80}
          value={text}
          onChange={setText}
        />
        <Button type="submit">{props.find}</Button>
        {keyword !== '' && (
          <ButtonLink to={path} variant="text">
            {props.clear}
          </ButtonLink>
        )}
      </form>
    </search>
  );
}
