do $$
begin
  if to_regclass('orders.line_of_mpn') is null then
    raise exception 'lines are not found by their part number';
  end if;
end $$;
