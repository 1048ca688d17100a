-- An owner with recovery codes has a second factor.
select c.owner_id from accounts.recovery_code c
where not exists (select from accounts.totp t where t.owner_id = c.owner_id and t.secret is not null)
  and not exists (select from accounts.passkey p where p.owner_id = c.owner_id);
