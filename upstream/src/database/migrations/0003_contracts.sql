-- Daily jobs, and the last day for which each ran. The first data API that is ready runs a job for all.
create table job_run (
  job text primary key,
  day date not null,
  ran_at timestamptz not null default now()
);

-- Which contracts end on a day: their staff are notified.
create index vehicle_contract_end on vehicle_contract (end_date);
