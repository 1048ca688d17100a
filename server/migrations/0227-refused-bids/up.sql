-- When an acceptance of a bid was first refused for a cause on its bidder's side: it is notified once.
alter table boards.reply add column refused_at timestamptz;
