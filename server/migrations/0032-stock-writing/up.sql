-- Stock lists are written with less work: what a row of a part costs besides its counters.

-- Before an update of any row PostgreSQL computes the generated base of a part anew where a trigger
-- of rows could change it. The key stays whoever asks, so the refusal needs no look at rows.
drop trigger part_kept on catalog.part;
create trigger part_kept before update of norm, mpn on catalog.part
  for each statement execute function catalog.part_kept();

-- A list is judged by joins of all of its rows: rough figures of them are enough.
alter table catalog.staged_line
  alter column list set statistics 10,
  alter column nr set statistics 10,
  alter column id set statistics 0,
  alter column norm set statistics 10,
  alter column mpn set statistics 10,
  alter column maker set statistics 0,
  alter column maker_key set statistics 10,
  alter column quantity set statistics 0,
  alter column unit_price set statistics 0,
  alter column condition set statistics 0,
  alter column packaging set statistics 0,
  alter column date_code set statistics 0,
  alter column lead_time set statistics 0,
  alter column moq set statistics 0,
  alter column price_breaks set statistics 0;
alter table catalog.staged_fate
  alter column list set statistics 10,
  alter column nr set statistics 10,
  alter column fate set statistics 10,
  alter column first_nr set statistics 0,
  alter column quantity set statistics 0,
  alter column line set statistics 10,
  alter column manufacturer set statistics 10,
  alter column part set statistics 10;
