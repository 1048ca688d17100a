-- Kinds are written up to entries that are there.
select u.account from wallet.entry_kind_upto u join wallet.account a on a.id = u.account
where u.upto_seq > a.seq;
