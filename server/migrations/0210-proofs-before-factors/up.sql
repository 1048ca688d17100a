-- When the holder of a session last proved one of the owner's second factors in order to add another
-- one. Each proof serves one addition: it is taken away with it.
alter table accounts.session add column factor_proven_at timestamptz;
