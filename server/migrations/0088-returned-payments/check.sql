-- What is in suspense are the payments that two people send back and the bank has not paid.
do $$
begin
  if (select coalesce(sum(balance), 0) from wallet.account where kind = 'suspense' and owner is null)
    <> (select coalesce(sum(amount), 0) from bank.payment_return
      where state in ('approved', 'returned')) then
    raise exception 'the suspense account differs from the payments that go back';
  end if;
end $$;
