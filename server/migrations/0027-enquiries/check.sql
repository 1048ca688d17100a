do $$
begin
  if to_regclass('enquiries.request') is null or to_regclass('enquiries.counter_open') is null then
    raise exception 'enquiries cannot be kept';
  end if;
end $$;
