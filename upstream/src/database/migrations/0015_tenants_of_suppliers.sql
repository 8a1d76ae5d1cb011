-- A supplier's complaints sorted by the tenant's name: each name is looked up among them.
create index complaint_supplier_tenant on complaint (supplier_id, tenant_id, id);
