/** An entry of a menu, bar or footer. */
export interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly current?: boolean | undefined;
  /** Opens in a new tab: information pages (specification section 2). */
  readonly newTab?: boolean | undefined;
  /** For visitors alone: not shown where a session waits to be found, so that nothing jumps. */
  readonly guestOnly?: boolean | undefined;
  /** How many wait there. */
  readonly count?: number | undefined;
}

/** An entry that does something on the page instead of leading away. */
export interface NavAct {
  readonly label: string;
  readonly onPick: () => void;
  /** Where it leads while the page has no program yet. */
  readonly to: string;
}

/** An entry of a console's side menu. */
export interface SideLink extends NavLink {
  /** Why it cannot be opened now; the entry stays, greyed. */
  readonly blocked?: string | undefined;
}

export interface SideGroup {
  /** The first group may go without. */
  readonly title?: string | undefined;
  readonly links: readonly SideLink[];
}

/** Attributes of a link that may open a new tab, or be for visitors alone. */
export const tabOf = (link: NavLink) => ({
  ...(link.newTab ? ({ target: '_blank', rel: 'noreferrer' } as const) : {}),
  ...(link.guestOnly ? { 'data-guest-only': true } : {}),
});
