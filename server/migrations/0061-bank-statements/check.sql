-- A matched group adds up: its lines are its records less what the bank kept.
select m.id from bank.match m
where m.undone_at is null
  and coalesce((select sum(l.amount) from bank.line l where l.match = m.id), 0)
    <> coalesce((select sum(i.amount) from bank.match_item i where i.match = m.id), 0) - m.charge;
