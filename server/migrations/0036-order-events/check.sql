do $$
begin
  if exists (select from orders.history
      where event in ('take', 'agree', 'turnBack', 'presume', 'doubt', 'lapse')
        or facts ->> 'amount' ~ '^(USD|CNY) ') then
    raise exception 'the history of orders still has names or amounts of before';
  end if;
  if not exists (select from pg_trigger where tgname = 'keep_history'
      and tgrelid = 'orders.history'::regclass and tgenabled = 'O') then
    raise exception 'the history of orders may be changed';
  end if;
end $$;
