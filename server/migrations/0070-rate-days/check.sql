select old.version from settings.entry old
where old.key = 'rateAge' and not exists (
  select from settings.entry e where e.key = 'rateDays' and e.version = old.version);
