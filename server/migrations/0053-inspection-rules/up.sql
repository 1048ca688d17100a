-- What was bought is made, or left out with a reason that both parties read.
alter table qc.inspection
  add column bought text[] not null default '{}',
  -- People of the lab who were the author before somebody took over; they never review.
  add column former_authors uuid[] not null default '{}',
  add column reassigned_from text,
  add column reassign_reason text,
  add constraint former_author_is_not_reviewer
    check (reviewer is null or reviewer <> all (former_authors));

alter table qc.test add column left_out_reason text
  check (left_out_reason is null or (left_out_reason <> '' and outcome is null));

-- A finding against the goods is shown: its picture says what it is a picture of.
alter table qc.photo add column subject text not null default 'other';

-- Each instrument serves some tests; a calibration is recorded and never changed.
alter table qc.equipment add column tests text[] not null default '{}';
update qc.equipment set tests = case id
  when 'SM-4' then '{generalVisual,detailedVisual,leadCheck,solventRemarking,solventResurfacing}'
  when 'MM-2' then '{detailedVisual,decapsulation,leadCheck}'
  when 'XR-2' then '{xray}'
  when 'XF-1' then '{surfaceAnalysis,leadFree}'
  when 'SE-1' then '{sem,surfaceAnalysis}'
  when 'DC-1' then '{decapsulation}'
  when 'CH-1' then '{solventRemarking,solventResurfacing}'
  when 'TE-1' then '{electrical}'
  when 'TE-3' then '{functional,electrical}'
  when 'SD-1' then '{solderability}'
  when 'TC-1' then '{thermalCycling}'
  when 'BI-1' then '{ageing}'
  when 'BA-2' then '{documents,generalVisual}'
  else '{}' end::text[];

create table qc.calibration (
  id uuid primary key,
  equipment text not null references qc.equipment (id),
  calibrated_on date not null,
  due_on date not null check (due_on > calibrated_on),
  certificate text not null check (certificate <> ''),
  recorded_by uuid not null,
  recorded_name text not null,
  at timestamptz not null
);
create index calibration_equipment on qc.calibration (equipment, at);
create function qc.calibration_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a recorded calibration stays as it is' using errcode = 'QC003';
end $$;
create trigger calibration_stays before update or delete on qc.calibration
  for each row execute function qc.calibration_stays();
create trigger calibration_no_truncate before truncate on qc.calibration
  for each statement execute function qc.calibration_stays();

-- The price of tests that were bought for a line and not made, which the buyer gets back.
alter table orders.line add column tests_not_made bigint not null default 0
  check (tests_not_made >= 0);
