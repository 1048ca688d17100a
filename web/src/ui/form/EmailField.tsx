import type { ComponentProps } from 'react';
import { TextInputField } from './TextInputField.tsx';

type Props = Pick<ComponentProps<typeof TextInputField>, 'form' | 'label' | 'value' | 'onChange'>;

/** An e-mail address as a field of a form. */
export function EmailField(props: Props) {
  return <TextInputField {...props} name="email" type="email" required maxLength={254} />;
}
