-- Staff are parties of deals by their mailbox, which is their address without what follows a plus
-- sign. The accounts of a mailbox are found by it, without reading all accounts.
create index account_of_mailbox on accounts.account (regexp_replace(email, '\+[^@]*@', '@'));
