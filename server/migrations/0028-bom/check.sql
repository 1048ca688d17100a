do $$
begin
  if to_regclass('bom.bill') is null or to_regclass('bom.line_in_order') is null then
    raise exception 'bills of materials cannot be kept';
  end if;
end $$;
