-- What claims hold of a line is what they say.
select h.line_id, h.held, coalesce(sum(c.quantity), 0) as claimed
from claims.line_hold h
left join claims.claim c on c.line_id = h.line_id and c.state not in ('withdrawn', 'rejected')
group by h.line_id, h.held
having h.held <> coalesce(sum(c.quantity), 0);
