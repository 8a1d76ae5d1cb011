-- How many vehicles of a supplier a contract holds: the scope of suppliers no longer reads the vehicles of all contracts.
create table contract_supplier (
  contract_id integer not null,
  supplier_id integer not null,
  n bigint not null,
  primary key (contract_id, supplier_id)
);
create index contract_supplier_supplier on contract_supplier (supplier_id, contract_id);
insert into contract_supplier (contract_id, supplier_id, n)
  select held.contract_id, v.supplier_id, count(*)
  from vehicle_contract_vehicle held join vehicle v on v.id = held.vehicle_id group by 1, 2;

create function contract_suppliers_counted() returns trigger language plpgsql as $$
declare
  -- It does not read a transition table that an event lacks.
  changes text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then 'select 1 as sign, a.* from added a' end,
    case when tg_op <> 'INSERT' then 'select -1 as sign, r.* from removed r' end);
begin
  if tg_op = 'TRUNCATE' then
    delete from contract_supplier;
    return null;
  end if;
  execute format($sql$
    insert into contract_supplier as c (contract_id, supplier_id, n)
    select change.contract_id, v.supplier_id, sum(change.sign)
    from (%s) change join vehicle v on v.id = change.vehicle_id
    group by 1, 2 having sum(change.sign) <> 0 order by 1, 2
    on conflict (contract_id, supplier_id) do update set n = c.n + excluded.n
  $sql$, changes);
  return null;
end
$$;
create trigger contract_suppliers_insert after insert on vehicle_contract_vehicle
  referencing new table as added for each statement execute function contract_suppliers_counted();
create trigger contract_suppliers_delete after delete on vehicle_contract_vehicle
  referencing old table as removed for each statement execute function contract_suppliers_counted();
create trigger contract_suppliers_update after update on vehicle_contract_vehicle
  referencing new table as added old table as removed for each statement execute function contract_suppliers_counted();
create trigger contract_suppliers_truncate after truncate on vehicle_contract_vehicle
  for each statement execute function contract_suppliers_counted();

create function contracts_go_along() returns trigger language plpgsql as $$
begin
  insert into contract_supplier as c (contract_id, supplier_id, n)
  select held.contract_id, change.supplier_id, change.n
  from vehicle_contract_vehicle held
  cross join (values (old.supplier_id, -1), (new.supplier_id, 1)) change (supplier_id, n)
  where held.vehicle_id = new.id order by 1, 2
  on conflict (contract_id, supplier_id) do update set n = c.n + excluded.n;
  return null;
end
$$;
create trigger contracts_go_along after update of supplier_id on vehicle
  for each row when (old.supplier_id <> new.supplier_id) execute function contracts_go_along();
