-- A buyer has ten working days to send goods back: the clock then closes the claim. The claim waited for
-- three of them, so that reminders named a day on which nothing happened.
update claims.claim set due_at = clock_at, due_days = 10 where state = 'returnAuthorised';
