-- Files of a watched folder that were accepted or refused and stand there still: they are not read again.
create table inventory.watched_file (
  key uuid not null references inventory.stock_key (id),
  name text not null,
  -- Size, time of the last change and number of the file: another content is another file.
  stamp text not null,
  -- The failure by which it was refused; null where it was accepted.
  refused text,
  -- When its seller was told that the file stays; null while it may still be moved.
  notified_at timestamptz,
  primary key (key, name)
);
