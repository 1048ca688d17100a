do $$
begin
  if exists (
    select from bank.payout_file
    where sha256 <> encode(sha256(convert_to(content, 'UTF8')), 'hex')) then
    raise exception 'a file of payments has another digest than its content';
  end if;
end $$;
