-- Disputes wait for their parties until support may rule: the clock writes the deadlines of open ones anew.
update orders."order" set due_at = since where state = 'disputed';
