/** An entry of a menu, bar or footer. */
export interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly current?: boolean | undefined;
  /** Opens in a new tab: information pages (specification section 2). */
  readonly newTab?: boolean | undefined;
}

/** An entry of a console's side menu. */
export interface SideLink extends NavLink {
  /** How many wait there. */
  readonly count?: number | undefined;
  /** Why it cannot be opened now; the entry stays, greyed. */
  readonly blocked?: string | undefined;
}

export interface SideGroup {
  /** The first group may go without. */
  readonly title?: string | undefined;
  readonly links: readonly SideLink[];
}

/** Attributes of a link that may open a new tab. */
export const tabOf = (link: NavLink) =>
  link.newTab ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
