-- Terms may halve the tests of goods that pass, and of those that fail, between buyer and seller.
alter table orders.terms
  drop constraint terms_tests_on_pass_check,
  drop constraint terms_tests_on_fail_check,
  add constraint terms_tests_on_pass_check
    check (tests_on_pass in ('buyer', 'seller', 'half', 'assay')),
  add constraint terms_tests_on_fail_check
    check (tests_on_fail in ('buyer', 'seller', 'half', 'assay'));
