/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date string, such as 2007-12-03, compliant with the `full-date` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  Date: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
  /** A field whose value conforms to the standard internet email address format as specified in HTML Spec: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address. */
  EmailAddress: { input: string; output: string; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). As an input it has at most 32 levels of objects and lists. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** An API token to create. */
export type ApiTokenInput = {
  /** Last day on which it is valid, YYYY-MM-DD. */
  expiresAt: Scalars['Date']['input'];
  /** Its purpose. */
  name: Scalars['String']['input'];
  /** Whether it is limited to reading. */
  readOnly: Scalars['Boolean']['input'];
};

/** Which battery models to list; all conditions hold together. */
export type BatteryModelFilter = {
  /** A search by part of a text. */
  search?: InputMaybe<BatteryModelSearch>;
  /** Only models of this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only batteries that are recharged this way. */
  type?: InputMaybe<BatteryType>;
};

/** A battery model to save. */
export type BatteryModelInput = {
  /** Capacity in mAh. */
  maxCapacity: Scalars['Float']['input'];
  /** Name of the model. */
  name: Scalars['String']['input'];
  /** The supplier company it belongs to; it cannot be changed later. */
  supplierId: Scalars['ID']['input'];
  /** How the battery is recharged. */
  type: BatteryType;
  /** The version that was edited; if the battery model has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among battery models by part of a text; case is ignored. */
export type BatteryModelSearch = {
  /** The field to search. */
  field: BatteryModelSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that battery models can be searched by. */
export type BatteryModelSearchField =
  /** The capacity in mAh. */
  | 'MAX_CAPACITY'
  /** The name. */
  | 'NAME';

/** The order of a list of battery models. */
export type BatteryModelSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: BatteryModelSortField;
};

/** A field that battery models can be ordered by. */
export type BatteryModelSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** Capacity. */
  | 'MAX_CAPACITY'
  /** Name. */
  | 'NAME'
  /** Name of the supplier. */
  | 'SUPPLIER_NAME'
  /** Code of the battery type. */
  | 'TYPE'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** How a battery is recharged. */
export type BatteryType =
  /** Charged in the vehicle (code 0). */
  | 'CHARGE'
  /** Swapped for a full one (code 1). */
  | 'SWAP'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** What became of a record in a bulk change. */
export type BulkChangeOutcome =
  /** It was created, by an import. */
  | 'ADDED'
  /** It was changed. */
  | 'CHANGED'
  /** It was not changed, for the reason in `reason`. */
  | 'REFUSED'
  /** It was removed, by the undo of an import. */
  | 'REMOVED'
  /** It had the value already. */
  | 'UNCHANGED'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** The progress of a bulk change. */
export type BulkChangeState =
  /** Every record was handled. */
  | 'DONE'
  /** Stopped by a fault; the records that were changed stay so. */
  | 'FAILED'
  /** In progress. */
  | 'RUNNING'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN'
  /** Accepted, not started. */
  | 'WAITING';

/** The complaint categories to change, by their ids or by a filter, and the change. */
export type ChangeComplaintCategoriesInput = {
  /** The change. */
  change: ComplaintCategoryChange;
  /** All complaint categories in scope that match this filter, in place of `ids`. */
  filter?: InputMaybe<ComplaintCategoryFilter>;
  /** The complaint categories. At most 20000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A new password for the signed-in user's own account. */
export type ChangePasswordInput = {
  /** The new password, at least 8 characters. */
  newPassword: Scalars['String']['input'];
  /** The current password. */
  oldPassword: Scalars['String']['input'];
};

/** The suppliers to change, by their ids or by a filter, and the change. */
export type ChangeSuppliersInput = {
  /** The change. */
  change: SupplierChange;
  /** All suppliers in scope that match this filter, in place of `ids`. */
  filter?: InputMaybe<SupplierFilter>;
  /** The suppliers. At most 20000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The tenants to change, by their ids or by a filter, and the change. */
export type ChangeTenantsInput = {
  /** The change. */
  change: TenantChange;
  /** All tenants in scope that match this filter, in place of `ids`. */
  filter?: InputMaybe<TenantFilter>;
  /** The tenants. At most 20000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The user types to change, by their ids or by a filter, and the change. */
export type ChangeUserTypesInput = {
  /** The change. */
  change: UserTypeChange;
  /** All user types in scope that match this filter, in place of `ids`. */
  filter?: InputMaybe<UserTypeFilter>;
  /** The user types. At most 20000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The users to change, by their ids or by a filter, and the change. */
export type ChangeUsersInput = {
  /** The change. */
  change: UserChange;
  /** All users in scope that match this filter, in place of `ids`. */
  filter?: InputMaybe<UserFilter>;
  /** The users. At most 20000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The vehicles to change, by their ids or by a filter, and the change. */
export type ChangeVehiclesInput = {
  /** The change. */
  change: VehicleChange;
  /** All vehicles in scope that match this filter, in place of `ids`. */
  filter?: InputMaybe<VehicleFilter>;
  /** The vehicles. At most 20000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Which charging stations to list; all conditions hold together. */
export type ChargingStationFilter = {
  /** A search by part of a text. */
  search?: InputMaybe<ChargingStationSearch>;
};

/** A row of a charging station import; the name and one of the suppliers identify the station. A new station has no photos. */
export type ChargingStationImportRow = {
  /** Its address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Facilities, such as a canteen or a place of prayer. */
  facility?: InputMaybe<Scalars['String']['input']>;
  /** Name of the station. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where it is. */
  position?: InputMaybe<LatLngInput>;
  /** Names of all suppliers whose vehicles charge there. Staff of a supplier may omit it. */
  supplierNames?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A charging station to save. */
export type ChargingStationInput = {
  /** Its address. */
  address: Scalars['String']['input'];
  /** Facilities, such as a canteen or a place of prayer. */
  facility: Scalars['String']['input'];
  /** Name of the station. */
  name: Scalars['String']['input'];
  /** All its photos in order, at least one: the URLs that `uploadPhoto` returned. */
  photos: Array<Scalars['String']['input']>;
  /** Where it is. */
  position: LatLngInput;
  /** All suppliers whose vehicles charge there, at least one. At most 100000. */
  supplierIds: Array<Scalars['ID']['input']>;
  /** The version that was edited; if the charging station has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among charging stations by part of a text; case is ignored. */
export type ChargingStationSearch = {
  /** The field to search. */
  field: ChargingStationSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that charging stations can be searched by. */
export type ChargingStationSearchField =
  /** The address. */
  | 'ADDRESS'
  /** Facilities. */
  | 'FACILITY'
  /** The name. */
  | 'NAME';

/** The order of a list of charging stations. */
export type ChargingStationSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: ChargingStationSortField;
};

/** A field that charging stations can be ordered by. */
export type ChargingStationSortField =
  /** Address. */
  | 'ADDRESS'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** Facilities. */
  | 'FACILITY'
  /** Name. */
  | 'NAME'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** How the readings of a supplier's vehicles reach the platform. */
export type Communication =
  /** Not at all (code 0). */
  | 'NONE'
  /** The platform fetches them (code 1). */
  | 'PULL'
  /** The supplier sends them (code 2). */
  | 'PUSH'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** A search among companies by part of a text; case is ignored. */
export type CompanySearch = {
  /** The field to search. */
  field: CompanySearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that companies can be searched by. */
export type CompanySearchField =
  /** The postal address. */
  | 'ADDRESS'
  /** The e-mail address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME'
  /** The phone number. */
  | 'PHONE';

/** A field that companies can be ordered by. */
export type CompanySortField =
  /** Postal address. */
  | 'ADDRESS'
  /** Name of the company type. */
  | 'COMPANY_TYPE_NAME'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** E-mail address. */
  | 'EMAIL'
  /** Last day. */
  | 'END_DATE'
  /** Whether active. */
  | 'IS_ACTIVE'
  /** Name. */
  | 'NAME'
  /** Phone number. */
  | 'PHONE'
  /** Radius of its circle. */
  | 'RADIUS'
  /** First day. */
  | 'START_DATE'
  /** Maximum number of vehicles. */
  | 'TOTAL_VEHICLES'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** The role of a company in the fleet, which decides what its employees see. */
export type CompanyType =
  /** Runs the back-office; sees everything. */
  | 'PLATFORM'
  /** Owns vehicles. */
  | 'SUPPLIER'
  /** Rents vehicles. */
  | 'TENANT'
  /** A type unknown to this version. */
  | 'UNKNOWN';

/** The supplier's action for a complaint. */
export type ComplaintAction =
  /** The vehicle is repaired (code 0). */
  | 'REPAIR'
  /** The vehicle is replaced and goes into maintenance (code 1). */
  | 'REPLACEMENT'
  /** A code unknown to this gateway. */
  | 'UNKNOWN';

/** One change of many complaint categories: exactly one of the fields. */
export type ComplaintCategoryChange = {
  /** Whether complaints may be raised in them. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which complaint categories to list; all conditions hold together. */
export type ComplaintCategoryFilter = {
  /** Only active ones, or only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<ComplaintCategorySearch>;
  /** Only categories of this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** A complaint category to save. */
export type ComplaintCategoryInput = {
  /** Which complaints belong to it. */
  description: Scalars['String']['input'];
  /** Whether complaints may be raised in it. */
  isActive: Scalars['Boolean']['input'];
  /** Name of the category. */
  name: Scalars['String']['input'];
  /** Days within which a complaint is to be resolved, counted from the day it was raised. */
  slaDays: Scalars['Int']['input'];
  /** The supplier company it belongs to; it cannot be changed later. */
  supplierId: Scalars['ID']['input'];
  /** The version that was edited; if the category has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among complaint categories by part of a text; case is ignored. */
export type ComplaintCategorySearch = {
  /** The field to search. */
  field: ComplaintCategorySearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that complaint categories can be searched by. */
export type ComplaintCategorySearchField =
  /** The description. */
  | 'DESCRIPTION'
  /** The name. */
  | 'NAME'
  /** The days within which a complaint is to be resolved. */
  | 'SLA_DAYS';

/** The order of a list of complaint categories. */
export type ComplaintCategorySort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: ComplaintCategorySortField;
};

/** A field that complaint categories can be ordered by. */
export type ComplaintCategorySortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** Description. */
  | 'DESCRIPTION'
  /** Whether complaints may be raised in it. */
  | 'IS_ACTIVE'
  /** Name. */
  | 'NAME'
  /** Days within which a complaint is to be resolved. */
  | 'SLA_DAYS'
  /** Name of the supplier. */
  | 'SUPPLIER_NAME'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** A comment: a text, photos, or both. */
export type ComplaintCommentInput = {
  /** Photos: addresses that `uploadPhoto` returned. */
  photos?: Array<Scalars['String']['input']>;
  /** The text. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Which complaints to list; all conditions hold together. */
export type ComplaintFilter = {
  /** Only complaints with this action of the supplier. */
  action?: InputMaybe<ComplaintAction>;
  /** Only complaints that this person handles. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only complaints of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only overdue complaints, or only the others. */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only complaints with one of `otherComplaintActions`. */
  otherAction?: InputMaybe<Scalars['ID']['input']>;
  /** Only complaints with one of `otherComplaintStatuses`. */
  otherStatus?: InputMaybe<Scalars['ID']['input']>;
  /** Only complaints of this priority. */
  priority?: InputMaybe<ComplaintPriority>;
  /** A search by part of a text. */
  search?: InputMaybe<ComplaintSearch>;
  /** Only complaints with this progress. */
  status?: InputMaybe<ComplaintStatus>;
  /** Only complaints about this supplier's vehicles. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only complaints that this tenant raised. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Only complaints about this vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** A complaint to save. */
export type ComplaintInput = {
  /** The category, one of the vehicle's supplier. */
  categoryId: Scalars['ID']['input'];
  /** The problem. */
  description: Scalars['String']['input'];
  /** Photos of the problem: addresses that `uploadPhoto` returned. */
  evidence: Array<Scalars['String']['input']>;
  /** The subject, in a few words. */
  title: Scalars['String']['input'];
  /** The vehicle it is about; it cannot be changed later. */
  vehicleId: Scalars['ID']['input'];
  /** The version that was edited; if the complaint has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** How urgent a complaint is. */
export type ComplaintPriority =
  /** Before others (code 2). */
  | 'HIGH'
  /** It can wait (code 0). */
  | 'LOW'
  /** The default (code 1). */
  | 'NORMAL'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN'
  /** At once (code 3). */
  | 'URGENT';

/** A search among complaints by part of a text; case is ignored. */
export type ComplaintSearch = {
  /** The field to search. */
  field: ComplaintSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that complaints can be searched by. */
export type ComplaintSearchField =
  /** The licence plate of the vehicle. */
  | 'LICENSE_PLATE'
  /** Name of the user who raised it. */
  | 'REPORTER';

/** The order of a list of complaints. */
export type ComplaintSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: ComplaintSortField;
};

/** A field that complaints can be ordered by. */
export type ComplaintSortField =
  /** The supplier's action. */
  | 'ACTION'
  /** Name of the person who handles it. */
  | 'ASSIGNEE_NAME'
  /** Name of the category. */
  | 'CATEGORY_NAME'
  /** When it was raised. */
  | 'CREATED_AT'
  /** Name of the user who raised it. */
  | 'CREATED_BY'
  /** Description. */
  | 'DESCRIPTION'
  /** Estimated day of completion. */
  | 'ESTIMATED_COMPLETION'
  /** Licence plate of the vehicle. */
  | 'LICENSE_PLATE'
  /** How urgent it is. */
  | 'PRIORITY'
  /** Its progress. */
  | 'STATUS'
  /** Name of the supplier. */
  | 'SUPPLIER_NAME'
  /** Name of the tenant. */
  | 'TENANT_NAME'
  /** Title. */
  | 'TITLE'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** The progress of a complaint. */
export type ComplaintStatus =
  /** Closed permanently by the tenant (code 4). */
  | 'CLOSED'
  /** Done according to the supplier; the tenant has to check (code 2). */
  | 'DONE'
  /** The supplier has chosen an action (code 1). */
  | 'IN_PROGRESS'
  /** Raised; the supplier has to act (code 0). */
  | 'OPEN'
  /** The tenant is not satisfied; the supplier has to act again (code 3). */
  | 'REOPEN'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** A step in the progress of a complaint. */
export type ComplaintStep =
  /** The supplier has chosen an action. */
  | 'ACTION'
  /** The supplier has assigned it to a person, or to nobody. */
  | 'ASSIGN'
  /** The tenant has closed it. */
  | 'CLOSE'
  /** The supplier has marked it as done. */
  | 'DONE'
  /** The supplier has set the estimated completion. */
  | 'ESTIMATE'
  /** The supplier has set the priority. */
  | 'PRIORITY'
  /** It was raised. */
  | 'RAISE'
  /** The tenant has reopened it. */
  | 'REOPEN'
  /** A step unknown to this gateway. */
  | 'UNKNOWN';

/** How soon a contract ends, today included. */
export type ContractEnd =
  /** Within 7 days. */
  | 'DAYS_7'
  /** Within 30 days. */
  | 'DAYS_30'
  /** Within 90 days. */
  | 'DAYS_90'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** Which contracts to list; all conditions hold together. */
export type ContractFilter = {
  /** Only contracts that end on this day or earlier. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only contracts that end today or this soon. */
  endsWithin?: InputMaybe<ContractEnd>;
  /** A search by part of a text. */
  search?: InputMaybe<ContractSearch>;
  /** First day of the period to list, YYYY-MM-DD. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only contracts in this state. */
  state?: InputMaybe<ContractState>;
  /** Only contracts of this tenant. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** A row of a contract import; the contract number identifies the contract, names identify the tenant and licence plates the vehicles. */
export type ContractImportRow = {
  /** Contract number, unique. */
  contractNo?: InputMaybe<Scalars['String']['input']>;
  /** Last day, YYYY-MM-DD, not before the first. */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** Licence plates of all its vehicles; omitted they stay unchanged. */
  licensePlates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First day, YYYY-MM-DD. */
  startDate?: InputMaybe<Scalars['String']['input']>;
  /** Name of the tenant; it cannot be changed later. */
  tenantName?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of vehicles. */
  totalVehicles?: InputMaybe<Scalars['Int']['input']>;
};

/** A contract to save. */
export type ContractInput = {
  /** Contract number, unique. */
  contractNo: Scalars['String']['input'];
  /** Last day, YYYY-MM-DD, not before the first. */
  endDate: Scalars['Date']['input'];
  /** First day, YYYY-MM-DD. */
  startDate: Scalars['Date']['input'];
  /** The tenant company; it cannot be changed later. */
  tenantId: Scalars['ID']['input'];
  /** Maximum number of vehicles. */
  totalVehicles: Scalars['Int']['input'];
  /** All its vehicles. At most 100000. */
  vehicleIds: Array<Scalars['ID']['input']>;
  /** The version that was edited; if the contract has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among contracts by part of a text; case is ignored. */
export type ContractSearch = {
  /** The field to search. */
  field: ContractSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that contracts can be searched by. */
export type ContractSearchField =
  /** The contract number. */
  | 'CONTRACT_NO'
  /** The name of the tenant. */
  | 'NAME';

/** The order of a list of contracts. */
export type ContractSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: ContractSortField;
};

/** A field that contracts can be ordered by. */
export type ContractSortField =
  /** Contract number. */
  | 'CONTRACT_NO'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** Last day. */
  | 'END_DATE'
  /** Number of vehicles in the contract. */
  | 'REGISTERED_VEHICLES'
  /** First day. */
  | 'START_DATE'
  /** Name of the tenant. */
  | 'TENANT_NAME'
  /** Maximum number of vehicles. */
  | 'TOTAL_VEHICLES'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** Where a contract stands today. */
export type ContractState =
  /** It begins on a later day. */
  | 'AHEAD'
  /** Its last day is over. */
  | 'ENDED'
  /** It ends today or within 30 days, as the dashboard counts it. */
  | 'ENDING'
  /** It is in force, for more than 30 days. */
  | 'IN_FORCE'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** The file format of an export. */
export type ExportFormat =
  /** Comma-separated values, UTF-8. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX';

/** A list to export: all rows in the caller’s scope that match the filter. */
export type ExportInput = {
  /** The rows to export: the same type as the argument `filter` of the list’s own query. */
  filter?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The file format. */
  format: ExportFormat;
  /** Of these rows only those with these ids, at most 1000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The language of the file; default: Indonesian. */
  language?: InputMaybe<ExportLanguage>;
  /** The order: the same type as the argument `sort` of the list’s own query. */
  sort?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The list. */
  type: ExportType;
};

/** The language of the headings and codes in a file. */
export type ExportLanguage =
  /** English. */
  | 'EN'
  /** Indonesian. */
  | 'ID';

/** The progress of an export. */
export type ExportState =
  /** In progress. */
  | 'BUILDING'
  /** Cancelled by its owner. */
  | 'CANCELLED'
  /** Deleted after 24 hours. */
  | 'EXPIRED'
  /** Failed after several attempts. */
  | 'FAILED'
  /** Available for 24 hours. */
  | 'READY'
  /** A state unknown to this gateway. */
  | 'UNKNOWN'
  /** Requested, not started. */
  | 'WAITING';

/** A list that can be exported, named like its query. */
export type ExportType =
  /** The list of `batteryModels`. */
  | 'BATTERY_MODELS'
  /** The list of `chargingStations`. */
  | 'CHARGING_STATIONS'
  /** The list of `complaints`. */
  | 'COMPLAINTS'
  /** The list of `complaintCategories`. */
  | 'COMPLAINT_CATEGORIES'
  /** The list of `contracts`. */
  | 'CONTRACTS'
  /** The list of `menus`. */
  | 'MENUS'
  /** The list of `suppliers`. */
  | 'SUPPLIERS'
  /** The list of `tenants`. */
  | 'TENANTS'
  /** The list of `users`. */
  | 'USERS'
  /** The list of `userTypes`. */
  | 'USER_TYPES'
  /** The list of `vehicles`. */
  | 'VEHICLES'
  /** The list of `vehicleModels`. */
  | 'VEHICLE_MODELS'
  /** The list of `vehicleTrips`. Its filter has the arguments of that query: `vehicleId`, and `from` and `to` (optional). */
  | 'VEHICLE_TRIPS';

/** Whose staff may write a field. */
export type FieldWriter =
  /** Administrators of the platform. */
  | 'ADMINISTRATOR'
  /** Staff of the platform. */
  | 'PLATFORM'
  /** Staff of suppliers. */
  | 'SUPPLIER'
  /** Staff of tenants. */
  | 'TENANT'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** Whose password was forgotten. */
export type ForgotPasswordInput = {
  /** E-mail address of the account. */
  email: Scalars['EmailAddress']['input'];
};

/** What an import does with a row. */
export type ImportAction =
  /** Adds a record. */
  | 'ADD'
  /** Changes the existing record. */
  | 'CHANGE'
  /** Changes nothing: the existing record is equal. */
  | 'NONE'
  /** Refuses the row, so that no row is saved. */
  | 'REFUSE';

/** A place on earth, WGS 84. */
export type LatLngInput = {
  /** Degrees north of the equator, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees east of Greenwich, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** The credentials of a user. */
export type LoginInput = {
  /** Password. */
  password: Scalars['String']['input'];
  /** E-mail address or username. */
  username: Scalars['String']['input'];
};

/** Which menus to list; all conditions hold together. */
export type MenuFilter = {
  /** Only active ones, or only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only menus directly below this one. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only roots. */
  rootOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<MenuSearch>;
};

/** A menu to save. */
export type MenuInput = {
  /** The purpose of the screen. */
  description: Scalars['String']['input'];
  /** Name of its icon; default: the icon of the path. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is shown to users. */
  isActive: Scalars['Boolean']['input'];
  /** The title in the sidebar. */
  name: Scalars['String']['input'];
  /** Position among its siblings, smallest first. */
  order: Scalars['Int']['input'];
  /** The menu above; null for a root. Not a menu below itself. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Route of the screen, unique; null for a group. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; if the menu has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among menus by part of a text; case is ignored. */
export type MenuSearch = {
  /** The field to search. */
  field: MenuSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that menus can be searched by. */
export type MenuSearchField =
  /** The description. */
  | 'DESCRIPTION'
  /** The name. */
  | 'NAME'
  /** The route. */
  | 'PATH';

/** The order of a list of menus. */
export type MenuSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: MenuSortField;
};

/** A field that menus can be ordered by. */
export type MenuSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** Description. */
  | 'DESCRIPTION'
  /** Whether active. */
  | 'IS_ACTIVE'
  /** Name. */
  | 'NAME'
  /** Position among its siblings. */
  | 'ORDER'
  /** Name of the menu above. */
  | 'PARENT_NAME'
  /** Route. */
  | 'PATH'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** Where a person is notified. */
export type NotificationChannel =
  /** In the list of notifications, at once. */
  | 'BELL'
  /** By a mail that lists what was not read. */
  | 'MAIL'
  /** By Web Push, in the browsers that are subscribed. */
  | 'PUSH'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** How often unread notifications are mailed. */
export type NotificationDigest =
  /** Every day at seven in the morning. */
  | 'DAILY'
  /** On the full hour. */
  | 'HOURLY'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** When a person is notified by mail, and when not at all. */
export type NotificationScheduleInput = {
  /** How often unread notifications are mailed. */
  digest: NotificationDigest;
  /** Beginning of the quiet hours, `HH:MM` in the fleet's time zone; null: there are none. */
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** End of the quiet hours. */
  quietTo?: InputMaybe<Scalars['String']['input']>;
};

/** The signed-in user's own profile. */
export type ProfileInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Office where the person works, at most 100 characters; omitted it stays unchanged. */
  office?: InputMaybe<Scalars['String']['input']>;
  /** Phone number after +62: digits, without the leading 0. */
  phone: Scalars['String']['input'];
  /** The portrait: the URL that `uploadPhoto` returned, or the current one; null removes it. */
  photo?: InputMaybe<Scalars['String']['input']>;
  /** Who the person reports to, at most 100 characters; omitted it stays unchanged. */
  reportsTo?: InputMaybe<Scalars['String']['input']>;
  /** The version of the user that was edited; if the user has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The `PushSubscription` of a browser. */
export type PushSubscriptionInput = {
  /** The browser's authentication secret, in base64url. */
  auth: Scalars['String']['input'];
  /** Address of the browser's push service: a secret. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key, in base64url. */
  p256dh: Scalars['String']['input'];
};

/** Whether a vehicle can be rented. */
export type RentStatus =
  /** Available to rent (code 0). */
  | 'AVAILABLE'
  /** Under a future contract (code 2). */
  | 'BOOKED'
  /** Under a current contract (code 1). */
  | 'RENTED'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** A new password, with the token of the link that was mailed. */
export type ResetPasswordInput = {
  /** The new password, at least 8 characters. */
  newPassword: Scalars['String']['input'];
  /** The token in the link: valid once, for 30 minutes. */
  token: Scalars['String']['input'];
};

/** A kind of record that can be created and changed. */
export type Resource =
  /** Battery models. */
  | 'BATTERY_MODEL'
  /** Charging stations. */
  | 'CHARGING_STATION'
  /** Complaints. */
  | 'COMPLAINT'
  /** Complaint categories. */
  | 'COMPLAINT_CATEGORY'
  /** Contracts. */
  | 'CONTRACT'
  /** Menus. */
  | 'MENU'
  /** Suppliers. */
  | 'SUPPLIER'
  /** Tenants. */
  | 'TENANT'
  /** Users. */
  | 'USER'
  /** User types. */
  | 'USER_TYPE'
  /** Vehicles. */
  | 'VEHICLE'
  /** Vehicle models. */
  | 'VEHICLE_MODEL';

/** The direction of a sort order. */
export type SortDirection =
  /** Smallest, oldest or first letter first. */
  | 'ASC'
  /** Largest, newest or last letter first. */
  | 'DESC';

/** One change of many suppliers: exactly one of the fields. */
export type SupplierChange = {
  /** Whether their employees may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which suppliers to list; all conditions hold together. */
export type SupplierFilter = {
  /** Only suppliers with this communication mode. */
  communication?: InputMaybe<Communication>;
  /** Only active ones, or only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<CompanySearch>;
};

/** A row of a supplier import; the name identifies the supplier. An omitted optional value stays unchanged, and so does the password, which an import does not contain. */
export type SupplierImportRow = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Callback address of the supplier. */
  callbackUrl?: InputMaybe<Scalars['String']['input']>;
  /** The centre of the circle that its vehicles should stay within. */
  center?: InputMaybe<LatLngInput>;
  /** How the readings of the vehicles reach the platform. */
  communication?: InputMaybe<Communication>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Last day, YYYY-MM-DD, not before the first. */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user, or the company's employees, may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The path at which that account signs in. */
  loginPath?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number after +62: digits, without the leading 0. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The radius of the circle in m; omitted it stays unchanged, null removes it. */
  radius?: InputMaybe<Scalars['Float']['input']>;
  /** First day, YYYY-MM-DD. */
  startDate?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of vehicles. */
  totalVehicles?: InputMaybe<Scalars['Int']['input']>;
  /** The account on the supplier's own system. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** A supplier to save. */
export type SupplierInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Callback address of the supplier. */
  callbackUrl?: InputMaybe<Scalars['String']['input']>;
  /** The centre of the circle that its vehicles should stay within. */
  center?: InputMaybe<LatLngInput>;
  /** How the readings of the vehicles reach the platform. NONE is the default of a new supplier, and stands for null. */
  communication?: InputMaybe<Communication>;
  /** E-mail address. */
  email: Scalars['EmailAddress']['input'];
  /** Last day, YYYY-MM-DD, not before the first. */
  endDate: Scalars['Date']['input'];
  /** Whether its employees may sign in. */
  isActive: Scalars['Boolean']['input'];
  /** The path at which that account signs in. */
  loginPath?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company. */
  name: Scalars['String']['input'];
  /** The password of that account; the returned asterisks keep the stored one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number after +62: digits, without the leading 0. */
  phone: Scalars['String']['input'];
  /** The radius of the circle in m. */
  radius?: InputMaybe<Scalars['Float']['input']>;
  /** First day, YYYY-MM-DD. */
  startDate: Scalars['Date']['input'];
  /** Maximum number of vehicles. */
  totalVehicles: Scalars['Int']['input'];
  /** The account on the supplier's own system. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; if the supplier has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The order of a list of suppliers. */
export type SupplierSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: SupplierSortField;
};

/** A field that suppliers can be ordered by. */
export type SupplierSortField =
  /** Postal address. */
  | 'ADDRESS'
  /** Callback address of the supplier. */
  | 'CALLBACK_URL'
  /** Code of the communication mode. */
  | 'COMMUNICATION'
  /** Name of the company type. */
  | 'COMPANY_TYPE_NAME'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** E-mail address. */
  | 'EMAIL'
  /** Last day. */
  | 'END_DATE'
  /** Whether active. */
  | 'IS_ACTIVE'
  /** The path at which that account signs in. */
  | 'LOGIN_PATH'
  /** Name. */
  | 'NAME'
  /** Phone number. */
  | 'PHONE'
  /** Radius of its circle. */
  | 'RADIUS'
  /** First day. */
  | 'START_DATE'
  /** Maximum number of vehicles. */
  | 'TOTAL_VEHICLES'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY'
  /** The account on the supplier's own system. */
  | 'USERNAME';

/** One change of many tenants: exactly one of the fields. */
export type TenantChange = {
  /** Whether their employees may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which tenants to list; all conditions hold together. */
export type TenantFilter = {
  /** Only active ones, or only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<CompanySearch>;
};

/** A row of a tenant import; the name identifies the tenant. */
export type TenantImportRow = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The centre of the circle that its vehicles should stay within. */
  center?: InputMaybe<LatLngInput>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Last day, YYYY-MM-DD, not before the first. */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user, or the company's employees, may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number after +62: digits, without the leading 0. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The radius of the circle in m; omitted it stays unchanged, null removes it. */
  radius?: InputMaybe<Scalars['Float']['input']>;
  /** First day, YYYY-MM-DD. */
  startDate?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of vehicles. */
  totalVehicles?: InputMaybe<Scalars['Int']['input']>;
};

/** A tenant to save. */
export type TenantInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** The centre of the circle that its vehicles should stay within. */
  center: LatLngInput;
  /** E-mail address. */
  email: Scalars['EmailAddress']['input'];
  /** Last day, YYYY-MM-DD, not before the first. */
  endDate: Scalars['Date']['input'];
  /** Whether its employees may sign in. */
  isActive: Scalars['Boolean']['input'];
  /** Name of the company. */
  name: Scalars['String']['input'];
  /** Phone number after +62: digits, without the leading 0. */
  phone: Scalars['String']['input'];
  /** The radius of the circle in m. */
  radius?: InputMaybe<Scalars['Float']['input']>;
  /** First day, YYYY-MM-DD. */
  startDate: Scalars['Date']['input'];
  /** Maximum number of vehicles. */
  totalVehicles: Scalars['Int']['input'];
  /** The version that was edited; if the tenant has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The order of a list of tenants. */
export type TenantSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: CompanySortField;
};

/** Which tracker devices to list; all conditions hold together. */
export type TrackerDeviceFilter = {
  /** Only trackers of vehicles, or only unknown ones. */
  isKnown?: InputMaybe<Scalars['Boolean']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<TrackerDeviceSearch>;
  /** Only devices of this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** A search among tracker devices by part of a text; case is ignored. */
export type TrackerDeviceSearch = {
  /** The field to search. */
  field: TrackerDeviceSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that tracker devices can be searched by. */
export type TrackerDeviceSearchField =
  /** The identifier that the device sends. */
  | 'IDENTIFIER'
  /** The licence plate of its vehicle. */
  | 'LICENSE_PLATE';

/** The order of a list of tracker devices. */
export type TrackerDeviceSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: TrackerDeviceSortField;
};

/** A field that tracker devices can be ordered by. */
export type TrackerDeviceSortField =
  /** Identifier that the device sends. */
  | 'IDENTIFIER'
  /** When the device last reported. */
  | 'LAST_SEEN_AT';

/** A tracker token to create. */
export type TrackerTokenInput = {
  /** Its purpose. */
  name: Scalars['String']['input'];
  /** The supplier whose vehicles report with it; by default the caller's company. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** One change of many users: exactly one of the fields. */
export type UserChange = {
  /** Whether the users may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which users to list; all conditions hold together. */
export type UserFilter = {
  /** Only users of this company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only users of companies of this type. */
  companyType?: InputMaybe<CompanyType>;
  /** Only active ones, or only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<UserSearch>;
};

/** A row of a user import; the e-mail address identifies the user, names identify companies and user types. All fields are optional, so that a mistake in one row is an error of that row, and the other rows are still checked. */
export type UserImportRow = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company the user works for. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company type; needed where companies of two types have the same name. */
  companyTypeName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user, or the company's employees, may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Office where the person works; omitted it stays unchanged. */
  office?: InputMaybe<Scalars['String']['input']>;
  /** Phone number after +62: digits, without the leading 0. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Who the person reports to; omitted it stays unchanged. */
  reportsTo?: InputMaybe<Scalars['String']['input']>;
  /** Name of the user type, one of the types for that company. */
  userTypeName?: InputMaybe<Scalars['String']['input']>;
  /** Short name, also accepted for signing in; omitted it stays unchanged. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** A user to save. A new user receives a link to set a password by e-mail. */
export type UserInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** The company the user works for. */
  companyId: Scalars['ID']['input'];
  /** E-mail address, unique. */
  email: Scalars['EmailAddress']['input'];
  /** Whether the user may sign in. */
  isActive: Scalars['Boolean']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Office, at most 100 characters; omitted it stays unchanged. */
  office?: InputMaybe<Scalars['String']['input']>;
  /** Phone number after +62: digits, without the leading 0. */
  phone: Scalars['String']['input'];
  /** The portrait: the URL that `uploadPhoto` returned, or the current one. */
  photo?: InputMaybe<Scalars['String']['input']>;
  /** Who the person reports to, at most 100 characters; omitted it stays unchanged. */
  reportsTo?: InputMaybe<Scalars['String']['input']>;
  /** The user type, one of the types for that company. */
  userTypeId: Scalars['ID']['input'];
  /** Short name, also accepted for signing in. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; if the user has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among users by part of a text; case is ignored. */
export type UserSearch = {
  /** The field to search. */
  field: UserSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that users can be searched by. */
export type UserSearchField =
  /** The postal address. */
  | 'ADDRESS'
  /** The e-mail address. */
  | 'EMAIL'
  /** The name. */
  | 'NAME';

/** The order of a list of users. */
export type UserSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: UserSortField;
};

/** A field that users can be ordered by. */
export type UserSortField =
  /** Postal address. */
  | 'ADDRESS'
  /** Name of the company. */
  | 'COMPANY_NAME'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** E-mail address. */
  | 'EMAIL'
  /** Name. */
  | 'NAME'
  /** Office. */
  | 'OFFICE'
  /** Phone number. */
  | 'PHONE'
  /** Who the person reports to. */
  | 'REPORTS_TO'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY'
  /** Short name for signing in. */
  | 'USERNAME'
  /** Name of the user type. */
  | 'USER_TYPE_NAME';

/** One change of many user types: exactly one of the fields. */
export type UserTypeChange = {
  /** Whether users of these types may sign in. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which user types to list; all conditions hold together. */
export type UserTypeFilter = {
  /** Only user types for companies of this type. */
  companyType?: InputMaybe<CompanyType>;
  /** Only active ones, or only inactive ones. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<UserTypeSearch>;
};

/** A user type to save, with all its menus. */
export type UserTypeInput = {
  /** The company type whose users may have it. */
  companyType: CompanyType;
  /** Whether users of this type may sign in. */
  isActive: Scalars['Boolean']['input'];
  /** Administrator (true) or Biasa. */
  isAdmin: Scalars['Boolean']['input'];
  /** The menus it grants, only menus that the caller has. At most 100000. */
  menuIds: Array<Scalars['ID']['input']>;
  /** Name of the type. */
  name: Scalars['String']['input'];
  /** The version that was edited; if the user type has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among user types by part of a text; case is ignored. */
export type UserTypeSearch = {
  /** The field to search. */
  field: UserTypeSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that user types can be searched by. */
export type UserTypeSearchField =
  /** The e-mail address of a user who has it. */
  | 'EMAIL'
  /** The name. */
  | 'NAME';

/** The order of a list of user types. */
export type UserTypeSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: UserTypeSortField;
};

/** A field that user types can be ordered by. */
export type UserTypeSortField =
  /** Name of the company type. */
  | 'COMPANY_TYPE_NAME'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** Whether active. */
  | 'IS_ACTIVE'
  /** Whether Administrator. */
  | 'IS_ADMIN'
  /** Name. */
  | 'NAME'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** Why a vehicle needs attention. */
export type VehicleAttention =
  /** Its battery held less than 20 percent at the last reading. */
  | 'LOW_BATTERY'
  /** It is rented although it is broken or in maintenance. */
  | 'OUT_OF_SERVICE'
  /** Its last reading is more than 24 hours old. */
  | 'SILENT'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** One change of many vehicles: exactly one of the fields. */
export type VehicleChange = {
  /** A contract that the vehicles are added to. */
  contractId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the vehicles are kept in the warehouse (Gudang). */
  isInWarehouse?: InputMaybe<Scalars['Boolean']['input']>;
  /** The working condition. */
  vehicleStatus?: InputMaybe<VehicleStatus>;
};

/** Which vehicles to list; all conditions hold together. */
export type VehicleFilter = {
  /** Only vehicles that need attention for this reason. */
  attention?: InputMaybe<VehicleAttention>;
  /** Only vehicles of this rent status. */
  rentStatus?: InputMaybe<RentStatus>;
  /** A search by part of a text. */
  search?: InputMaybe<VehicleSearch>;
  /** Only vehicles of this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only vehicles that this tenant rents. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Only vehicles of this working condition. */
  vehicleStatus?: InputMaybe<VehicleStatus>;
};

/** A row of a vehicle import; the licence plate identifies the vehicle, names identify supplier and model. The rent status and the tenant follow the contracts. */
export type VehicleImportRow = {
  /** Colour, in words. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** IMEI: 15 digits, the last a check digit; unique. */
  imei?: InputMaybe<Scalars['String']['input']>;
  /** Whether the vehicle is kept in the warehouse; omitted it stays unchanged. */
  isInWarehouse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Licence plate, unique. */
  licensePlate?: InputMaybe<Scalars['String']['input']>;
  /** Name of the vehicle model. */
  modelName?: InputMaybe<Scalars['String']['input']>;
  /** Serial number, unique. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  /** Name of the supplier; needed where models of several suppliers have the same name. Staff of a supplier may omit it. */
  supplierName?: InputMaybe<Scalars['String']['input']>;
  /** Identifier that the tracker sends: any text of at most 64 characters, unique at the supplier. */
  trackerId?: InputMaybe<Scalars['String']['input']>;
  /** The working condition. */
  vehicleStatus?: InputMaybe<VehicleStatus>;
  /** Year of manufacture. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A vehicle to save: all fields that a user can set. */
export type VehicleInput = {
  /** Colour, in words. */
  color: Scalars['String']['input'];
  /** IMEI: 15 digits, the last a check digit; unique. */
  imei?: InputMaybe<Scalars['String']['input']>;
  /** Whether the vehicle is kept in the warehouse; omitted it stays unchanged. */
  isInWarehouse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Licence plate, unique. */
  licensePlate: Scalars['String']['input'];
  /** The vehicle model, which decides the supplier. */
  modelId: Scalars['ID']['input'];
  /** Addresses of all its photos, as `uploadPhoto` and `Vehicle.photos` returned them. */
  photos: Array<Scalars['String']['input']>;
  /** Whether the vehicle can be rented. */
  rentStatus: RentStatus;
  /** Serial number, unique. */
  serialNumber: Scalars['String']['input'];
  /** The supplier that the model must belong to; otherwise the save is refused. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** The tenant that rents the vehicle. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier that the tracker sends: any text of at most 64 characters, unique at the supplier. */
  trackerId?: InputMaybe<Scalars['String']['input']>;
  /** The working condition. */
  vehicleStatus: VehicleStatus;
  /** The version that was edited; if the vehicle has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Year of manufacture. */
  year: Scalars['Int']['input'];
};

/** Which vehicle models to list; all conditions hold together. */
export type VehicleModelFilter = {
  /** Only models with this battery model. */
  batteryModelId?: InputMaybe<Scalars['ID']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<VehicleModelSearch>;
  /** Only models of this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** A row of a vehicle model import; the name and the supplier identify the model, names identify supplier and battery model. */
export type VehicleModelImportRow = {
  /** Name of the battery model, one of the same supplier. */
  batteryModelName?: InputMaybe<Scalars['String']['input']>;
  /** Distance on a full charge, in km. */
  maxMileage?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the model. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Power of the motor in W. */
  power?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the supplier. Staff of a supplier may omit it. */
  supplierName?: InputMaybe<Scalars['String']['input']>;
  /** Top speed in km/h. */
  topSpeed?: InputMaybe<Scalars['Float']['input']>;
};

/** A vehicle model to save. */
export type VehicleModelInput = {
  /** The battery model, one of the same supplier. */
  batteryModelId: Scalars['ID']['input'];
  /** Distance on a full charge, in km. */
  maxMileage: Scalars['Float']['input'];
  /** Name of the model. */
  name: Scalars['String']['input'];
  /** Power of the motor in W. */
  power: Scalars['Float']['input'];
  /** The supplier company it belongs to. */
  supplierId: Scalars['ID']['input'];
  /** Top speed in km/h. */
  topSpeed: Scalars['Float']['input'];
  /** The version that was edited; if the vehicle model has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A search among vehicle models by part of a text; case is ignored. */
export type VehicleModelSearch = {
  /** The field to search. */
  field: VehicleModelSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that vehicle models can be searched by. */
export type VehicleModelSearchField =
  /** The distance on a full charge, in km. */
  | 'MAX_MILEAGE'
  /** The name. */
  | 'NAME'
  /** The power in W. */
  | 'POWER'
  /** The top speed in km/h. */
  | 'TOP_SPEED';

/** The order of a list of vehicle models. */
export type VehicleModelSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: VehicleModelSortField;
};

/** A field that vehicle models can be ordered by. */
export type VehicleModelSortField =
  /** Name of the battery model. */
  | 'BATTERY_MODEL_NAME'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** Distance on a full charge. */
  | 'MAX_MILEAGE'
  /** Name. */
  | 'NAME'
  /** Power of the motor. */
  | 'POWER'
  /** Name of the supplier. */
  | 'SUPPLIER_NAME'
  /** Top speed. */
  | 'TOP_SPEED'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY';

/** A search among vehicles by part of a text; case is ignored. */
export type VehicleSearch = {
  /** The field to search. */
  field: VehicleSearchField;
  /** The text to find. */
  text: Scalars['String']['input'];
};

/** A field that vehicles can be searched by. */
export type VehicleSearchField =
  /** The colour. */
  | 'COLOR'
  /** The IMEI of the device. */
  | 'IMEI'
  /** The licence plate. */
  | 'LICENSE_PLATE'
  /** The serial number. */
  | 'SERIAL_NUMBER'
  /** The identifier of the tracker. */
  | 'TRACKER_ID'
  /** The year of manufacture. */
  | 'YEAR';

/** The order of a list of vehicles. */
export type VehicleSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: VehicleSortField;
};

/** A field that vehicles can be ordered by. */
export type VehicleSortField =
  /** Colour. */
  | 'COLOR'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the user who created it. */
  | 'CREATED_BY'
  /** IMEI of the device. */
  | 'IMEI'
  /** Whether the vehicle is kept in the warehouse. */
  | 'IS_IN_WAREHOUSE'
  /** Licence plate. */
  | 'LICENSE_PLATE'
  /** Name of the model. */
  | 'MODEL_NAME'
  /** Code of the rent status. */
  | 'RENT_STATUS'
  /** Serial number. */
  | 'SERIAL_NUMBER'
  /** Name of the supplier. */
  | 'SUPPLIER_NAME'
  /** Name of the tenant. */
  | 'TENANT_NAME'
  /** Identifier of the tracker. */
  | 'TRACKER_ID'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY'
  /** Code of the vehicle status. */
  | 'VEHICLE_STATUS'
  /** Year of manufacture. */
  | 'YEAR';

/** The working condition of a vehicle. */
export type VehicleStatus =
  /** In use (code 1). */
  | 'ACTIVE'
  /** Broken down (code 3). */
  | 'BROKEN'
  /** Being serviced or repaired (code 2). */
  | 'MAINTENANCE'
  /** Out of use (code 0). */
  | 'NON_ACTIVE'
  /** No code, or one that this gateway does not know. */
  | 'UNKNOWN';

/** The vehicles that a number of the dashboard counts. */
export type VehicleStatusGroup =
  /** Battery charge of 80 to 100 %. */
  | 'BATTERY_HIGH'
  /** Battery charge under 50 %. */
  | 'BATTERY_LOW'
  /** Battery charge of 50 to 80 %. */
  | 'BATTERY_MEDIUM'
  /** Moved in the last 24 hours: the vehicles of the average speed. */
  | 'MOVED_LATELY'
  /** Moved today: the vehicles of the distance. */
  | 'MOVED_TODAY';

/** The order of the status table. */
export type VehicleStatusSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: VehicleStatusSortField;
};

/** A field that the status table can be ordered by. */
export type VehicleStatusSortField =
  /** Charge of the battery. */
  | 'BATTERY_PERCENTAGE'
  /** Licence plate. */
  | 'LICENSE_PLATE'
  /** Time of the last reading. */
  | 'MEASURED_AT'
  /** Name of the model. */
  | 'MODEL_NAME'
  /** Total distance covered. */
  | 'ODOMETER'
  /** Speed. */
  | 'SPEED'
  /** Name of the supplier. */
  | 'SUPPLIER_NAME';

export type ApiTokensQueryVariables = Exact<{
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ApiTokensQuery = { __typename?: 'Query', apiTokens: { __typename?: 'ApiTokenPage', items: Array<{ __typename?: 'ApiToken', id: string, name: string, readOnly: boolean, expiresAt?: string | null, createdAt?: string | null, lastUsedAt?: string | null, revokedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, totalPages: number } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RevokeApiTokenMutation = { __typename?: 'Mutation', revokeApiToken: { __typename?: 'ActionPayload', success: boolean, message: string } };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { __typename?: 'Mutation', createApiToken: { __typename?: 'ApiTokenPayload', success: boolean, message: string, token?: string | null, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { __typename?: 'Query', notificationSettings: { __typename?: 'NotificationSettings', digest: NotificationDigest, quietFrom?: string | null, quietTo?: string | null, timeZone: string, pushKey?: string | null, kinds: Array<{ __typename?: 'NotificationChoice', kind: string, name: string, channels: Array<NotificationChannel>, defaultChannels: Array<NotificationChannel>, offeredChannels: Array<NotificationChannel>, forcedChannels: Array<NotificationChannel> }> } };

export type SaveNotificationChannelsMutationVariables = Exact<{
  kind: Scalars['ID']['input'];
  channels?: InputMaybe<Array<NotificationChannel> | NotificationChannel>;
}>;


export type SaveNotificationChannelsMutation = { __typename?: 'Mutation', saveNotificationChannels: { __typename?: 'NotificationSettingsPayload', success: boolean, message: string, settings?: { __typename?: 'NotificationSettings', digest: NotificationDigest, quietFrom?: string | null, quietTo?: string | null, timeZone: string, pushKey?: string | null, kinds: Array<{ __typename?: 'NotificationChoice', kind: string, name: string, channels: Array<NotificationChannel>, defaultChannels: Array<NotificationChannel>, offeredChannels: Array<NotificationChannel>, forcedChannels: Array<NotificationChannel> }> } | null } };

export type SaveNotificationScheduleMutationVariables = Exact<{
  input: NotificationScheduleInput;
}>;


export type SaveNotificationScheduleMutation = { __typename?: 'Mutation', saveNotificationSchedule: { __typename?: 'NotificationSettingsPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, settings?: { __typename?: 'NotificationSettings', digest: NotificationDigest, quietFrom?: string | null, quietTo?: string | null, timeZone: string, pushKey?: string | null, kinds: Array<{ __typename?: 'NotificationChoice', kind: string, name: string, channels: Array<NotificationChannel>, defaultChannels: Array<NotificationChannel>, offeredChannels: Array<NotificationChannel>, forcedChannels: Array<NotificationChannel> }> } | null } };

export type CompanyNotificationDefaultsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyNotificationDefaultsQuery = { __typename?: 'Query', companyNotificationDefaults: Array<{ __typename?: 'NotificationChoice', kind: string, name: string, channels: Array<NotificationChannel>, defaultChannels: Array<NotificationChannel>, offeredChannels: Array<NotificationChannel>, forcedChannels: Array<NotificationChannel> }> };

export type SaveCompanyNotificationDefaultMutationVariables = Exact<{
  kind: Scalars['ID']['input'];
  channels?: InputMaybe<Array<NotificationChannel> | NotificationChannel>;
}>;


export type SaveCompanyNotificationDefaultMutation = { __typename?: 'Mutation', saveCompanyNotificationDefault: { __typename?: 'CompanyNotificationDefaultPayload', success: boolean, message: string, defaults?: Array<{ __typename?: 'NotificationChoice', kind: string, name: string, channels: Array<NotificationChannel>, defaultChannels: Array<NotificationChannel>, offeredChannels: Array<NotificationChannel>, forcedChannels: Array<NotificationChannel> }> | null } };

export type AccountUserFragment = { __typename?: 'User', id: string, name: string, email: string, username?: string | null, address?: string | null, phone?: string | null, photo?: string | null, office?: string | null, reportsTo?: string | null, companyName?: string | null, userTypeName?: string | null, isActive: boolean, activeUntil?: string | null, version?: number | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { __typename?: 'Query', me?: { __typename?: 'Me', user: { __typename?: 'User', id: string, name: string, email: string, username?: string | null, address?: string | null, phone?: string | null, photo?: string | null, office?: string | null, reportsTo?: string | null, companyName?: string | null, userTypeName?: string | null, isActive: boolean, activeUntil?: string | null, version?: number | null }, sbus: Array<{ __typename?: 'Sbu', id: string, name: string, kps: Array<{ __typename?: 'Kp', id: string, name: string, status?: string | null }> }> } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { __typename?: 'Mutation', updateProfile: { __typename?: 'ProfilePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, me?: { __typename?: 'Me', user: { __typename?: 'User', id: string, name: string, email: string, username?: string | null, address?: string | null, phone?: string | null, photo?: string | null, office?: string | null, reportsTo?: string | null, companyName?: string | null, userTypeName?: string | null, isActive: boolean, activeUntil?: string | null, version?: number | null } } | null } };

export const AccountUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"office"}},{"kind":"Field","name":{"kind":"Name","value":"reportsTo"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"activeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AccountUserFragment, unknown>;
export const ApiTokensDocument = {"__meta__":{"hash":"eafc88a688c2fe53d7aea4bbb1ebe27baae6677b0d355714fd33401f1ccd18b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const RevokeApiTokenDocument = {"__meta__":{"hash":"de3d23fde9f4b72a529804827534d782e2733e90e187cbdf72cc540b25b55fcd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const CreateApiTokenDocument = {"__meta__":{"hash":"659497a8c2df5b54f25480bff995b7248d439c8bfc75914346f950ccf05196fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const NotificationSettingsDocument = {"__meta__":{"hash":"e267416c6f4558aa6122f6c4a9809ae3e3a787a723f5945866b42a08af0b1931"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"defaultChannels"}},{"kind":"Field","name":{"kind":"Name","value":"offeredChannels"}},{"kind":"Field","name":{"kind":"Name","value":"forcedChannels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]}}]} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const SaveNotificationChannelsDocument = {"__meta__":{"hash":"f368d80962b06596779523856974f269ff5fda3e1dcbf5b641952379bf2c6a7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotificationChannels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channels"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationChannel"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotificationChannels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"channels"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channels"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"defaultChannels"}},{"kind":"Field","name":{"kind":"Name","value":"offeredChannels"}},{"kind":"Field","name":{"kind":"Name","value":"forcedChannels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]}}]}}]} as unknown as DocumentNode<SaveNotificationChannelsMutation, SaveNotificationChannelsMutationVariables>;
export const SaveNotificationScheduleDocument = {"__meta__":{"hash":"f06a0dc4204af511f346298164e57a7a9bf785df3b3b507daf06efa32345d4e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotificationSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotificationSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"defaultChannels"}},{"kind":"Field","name":{"kind":"Name","value":"offeredChannels"}},{"kind":"Field","name":{"kind":"Name","value":"forcedChannels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]}}]}}]} as unknown as DocumentNode<SaveNotificationScheduleMutation, SaveNotificationScheduleMutationVariables>;
export const CompanyNotificationDefaultsDocument = {"__meta__":{"hash":"6c133b0efc130070d0fda405e9d9035d196d5c6949fb2462a92a0e7cafc7fa6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyNotificationDefaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyNotificationDefaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"defaultChannels"}},{"kind":"Field","name":{"kind":"Name","value":"offeredChannels"}},{"kind":"Field","name":{"kind":"Name","value":"forcedChannels"}}]}}]}}]} as unknown as DocumentNode<CompanyNotificationDefaultsQuery, CompanyNotificationDefaultsQueryVariables>;
export const SaveCompanyNotificationDefaultDocument = {"__meta__":{"hash":"915759702f75c62f70dc972fea7a5e2d42aca45e0f3860a1738d801a64c1ab81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanyNotificationDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channels"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationChannel"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompanyNotificationDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"channels"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channels"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"defaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"defaultChannels"}},{"kind":"Field","name":{"kind":"Name","value":"offeredChannels"}},{"kind":"Field","name":{"kind":"Name","value":"forcedChannels"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCompanyNotificationDefaultMutation, SaveCompanyNotificationDefaultMutationVariables>;
export const AccountDocument = {"__meta__":{"hash":"c4183fca58401bbe33d42d53e5ddcadcab0a35325a1b1a43975c088dad1e56fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sbus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"office"}},{"kind":"Field","name":{"kind":"Name","value":"reportsTo"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"activeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const UpdateProfileDocument = {"__meta__":{"hash":"2fb0584f9ba48a18c6a69abc9d9cd35040ea842c20c642210b860a71beb86898"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountUser"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"office"}},{"kind":"Field","name":{"kind":"Name","value":"reportsTo"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"activeUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;