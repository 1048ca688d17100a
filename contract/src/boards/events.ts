/** The boards whose open pages are told when a post comes, changes or goes. */
export const boardRooms = ['mall', 'waste'] as const;
export type BoardRoom = (typeof boardRooms)[number];

/** What members are told: the board that changed, and nothing of what is on it. */
export interface BoardTold {
  readonly room: BoardRoom;
}
