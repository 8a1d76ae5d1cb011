import { z } from 'zod';
import { optionsCall, readCall, saveCall, viewCall } from '../../rest/calls.js';
import { saidDate } from '../../rest/encode.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import {
  type ContractFilter,
  type ContractInput,
  ContractSearchField,
  type ContractSort,
  ContractSortField,
} from './contract.inputs.js';
import type { Contract, SelectableVehicle, VehicleGroup } from './contract.types.js';

/** Ids that hold a C are groups, not vehicles (specification, section 2.13). */
const isGroup = (id: string) => id.includes('C');

const contractRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    companyTenantId: wire.optionalId,
    companyTenantName: wire.optionalText,
    contractNo: wire.text,
    registeredVehicle: wire.optionalInteger,
    totalVehicle: wire.optionalInteger,
    startDate: wire.optionalDate,
    endDate: wire.optionalDate,
    vehicleList: wire.list(z.object({ id: wire.text })),
    ...wire.audit,
  });

type ContractRow = z.infer<ReturnType<typeof contractRow>>;

/** A node of the tree of `vehicle/list/contract`. */
interface TreeNode {
  id: string;
  nama: string;
  selected: boolean;
  child: TreeNode[];
}

const treeNode = (wire: Wire): z.ZodType<TreeNode> => {
  const node: z.ZodType<TreeNode> = z.object({
    id: wire.text,
    nama: wire.textOrEmpty,
    selected: wire.flag,
    child: z.lazy(() => wire.list(node)),
  });
  return node;
};

const vehicleTree = (wire: Wire) =>
  wire.list(treeNode(wire).refine(({ id }) => isGroup(id), { error: 'expected a group', path: ['id'] }));

export const contractView = viewCall('vehicle_contract/view', contractRow);
export const contractSave = saveCall('vehicle_contract/save');
export const contractEdit = saveCall('vehicle_contract/edit');
export const contractTenantList = optionsCall('company_supplier/list/company_tenant');
export const contractVehicleTree = readCall('vehicle/list/contract', vehicleTree);

export const toContract = (row: ContractRow): Contract => ({
  id: row.id,
  contractNo: row.contractNo,
  tenantId: row.companyTenantId,
  tenantName: row.companyTenantName,
  registeredVehicles: row.registeredVehicle,
  totalVehicles: row.totalVehicle,
  startDate: row.startDate,
  endDate: row.endDate,
  vehicleIds: row.vehicleList.map(({ id }) => id).filter((id) => !isGroup(id)),
  ...auditOf(row),
});

/** A group of the tree with the vehicles below it, however deep they stand. */
export const toVehicleGroup = ({ id, nama, child }: TreeNode): VehicleGroup => ({
  id: id.replace('C', ''),
  name: nama,
  vehicles: child.flatMap(vehiclesOf),
});

const vehiclesOf = ({ id, nama, selected, child }: TreeNode): SelectableVehicle[] =>
  isGroup(id) ? child.flatMap(vehiclesOf) : [{ id, name: nama, selected }];

const searchNames = {
  [ContractSearchField.CONTRACT_NO]: 'contractNo',
  [ContractSearchField.NAME]: 'name',
} as const;

const sortNames = {
  [ContractSortField.TENANT_NAME]: 'companyTenantName',
  [ContractSortField.CONTRACT_NO]: 'contractNo',
  [ContractSortField.REGISTERED_VEHICLES]: 'registeredVehicle',
  [ContractSortField.TOTAL_VEHICLES]: 'totalVehicle',
  [ContractSortField.START_DATE]: 'startDate',
  [ContractSortField.END_DATE]: 'endDate',
  [ContractSortField.CREATED_BY]: 'createdBy',
  [ContractSortField.CREATED_AT]: 'createdDate',
  [ContractSortField.UPDATED_BY]: 'updatedBy',
  [ContractSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `vehicle_contract/view` (specification, section 7). */
export const contractParameters = (
  filter: ContractFilter | null | undefined,
  sort: ContractSort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  companyTenant: filter?.tenantId,
  startDate: filter?.startDate && saidDate(filter.startDate),
  endDate: filter?.endDate && saidDate(filter.endDate),
  sort: sortParameter(sort, sortNames),
});

/** What `vehicle/list/contract` is asked about: a contract that stands, or one to be made for a tenant. */
export interface VehicleTreeQuestion {
  readonly contractId?: string | null | undefined;
  readonly tenantId?: string | null | undefined;
  readonly startDate?: Date | null | undefined;
  readonly endDate?: Date | null | undefined;
}

/** Parameters of `vehicle/list/contract` (specification, section 7; contract, section 4). */
export const vehicleTreeParameters = (question: VehicleTreeQuestion) => ({
  idContract: question.contractId,
  idCompany: question.tenantId,
  startDate: question.startDate && saidDate(question.startDate),
  endDate: question.endDate && saidDate(question.endDate),
  isActive: 1,
});

/** Payload of `vehicle_contract/save` and `edit` (specification, section 3); `id` is 0 for a new one. */
export const contractPayload = (id: string, input: ContractInput) => ({
  id: rowId(id, 'id'),
  companyTenant: rowId(input.tenantId, 'tenantId'),
  contractNo: input.contractNo,
  startDate: saidDate(input.startDate),
  endDate: saidDate(input.endDate),
  totalVehicle: input.totalVehicles,
  vehicleList: input.vehicleIds.map((vehicleId) => rowId(vehicleId, 'vehicleIds')),
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const contractInputNames = {
  companyTenant: 'tenantId',
  companyTenantId: 'tenantId',
  totalVehicle: 'totalVehicles',
  vehicleList: 'vehicleIds',
};
