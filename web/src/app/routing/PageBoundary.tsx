import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface Props {
  /** Another address is another page: what failed before is forgotten. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly path: string;
}

/** Stands around the pages: where one fails, its reader sees the broken page in its place. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { error: null, path: path };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenPage error={error} />;
  }
}
