select regexp_replace(email, '\+[^@]*@', '@') from accounts.staff_link
where purpose = 'join' and used_at is null and withdrawn_at is null
group by 1 having count(*) > 1;
