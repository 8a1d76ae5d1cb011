-- What is done once a day, and the last day for which it was: whichever data API comes first does it, for all.
create table job_run (
  job text primary key,
  day date not null,
  ran_at timestamptz not null default now()
);

-- Which contracts end on a day: those whose end is to be told of.
create index vehicle_contract_end on vehicle_contract (end_date);
