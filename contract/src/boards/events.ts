/** The boards whose open pages are notified when a post comes, changes or goes. */
export const boardRooms = ['mall', 'waste'] as const;
export type BoardRoom = (typeof boardRooms)[number];

/** Names the board that changed, and nothing of what is on it. */
export interface BoardChange {
  readonly room: BoardRoom;
}
