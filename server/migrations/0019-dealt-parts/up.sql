-- What was dealt of a part number: its page says it, and search engines are led there.
create index line_of_mpn on orders.line (mpn);
