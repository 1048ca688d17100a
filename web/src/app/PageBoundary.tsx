import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface Props {
  /** Another address is another page: what failed before is forgotten. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly at: string;
}

/** Stands around the pages: where one fails, its reader sees the broken page in its place. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: null, at };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenPage error={error} />;
  }
}
