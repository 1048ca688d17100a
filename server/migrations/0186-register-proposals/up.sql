-- A confirmed entry of the quarantine register proposes the seller of its lot for the blacklist: the
-- proposal names it as its evidence. Nothing was proposed by one before.
alter table content.blacklist_entry
  add column quarantine_id uuid,
  add column quarantine_lot text not null default '',
  add check ((quarantine_id is null) = (quarantine_lot = ''));
-- An entry of the register proposes once; a proposal that was dropped does not count.
create unique index blacklist_once_by_register on content.blacklist_entry (quarantine_id)
  where quarantine_id is not null and state <> 'dropped';
