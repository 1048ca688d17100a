-- A link for the only administrator may be made on the server, by nobody who is signed in.
alter table accounts.staff_link
  drop constraint staff_link_check,
  drop constraint staff_link_check1,
  alter column requested_by drop not null,
  add column from_server boolean not null default false;
alter table accounts.staff_link
  add constraint staff_link_requester check ((requested_by is null) = from_server),
  add constraint staff_link_two_people check (
    from_server
    or (approved_by is null and purpose = 'join' and roles = array['admin'])
    or approved_by <> requested_by
  ),
  add constraint staff_link_server check (not from_server or 'admin' = any(roles));
