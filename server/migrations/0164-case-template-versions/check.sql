-- Templates whose newest text is not kept as a version.
select t.id from cases.template t
where not exists (
  select from cases.template_version v
  where v.template_id = t.id and v.version = t.version and v.texts = t.texts and v.name = t.name
)
