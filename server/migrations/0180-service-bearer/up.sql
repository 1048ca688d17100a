-- Terms say who bears the service fee. Texts of before say nothing of it: they keep their form.
alter table orders.terms
  add column service_by text not null default 'buyer'
    check (service_by in ('buyer', 'seller', 'half')),
  add column form integer not null default 1 check (form in (1, 2));
create or replace function orders.keep_terms() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.number, new.body, new.hash, new.tests_on_pass, new.tests_on_fail, new.at,
      new.service_by, new.form)
     is distinct from
     (old.order_id, old.number, old.body, old.hash, old.tests_on_pass, old.tests_on_fail, old.at,
      old.service_by, old.form)
     or (old.buyer_at is not null and new.buyer_at is distinct from old.buyer_at)
     or (old.seller_at is not null and new.seller_at is distinct from old.seller_at) then
    raise exception 'terms % of order % stand as they were accepted', old.number, old.order_id
      using errcode = 'QA002';
  end if;
  return new;
end $$;
