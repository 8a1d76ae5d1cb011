-- A supplier's vehicles sorted by the tenant's name: each name is looked up among them, not among all that the tenant rents.
create index vehicle_supplier_tenant on vehicle (supplier_id, tenant_id, id);
