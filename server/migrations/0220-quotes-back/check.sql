-- Old servers that run beside this may leave quotes used up by an order that is cancelled meanwhile:
-- what they wrote since does not stop the start.
do $$
begin
  if to_regclass('enquiries.request_of_order') is null or to_regclass('enquiries.enquiry_sent') is null then
    raise exception 'requests are not found by their orders';
  end if;
end $$;
