-- Whether a vehicle is kept in the warehouse (Gudang / Non Gudang).
alter table vehicle add column in_warehouse boolean not null default false;
create index vehicle_in_warehouse on vehicle (in_warehouse, id); -- lists sorted by it
