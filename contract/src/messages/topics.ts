/** Mails that can be turned off. All others are essential: money, deadlines, decisions. */
export const mailTopics = ['quotes', 'progress', 'thread', 'watches'] as const;
export type MailTopic = (typeof mailTopics)[number];

const kinds: Readonly<Record<MailTopic, readonly string[]>> = {
  quotes: ['boards.replied', 'boards.closed', 'boards.bid', 'boards.surplusClosed'],
  progress: [
    'orders.ship',
    'orders.receive',
    'orders.inspect',
    'orders.sendBack',
    'orders.deliver',
  ],
  thread: ['orders.thread'],
  watches: ['watches.digest', 'watches.alarm'],
};

/** The topic of a kind of message; null where its mail is essential and cannot be refused. */
export const topicOfKind = (kind: string): MailTopic | null =>
  mailTopics.find((topic) => kinds[topic].includes(kind)) ?? null;
