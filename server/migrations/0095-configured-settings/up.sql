-- Values that the configuration of the market states for settings: they hold until two people have
-- changed the setting. Written anew at each start.
create table settings.configured (
  key text primary key check (key ~ '^[a-z][A-Za-z]{1,39}$'),
  value jsonb not null check (jsonb_typeof(value) = 'object')
);
