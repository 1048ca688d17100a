-- Items of before name no records.
select id from closes.item where records <> '[]'
