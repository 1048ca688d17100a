-- The air of the lab at an inspection, the package as found and how the lot was packed.
alter table qc.inspection
  add column temperature numeric(3, 1) check (temperature between 10 and 40),
  add column humidity smallint check (humidity between 5 and 95),
  add column climate_at timestamptz,
  add column package text not null default '' check (length(package) <= 40),
  add column packing jsonb check (jsonb_typeof(packing) = 'object'),
  add constraint whole_climate
    check (num_nonnulls(temperature, humidity, climate_at) in (0, 3));
-- The last climate of the lab is offered for the next inspection.
create index inspection_climate on qc.inspection (climate_at) where climate_at is not null;
