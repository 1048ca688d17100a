-- Only items of the newest close are open.
select id from closes.item
where ended_at is null and day < (select max(day) from closes.close)
