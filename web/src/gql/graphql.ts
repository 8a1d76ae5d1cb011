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

export type SavePreferencesMutationVariables = Exact<{
  changes: Scalars['JSONObject']['input'];
}>;


export type SavePreferencesMutation = { __typename?: 'Mutation', savePreferences: { __typename?: 'PreferencesPayload', success: boolean, message: string, preferences?: Record<string, unknown> | null, version?: number | null } };

export type BellQueryVariables = Exact<{
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type BellQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationPage', unreadCount: number, items: Array<{ __typename?: 'Notification', id: string, title: string, description: string, updatedAt?: string | null, isRead: boolean, path?: string | null, occurrences?: number | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type NotificationReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationReceivedSubscription = { __typename?: 'Subscription', notificationReceived: { __typename?: 'Notification', id: string, title: string, description: string, updatedAt?: string | null, isRead: boolean, path?: string | null, occurrences?: number | null } };

export type UnreadNotificationCountSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCountSubscription = { __typename?: 'Subscription', unreadNotificationCount: number };

export type MarkNotificationReadMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MarkNotificationReadMutation = { __typename?: 'Mutation', markNotificationRead: { __typename?: 'NotificationPayload', success: boolean, message: string, unreadCount?: number | null } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { __typename?: 'Mutation', markAllNotificationsRead: { __typename?: 'NotificationPayload', success: boolean, message: string, unreadCount?: number | null } };

export type MarkNotificationsReadMutationVariables = Exact<{
  path: Scalars['String']['input'];
}>;


export type MarkNotificationsReadMutation = { __typename?: 'Mutation', markNotificationsRead: { __typename?: 'NotificationPayload', success: boolean, message: string, unreadCount?: number | null } };

export type PaletteQueryVariables = Exact<{
  text: Scalars['String']['input'];
  vehicles: Scalars['Boolean']['input'];
  tenants: Scalars['Boolean']['input'];
  suppliers: Scalars['Boolean']['input'];
  contracts: Scalars['Boolean']['input'];
  users: Scalars['Boolean']['input'];
  complaints: Scalars['Boolean']['input'];
}>;


export type PaletteQuery = { __typename?: 'Query', vehicles?: { __typename?: 'VehiclePage', items: Array<{ __typename?: 'Vehicle', id: string, text: string, note?: string | null }> }, complaints?: { __typename?: 'ComplaintPage', items: Array<{ __typename?: 'Complaint', id: string, text: string, note?: string | null }> }, tenants?: { __typename?: 'TenantPage', items: Array<{ __typename?: 'Tenant', id: string, text: string, note?: string | null }> }, suppliers?: { __typename?: 'SupplierPage', items: Array<{ __typename?: 'Supplier', id: string, text: string, note?: string | null }> }, contracts?: { __typename?: 'ContractPage', items: Array<{ __typename?: 'Contract', id: string, text: string, note?: string | null }> }, users?: { __typename?: 'UserPage', items: Array<{ __typename?: 'User', id: string, text: string, note: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { __typename?: 'Mutation', changePassword: { __typename?: 'ChangePasswordPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, message: string }> } };

export type FindSuppliersQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type FindSuppliersQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type FindCompaniesQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type FindCompaniesQuery = { __typename?: 'Query', companyOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }> };

export type FindTenantsQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type FindTenantsQuery = { __typename?: 'Query', tenantOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type FindContractTenantsQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type FindContractTenantsQuery = { __typename?: 'Query', contractTenantOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type UndoCreateMutationVariables = Exact<{
  resource: Resource;
  id: Scalars['ID']['input'];
}>;


export type UndoCreateMutation = { __typename?: 'Mutation', undoCreate: { __typename?: 'ActionPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', code: string }> } };

export type VehiclesMovedSubscriptionVariables = Exact<{
  supplierId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type VehiclesMovedSubscription = { __typename?: 'Subscription', vehiclePositions: Array<{ __typename?: 'VehiclePosition', vehicleId?: string | null, licensePlate?: string | null, supplierName?: string | null, speed?: number | null, course?: number | null, batteryPercentage?: number | null, odometer?: number | null, measuredAt?: string | null, position: { __typename?: 'LatLng', latitude: number, longitude: number } }> };

export type ReverseGeocodeQueryVariables = Exact<{
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
}>;


export type ReverseGeocodeQuery = { __typename?: 'Query', reverseGeocode?: { __typename?: 'Place', address: string } | null };

export type SearchPlacesQueryVariables = Exact<{
  text: Scalars['String']['input'];
  near?: InputMaybe<LatLngInput>;
  isTyping?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type SearchPlacesQuery = { __typename?: 'Query', searchPlaces?: Array<{ __typename?: 'Place', name?: string | null, address: string, location: { __typename?: 'LatLng', latitude: number, longitude: number } }> | null };

export type BatteryModelsQueryVariables = Exact<{
  filter?: InputMaybe<BatteryModelFilter>;
  sort?: InputMaybe<BatteryModelSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type BatteryModelsQuery = { __typename?: 'Query', batteryModels: { __typename?: 'BatteryModelPage', items: Array<{ __typename?: 'BatteryModel', id: string, name: string, supplierName?: string | null, type: BatteryType, maxCapacity?: number | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type BatteryModelScreenOptionsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type BatteryModelScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }> };

export type BatteryModelQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BatteryModelQuery = { __typename?: 'Query', batteryModel?: { __typename?: 'BatteryModel', id: string, name: string, supplierId?: string | null, supplierName?: string | null, type: BatteryType, maxCapacity?: number | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateBatteryModelMutationVariables = Exact<{
  input: BatteryModelInput;
}>;


export type CreateBatteryModelMutation = { __typename?: 'Mutation', createBatteryModel: { __typename?: 'BatteryModelPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'BatteryModel', id: string } | null } };

export type UpdateBatteryModelMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: BatteryModelInput;
}>;


export type UpdateBatteryModelMutation = { __typename?: 'Mutation', updateBatteryModel: { __typename?: 'BatteryModelPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ChargingStationsQueryVariables = Exact<{
  filter?: InputMaybe<ChargingStationFilter>;
  sort?: InputMaybe<ChargingStationSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ChargingStationsQuery = { __typename?: 'Query', chargingStations: { __typename?: 'ChargingStationPage', items: Array<{ __typename?: 'ChargingStation', id: string, name: string, facility?: string | null, totalSuppliers: number, address?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null, position?: { __typename?: 'LatLng', latitude: number, longitude: number } | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type ChargingStationScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChargingStationScreenOptionsQuery = { __typename?: 'Query', activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ChargingStationQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ChargingStationQuery = { __typename?: 'Query', chargingStation?: { __typename?: 'ChargingStation', id: string, name: string, facility?: string | null, address?: string | null, photos: Array<string>, supplierIds: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, position?: { __typename?: 'LatLng', latitude: number, longitude: number } | null } | null };

export type CreateChargingStationMutationVariables = Exact<{
  input: ChargingStationInput;
}>;


export type CreateChargingStationMutation = { __typename?: 'Mutation', createChargingStation: { __typename?: 'ChargingStationPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'ChargingStation', id: string } | null } };

export type UpdateChargingStationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ChargingStationInput;
}>;


export type UpdateChargingStationMutation = { __typename?: 'Mutation', updateChargingStation: { __typename?: 'ChargingStationPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportChargingStationsMutationVariables = Exact<{
  rows: Array<ChargingStationImportRow> | ChargingStationImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportChargingStationsMutation = { __typename?: 'Mutation', importChargingStations: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, isInvited: boolean, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, former: Array<{ __typename?: 'FormerValue', field: string, value?: string | null }> }> } };

export type CompanyAddressQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CompanyAddressQuery = { __typename?: 'Query', tenant?: { __typename?: 'Tenant', id: string, address?: string | null } | null, supplier?: { __typename?: 'Supplier', id: string, address?: string | null } | null };

export type SuppliersQueryVariables = Exact<{
  filter?: InputMaybe<SupplierFilter>;
  sort?: InputMaybe<SupplierSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type SuppliersQuery = { __typename?: 'Query', suppliers: { __typename?: 'SupplierPage', items: Array<{ __typename?: 'Supplier', id: string, name: string, companyTypeName?: string | null, totalVehicles?: number | null, email?: string | null, phone?: string | null, address?: string | null, callbackUrl?: string | null, isActive?: boolean | null, startDate?: string | null, endDate?: string | null, communication: Communication, username?: string | null, password?: string | null, loginPath?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null, center?: { __typename?: 'LatLng', latitude: number, longitude: number } | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type SupplierQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SupplierQuery = { __typename?: 'Query', supplier?: { __typename?: 'Supplier', id: string, name: string, totalVehicles?: number | null, email?: string | null, phone?: string | null, address?: string | null, radius?: number | null, isActive?: boolean | null, startDate?: string | null, endDate?: string | null, callbackUrl?: string | null, communication: Communication, username?: string | null, password?: string | null, loginPath?: string | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, center?: { __typename?: 'LatLng', latitude: number, longitude: number } | null } | null };

export type CreateSupplierMutationVariables = Exact<{
  input: SupplierInput;
}>;


export type CreateSupplierMutation = { __typename?: 'Mutation', createSupplier: { __typename?: 'SupplierPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'Supplier', id: string } | null } };

export type UpdateSupplierMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: SupplierInput;
}>;


export type UpdateSupplierMutation = { __typename?: 'Mutation', updateSupplier: { __typename?: 'SupplierPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportSuppliersMutationVariables = Exact<{
  rows: Array<SupplierImportRow> | SupplierImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportSuppliersMutation = { __typename?: 'Mutation', importSuppliers: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, isInvited: boolean, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, former: Array<{ __typename?: 'FormerValue', field: string, value?: string | null }> }> } };

export type TenantsQueryVariables = Exact<{
  filter?: InputMaybe<TenantFilter>;
  sort?: InputMaybe<TenantSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type TenantsQuery = { __typename?: 'Query', tenants: { __typename?: 'TenantPage', items: Array<{ __typename?: 'Tenant', id: string, name: string, companyTypeName?: string | null, totalVehicles?: number | null, email?: string | null, phone?: string | null, address?: string | null, radius?: number | null, isActive?: boolean | null, startDate?: string | null, endDate?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null, center?: { __typename?: 'LatLng', latitude: number, longitude: number } | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type TenantQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type TenantQuery = { __typename?: 'Query', tenant?: { __typename?: 'Tenant', id: string, name: string, totalVehicles?: number | null, email?: string | null, phone?: string | null, address?: string | null, radius?: number | null, isActive?: boolean | null, startDate?: string | null, endDate?: string | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, center?: { __typename?: 'LatLng', latitude: number, longitude: number } | null } | null };

export type CreateTenantMutationVariables = Exact<{
  input: TenantInput;
}>;


export type CreateTenantMutation = { __typename?: 'Mutation', createTenant: { __typename?: 'TenantPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'Tenant', id: string } | null } };

export type UpdateTenantMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: TenantInput;
}>;


export type UpdateTenantMutation = { __typename?: 'Mutation', updateTenant: { __typename?: 'TenantPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportTenantsMutationVariables = Exact<{
  rows: Array<TenantImportRow> | TenantImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportTenantsMutation = { __typename?: 'Mutation', importTenants: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, isInvited: boolean, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, former: Array<{ __typename?: 'FormerValue', field: string, value?: string | null }> }> } };

export type ComplaintCategoriesQueryVariables = Exact<{
  filter?: InputMaybe<ComplaintCategoryFilter>;
  sort?: InputMaybe<ComplaintCategorySort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ComplaintCategoriesQuery = { __typename?: 'Query', complaintCategories: { __typename?: 'ComplaintCategoryPage', items: Array<{ __typename?: 'ComplaintCategory', id: string, supplierName?: string | null, name: string, description?: string | null, slaDays?: number | null, isActive: boolean, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type ComplaintCategoryScreenOptionsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type ComplaintCategoryScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ComplaintCategoryQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ComplaintCategoryQuery = { __typename?: 'Query', complaintCategory?: { __typename?: 'ComplaintCategory', id: string, supplierId?: string | null, supplierName?: string | null, name: string, description?: string | null, slaDays?: number | null, isActive: boolean, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateComplaintCategoryMutationVariables = Exact<{
  input: ComplaintCategoryInput;
}>;


export type CreateComplaintCategoryMutation = { __typename?: 'Mutation', createComplaintCategory: { __typename?: 'ComplaintCategoryPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'ComplaintCategory', id: string } | null } };

export type UpdateComplaintCategoryMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ComplaintCategoryInput;
}>;


export type UpdateComplaintCategoryMutation = { __typename?: 'Mutation', updateComplaintCategory: { __typename?: 'ComplaintCategoryPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ComplaintCategoryOptionsQueryVariables = Exact<{
  vehicleId: Scalars['ID']['input'];
}>;


export type ComplaintCategoryOptionsQuery = { __typename?: 'Query', complaintCategoryOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type FindComplaintCategoriesQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type FindComplaintCategoriesQuery = { __typename?: 'Query', complaintCategoryOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }> };

export type RentedVehiclesQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  rentStatus?: InputMaybe<RentStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type RentedVehiclesQuery = { __typename?: 'Query', vehicleOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ComplaintsQueryVariables = Exact<{
  filter?: InputMaybe<ComplaintFilter>;
  sort?: InputMaybe<ComplaintSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ComplaintsQuery = { __typename?: 'Query', complaints: { __typename?: 'ComplaintPage', items: Array<{ __typename?: 'Complaint', id: string, supplierName?: string | null, tenantName?: string | null, categoryName?: string | null, licensePlate?: string | null, title: string, description?: string | null, estimatedCompletion?: string | null, status: ComplaintStatus, otherStatus?: string | null, action?: ComplaintAction | null, otherAction?: string | null, isOverdue: boolean, estimatedTime?: string | null, priority?: ComplaintPriority | null, assigneeName?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type ComplaintScreenOptionsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type ComplaintScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, complaintCategoryOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }>, complaintAssigneeOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }>, otherComplaintStatuses: Array<{ __typename?: 'Option', value: string, text: string }>, otherComplaintActions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ComplaintListChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ComplaintListChangedSubscription = { __typename?: 'Subscription', complaintListChanged: Array<{ __typename?: 'ComplaintListChange', isNew: boolean, record?: { __typename?: 'Complaint', id: string, supplierName?: string | null, tenantName?: string | null, categoryName?: string | null, licensePlate?: string | null, title: string, description?: string | null, estimatedCompletion?: string | null, status: ComplaintStatus, otherStatus?: string | null, action?: ComplaintAction | null, otherAction?: string | null, isOverdue: boolean, estimatedTime?: string | null, priority?: ComplaintPriority | null, assigneeName?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null } | null }> };

export type ComplaintRecordQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ComplaintRecordQuery = { __typename?: 'Query', complaint?: { __typename?: 'ComplaintDetail', id: string, vehicleId?: string | null, licensePlate?: string | null, categoryId?: string | null, categoryName?: string | null, title: string, description?: string | null, evidence: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateComplaintMutationVariables = Exact<{
  input: ComplaintInput;
}>;


export type CreateComplaintMutation = { __typename?: 'Mutation', createComplaint: { __typename?: 'ComplaintPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'ComplaintDetail', id: string } | null } };

export type UpdateComplaintMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ComplaintInput;
}>;


export type UpdateComplaintMutation = { __typename?: 'Mutation', updateComplaint: { __typename?: 'ComplaintPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UnavailablePlatesQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type UnavailablePlatesQuery = { __typename?: 'Query', vehicleOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ContractVehiclesQueryVariables = Exact<{
  contractId?: InputMaybe<Scalars['ID']['input']>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
}>;


export type ContractVehiclesQuery = { __typename?: 'Query', contractVehicles: Array<{ __typename?: 'VehicleGroup', id: string, name: string, vehicles: Array<{ __typename?: 'SelectableVehicle', id: string, name: string, vehicleStatus?: VehicleStatus | null }> }> };

export type ContractVehicleChoicesQueryVariables = Exact<{
  filter?: InputMaybe<VehicleFilter>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ContractVehicleChoicesQuery = { __typename?: 'Query', vehicles: { __typename?: 'VehiclePage', items: Array<{ __typename?: 'Vehicle', id: string, licensePlate: string, modelName?: string | null, supplierName?: string | null, vehicleStatus: VehicleStatus, rentStatus: RentStatus, telemetry?: { __typename?: 'Telemetry', batteryPercentage?: number | null } | null, nearestStation?: { __typename?: 'NearestStation', name: string, distance: number } | null, contract?: { __typename?: 'VehicleContract', id: string, contractNo: string, endDate?: string | null } | null }>, pageInfo: { __typename?: 'PageInfo', totalItems: number, totalPages: number } } };

export type ContractsQueryVariables = Exact<{
  filter?: InputMaybe<ContractFilter>;
  sort?: InputMaybe<ContractSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ContractsQuery = { __typename?: 'Query', contracts: { __typename?: 'ContractPage', items: Array<{ __typename?: 'Contract', id: string, tenantName?: string | null, contractNo: string, registeredVehicles?: number | null, totalVehicles?: number | null, startDate?: string | null, endDate?: string | null, state?: ContractState | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type ContractScreenOptionsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type ContractScreenOptionsQuery = { __typename?: 'Query', tenantOptions: Array<{ __typename?: 'Option', value: string, text: string }>, contractTenantOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ContractQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ContractQuery = { __typename?: 'Query', contract?: { __typename?: 'Contract', id: string, tenantId?: string | null, tenantName?: string | null, contractNo: string, startDate?: string | null, endDate?: string | null, state?: ContractState | null, totalVehicles?: number | null, vehicleIds: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateContractMutationVariables = Exact<{
  input: ContractInput;
}>;


export type CreateContractMutation = { __typename?: 'Mutation', createContract: { __typename?: 'ContractPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'Contract', id: string } | null } };

export type UpdateContractMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ContractInput;
}>;


export type UpdateContractMutation = { __typename?: 'Mutation', updateContract: { __typename?: 'ContractPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportContractsMutationVariables = Exact<{
  rows: Array<ContractImportRow> | ContractImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportContractsMutation = { __typename?: 'Mutation', importContracts: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, isInvited: boolean, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, former: Array<{ __typename?: 'FormerValue', field: string, value?: string | null }> }> } };

export type InviteUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type InviteUserMutation = { __typename?: 'Mutation', inviteUser: { __typename?: 'ActionPayload', success: boolean, message: string } };

export type MenuQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MenuQuery = { __typename?: 'Query', menu?: { __typename?: 'Menu', id: string, name: string, description?: string | null, icon?: string | null, path?: string | null, order?: number | null, parentId?: string | null, isActive: boolean, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type UpdateMenuMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: MenuInput;
}>;


export type UpdateMenuMutation = { __typename?: 'Mutation', updateMenu: { __typename?: 'MenuPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type MenuTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuTreeQuery = { __typename?: 'Query', menuTree: Array<{ __typename?: 'MenuNode', id: string, name: string, order?: number | null, children: Array<{ __typename?: 'MenuNode', id: string, name: string, order?: number | null, children: Array<{ __typename?: 'MenuNode', id: string, name: string, order?: number | null, children: Array<{ __typename?: 'MenuNode', id: string, name: string, order?: number | null }> }> }> }> };

export type ParentMenusQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
}>;


export type ParentMenusQuery = { __typename?: 'Query', menuOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type MenusQueryVariables = Exact<{
  filter?: InputMaybe<MenuFilter>;
  sort?: InputMaybe<MenuSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type MenusQuery = { __typename?: 'Query', menus: { __typename?: 'MenuPage', items: Array<{ __typename?: 'Menu', id: string, name: string, description?: string | null, path?: string | null, order?: number | null, parentName?: string | null, isActive: boolean, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type CreateMenuMutationVariables = Exact<{
  input: MenuInput;
}>;


export type CreateMenuMutation = { __typename?: 'Mutation', createMenu: { __typename?: 'MenuPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'Menu', id: string } | null } };

export type UserTypesQueryVariables = Exact<{
  filter?: InputMaybe<UserTypeFilter>;
  sort?: InputMaybe<UserTypeSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type UserTypesQuery = { __typename?: 'Query', userTypes: { __typename?: 'UserTypePage', items: Array<{ __typename?: 'UserType', id: string, name: string, companyTypeName?: string | null, isActive: boolean, isAdmin: boolean, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type UserTypeScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserTypeScreenOptionsQuery = { __typename?: 'Query', companyTypeOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type UserTypeQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UserTypeQuery = { __typename?: 'Query', userType?: { __typename?: 'UserType', id: string, name: string, companyType: CompanyType, isActive: boolean, isAdmin: boolean, menuIds: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateUserTypeMutationVariables = Exact<{
  input: UserTypeInput;
}>;


export type CreateUserTypeMutation = { __typename?: 'Mutation', createUserType: { __typename?: 'UserTypePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'UserType', id: string } | null } };

export type UpdateUserTypeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UserTypeInput;
}>;


export type UpdateUserTypeMutation = { __typename?: 'Mutation', updateUserType: { __typename?: 'UserTypePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UserTypeOptionsQueryVariables = Exact<{
  companyId: Scalars['ID']['input'];
}>;


export type UserTypeOptionsQuery = { __typename?: 'Query', userTypeOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type UsersQueryVariables = Exact<{
  filter?: InputMaybe<UserFilter>;
  sort?: InputMaybe<UserSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type UsersQuery = { __typename?: 'Query', users: { __typename?: 'UserPage', items: Array<{ __typename?: 'User', id: string, name: string, photo?: string | null, companyName?: string | null, email: string, phone?: string | null, address?: string | null, username?: string | null, userTypeName?: string | null, isActive: boolean, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type UserScreenOptionsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type UserScreenOptionsQuery = { __typename?: 'Query', companyOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }>, activeCompanies: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }>, companyTypeOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type UserQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UserQuery = { __typename?: 'Query', user?: { __typename?: 'User', id: string, name: string, email: string, username?: string | null, address?: string | null, phone?: string | null, photo?: string | null, office?: string | null, reportsTo?: string | null, isActive: boolean, companyId?: string | null, companyName?: string | null, userTypeId?: string | null, userTypeName?: string | null, hasPassword?: boolean | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateUserMutation = { __typename?: 'Mutation', createUser: { __typename?: 'UserPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'User', id: string } | null } };

export type UpdateUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UserInput;
}>;


export type UpdateUserMutation = { __typename?: 'Mutation', updateUser: { __typename?: 'UserPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportUsersMutationVariables = Exact<{
  rows: Array<UserImportRow> | UserImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportUsersMutation = { __typename?: 'Mutation', importUsers: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, isInvited: boolean, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, former: Array<{ __typename?: 'FormerValue', field: string, value?: string | null }> }> } };

export type BatteryModelOptionsQueryVariables = Exact<{
  supplierId: Scalars['ID']['input'];
}>;


export type BatteryModelOptionsQuery = { __typename?: 'Query', batteryModelOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type FindBatteryModelsQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type FindBatteryModelsQuery = { __typename?: 'Query', batteryModelOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }> };

export type VehicleModelsQueryVariables = Exact<{
  filter?: InputMaybe<VehicleModelFilter>;
  sort?: InputMaybe<VehicleModelSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type VehicleModelsQuery = { __typename?: 'Query', vehicleModels: { __typename?: 'VehicleModelPage', items: Array<{ __typename?: 'VehicleModel', id: string, name: string, supplierName?: string | null, batteryModelName?: string | null, maxMileage?: number | null, power?: number | null, topSpeed?: number | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type VehicleModelScreenOptionsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type VehicleModelScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }>, batteryModelOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }> };

export type VehicleModelQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type VehicleModelQuery = { __typename?: 'Query', vehicleModel?: { __typename?: 'VehicleModel', id: string, name: string, supplierId?: string | null, supplierName?: string | null, batteryModelId?: string | null, maxMileage?: number | null, power?: number | null, topSpeed?: number | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateVehicleModelMutationVariables = Exact<{
  input: VehicleModelInput;
}>;


export type CreateVehicleModelMutation = { __typename?: 'Mutation', createVehicleModel: { __typename?: 'VehicleModelPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'VehicleModel', id: string } | null } };

export type UpdateVehicleModelMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: VehicleModelInput;
}>;


export type UpdateVehicleModelMutation = { __typename?: 'Mutation', updateVehicleModel: { __typename?: 'VehicleModelPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportVehicleModelsMutationVariables = Exact<{
  rows: Array<VehicleModelImportRow> | VehicleModelImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportVehicleModelsMutation = { __typename?: 'Mutation', importVehicleModels: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, isInvited: boolean, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, former: Array<{ __typename?: 'FormerValue', field: string, value?: string | null }> }> } };

export type VehicleModelOptionsQueryVariables = Exact<{
  supplierId: Scalars['ID']['input'];
}>;


export type VehicleModelOptionsQuery = { __typename?: 'Query', vehicleModelOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehicleFieldsFragment = { __typename?: 'Vehicle', id: string, supplierName?: string | null, imei?: string | null, licensePlate: string, serialNumber?: string | null, color?: string | null, year?: number | null, rentStatus: RentStatus, vehicleStatus: VehicleStatus };

export type VehiclesQueryVariables = Exact<{
  filter?: InputMaybe<VehicleFilter>;
  sort?: InputMaybe<VehicleSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
  battery?: Scalars['Boolean']['input'];
  lastSeen?: Scalars['Boolean']['input'];
  contract?: Scalars['Boolean']['input'];
}>;


export type VehiclesQuery = { __typename?: 'Query', vehicles: { __typename?: 'VehiclePage', items: Array<{ __typename?: 'Vehicle', tenantName?: string | null, modelName?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null, id: string, supplierName?: string | null, imei?: string | null, licensePlate: string, serialNumber?: string | null, color?: string | null, year?: number | null, rentStatus: RentStatus, vehicleStatus: VehicleStatus, battery?: { __typename?: 'Telemetry', batteryPercentage?: number | null } | null, lastSeen?: { __typename?: 'Telemetry', measuredAt?: string | null } | null, contract?: { __typename?: 'VehicleContract', id: string, contractNo: string } | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type VehicleScreenOptionsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
}>;


export type VehicleScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }>, tenantOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehicleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type VehicleQuery = { __typename?: 'Query', vehicle?: { __typename?: 'Vehicle', supplierId?: string | null, tenantId?: string | null, modelId?: string | null, trackerId?: string | null, isInWarehouse?: boolean | null, photos: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, id: string, supplierName?: string | null, imei?: string | null, licensePlate: string, serialNumber?: string | null, color?: string | null, year?: number | null, rentStatus: RentStatus, vehicleStatus: VehicleStatus, contract?: { __typename?: 'VehicleContract', id: string, contractNo: string, tenantName?: string | null, startDate?: string | null, endDate?: string | null, state?: ContractState | null } | null } | null };

export type CreateVehicleMutationVariables = Exact<{
  input: VehicleInput;
}>;


export type CreateVehicleMutation = { __typename?: 'Mutation', createVehicle: { __typename?: 'VehiclePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, record?: { __typename?: 'Vehicle', id: string } | null } };

export type UpdateVehicleMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: VehicleInput;
}>;


export type UpdateVehicleMutation = { __typename?: 'Mutation', updateVehicle: { __typename?: 'VehiclePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportVehiclesMutationVariables = Exact<{
  rows: Array<VehicleImportRow> | VehicleImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportVehiclesMutation = { __typename?: 'Mutation', importVehicles: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, isInvited: boolean, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, former: Array<{ __typename?: 'FormerValue', field: string, value?: string | null }> }> } };

export type QuietHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type QuietHoursQuery = { __typename?: 'Query', notificationSettings: { __typename?: 'NotificationSettings', isQuiet: boolean } };

export type RequestExportMutationVariables = Exact<{
  input: ExportInput;
}>;


export type RequestExportMutation = { __typename?: 'Mutation', requestExport: { __typename?: 'ExportPayload', success: boolean, message: string, export?: { __typename?: 'Export', id: string, name: string, url: string } | null } };

export type CancelExportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelExportMutation = { __typename?: 'Mutation', cancelExport: { __typename?: 'ExportPayload', success: boolean, message: string } };

export type ExportProgressedSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ExportProgressedSubscription = { __typename?: 'Subscription', exportProgressed: { __typename?: 'Export', id: string, state: ExportState, rows: number, totalRows?: number | null, url: string } };

export type ExportsQueryVariables = Exact<{
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ExportsQuery = { __typename?: 'Query', exports: { __typename?: 'ExportPage', items: Array<{ __typename?: 'Export', id: string, name: string, state: ExportState, rows: number, totalRows?: number | null, createdAt?: string | null, url: string }> } };

export type SubscribeToPushMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SubscribeToPushMutation = { __typename?: 'Mutation', subscribeToPush: { __typename?: 'ActionPayload', success: boolean, message: string } };

export type UnsubscribeFromPushMutationVariables = Exact<{
  endpoint: Scalars['String']['input'];
}>;


export type UnsubscribeFromPushMutation = { __typename?: 'Mutation', unsubscribeFromPush: { __typename?: 'ActionPayload', success: boolean, message: string } };

export type RenewPushMutationVariables = Exact<{
  endpoint: Scalars['String']['input'];
}>;


export type RenewPushMutation = { __typename?: 'Mutation', renewPush: { __typename?: 'RenewPushPayload', success: boolean, isSubscribed: boolean } };

export const VehicleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}}]}}]} as unknown as DocumentNode<VehicleFieldsFragment, unknown>;
export const SavePreferencesDocument = {"__meta__":{"hash":"aca34b0bba632c9d06f18c622c6803c91be0cea787413de3f2814379b19bcfe3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SavePreferencesMutation, SavePreferencesMutationVariables>;
export const BellDocument = {"__meta__":{"hash":"be95eaabb21ca24caba4d111b2934de4913b1f87542fb0cc892e9c3360b89f75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bell"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"occurrences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<BellQuery, BellQueryVariables>;
export const NotificationReceivedDocument = {"__meta__":{"hash":"4fd7216894866d38c2f13e09b3f9bbcbc778aab48029f474f2280504f7b3105c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"occurrences"}}]}}]}}]} as unknown as DocumentNode<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;
export const UnreadNotificationCountDocument = {"__meta__":{"hash":"83194b4effba0b99235424532363d851cbd797432a8fe908b9620fc45c5e9dc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnreadNotificationCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<UnreadNotificationCountSubscription, UnreadNotificationCountSubscriptionVariables>;
export const MarkNotificationReadDocument = {"__meta__":{"hash":"bf5da10c6b75a171fbb7bc8fafd668fc27ad0f1dd2e6e030f560e20d11f9f3b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"__meta__":{"hash":"28a3f92ea99648178adc01dde09f88a2b282acf6233d28377a7c9bea5908653b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const MarkNotificationsReadDocument = {"__meta__":{"hash":"9d0352dc07d8b0975486d32f3c3eeff0db3053ad259e97cfe881260183626ce9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const PaletteDocument = {"__meta__":{"hash":"94052a93895fb46c8b46c10606a2f4f1972aed4ca2d231c4ba16ee9edd9c4f47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Palette"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicles"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenants"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suppliers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contracts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"users"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"complaints"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"LICENSE_PLATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicles"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"supplierName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"complaints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"LICENSE_PLATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"complaints"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"licensePlate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenants"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suppliers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CONTRACT_NO"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contracts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"tenantName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"users"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<PaletteQuery, PaletteQueryVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"c6261164a176cba8e55edb6a36f616eb9f8cfa46cf13a6b7d5b2a77a2597174b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const FindSuppliersDocument = {"__meta__":{"hash":"23b384cf84e387375897c542a6e6bb9fd85435a882a1a5806dcd1e4b3e34dada"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<FindSuppliersQuery, FindSuppliersQueryVariables>;
export const FindCompaniesDocument = {"__meta__":{"hash":"66a321d801f6f7f5ca523208793adbc55c1957f2394a3c8b17ebdba80088064b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCompanies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<FindCompaniesQuery, FindCompaniesQueryVariables>;
export const FindTenantsDocument = {"__meta__":{"hash":"d64c77defa9b64a887fb8cb021b35779439343cfefe36c1dfb6fd9779d7df8c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindTenants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<FindTenantsQuery, FindTenantsQueryVariables>;
export const FindContractTenantsDocument = {"__meta__":{"hash":"793c1abf01e1a2cfb3129d00364e36305c62fd4c554c5d6bee97fa3f727cf228"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindContractTenants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractTenantOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<FindContractTenantsQuery, FindContractTenantsQueryVariables>;
export const UndoCreateDocument = {"__meta__":{"hash":"e8f97f6402c8a9fe86987bc725c9be72be14b10b1002c563f4dda55ed579879a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resource"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resource"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UndoCreateMutation, UndoCreateMutationVariables>;
export const VehiclesMovedDocument = {"__meta__":{"hash":"ea0c9c7c587e2a920cc0b3556f00295bff3b3085420ec5612a98c908e94c6bd3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VehiclesMoved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehiclePositions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"batteryPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"odometer"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}}]}}]}}]} as unknown as DocumentNode<VehiclesMovedSubscription, VehiclesMovedSubscriptionVariables>;
export const ReverseGeocodeDocument = {"__meta__":{"hash":"f26c35944d7f147d8fc1610e222820503ba4b12a17c292fdee5081caf9156e47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseGeocode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseGeocode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"latitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"longitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<ReverseGeocodeQuery, ReverseGeocodeQueryVariables>;
export const SearchPlacesDocument = {"__meta__":{"hash":"1b1c65581fb3e000ff325517ec486c2c9939f0bcc78f18b3d0c3bdc49fce8e0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"near"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LatLngInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isTyping"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"near"},"value":{"kind":"Variable","name":{"kind":"Name","value":"near"}}},{"kind":"Argument","name":{"kind":"Name","value":"isTyping"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isTyping"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<SearchPlacesQuery, SearchPlacesQueryVariables>;
export const BatteryModelsDocument = {"__meta__":{"hash":"2d9a02e45de0694413f4e4fa57c70b46822b7ed90f23492630f41b0afd0f21cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"maxCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<BatteryModelsQuery, BatteryModelsQueryVariables>;
export const BatteryModelScreenOptionsDocument = {"__meta__":{"hash":"b8e2f8f3507055e05531b213bc0ef072b9828946d91572a52f88fb9d5850c33b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModelScreenOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<BatteryModelScreenOptionsQuery, BatteryModelScreenOptionsQueryVariables>;
export const BatteryModelDocument = {"__meta__":{"hash":"48a64e366b5d0fcd311922113a88f1184fdcfa51619772650beeaafca91416ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"maxCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<BatteryModelQuery, BatteryModelQueryVariables>;
export const CreateBatteryModelDocument = {"__meta__":{"hash":"423e0eac876ef529ff1d31472d34b77177848a7c3fca85bec5f94da1eda3970f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBatteryModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBatteryModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"batteryModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateBatteryModelMutation, CreateBatteryModelMutationVariables>;
export const UpdateBatteryModelDocument = {"__meta__":{"hash":"bc9c95c918a90476d1d3b52605ff77724b015756b8ffe099693c1187868c0fe6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBatteryModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBatteryModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateBatteryModelMutation, UpdateBatteryModelMutationVariables>;
export const ChargingStationsDocument = {"__meta__":{"hash":"2e772ea76b57672ef62a1186a35cab594b2e32dc3d03bd551fce4b0f8a363973"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargingStations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargingStations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"totalSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ChargingStationsQuery, ChargingStationsQueryVariables>;
export const ChargingStationScreenOptionsDocument = {"__meta__":{"hash":"4cbe399128de1c717d65e442aef62d5766ee656080e5d2690b0872a9b688ddc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargingStationScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ChargingStationScreenOptionsQuery, ChargingStationScreenOptionsQueryVariables>;
export const ChargingStationDocument = {"__meta__":{"hash":"3e68d478c976d1faa9c2dd85b66b97b223f09b15efc1949f5f4dedcc184b2ab1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargingStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargingStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"supplierIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ChargingStationQuery, ChargingStationQueryVariables>;
export const CreateChargingStationDocument = {"__meta__":{"hash":"cf990b0af1bc5c328f7a4fb4c5a2e16d0b2e923f347ad0dde74d1c8384851e46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChargingStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChargingStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"chargingStation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateChargingStationMutation, CreateChargingStationMutationVariables>;
export const UpdateChargingStationDocument = {"__meta__":{"hash":"f844746349d484a318ce34c37dcf7c5779ebb409cd9b8890c33520505750d7f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChargingStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChargingStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateChargingStationMutation, UpdateChargingStationMutationVariables>;
export const ImportChargingStationsDocument = {"__meta__":{"hash":"f53dc2303043c8a605fa91ce6a6abecda0654f8019821d31087e9c865a6fd574"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportChargingStations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importChargingStations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}}]}}]}}]}}]} as unknown as DocumentNode<ImportChargingStationsMutation, ImportChargingStationsMutationVariables>;
export const CompanyAddressDocument = {"__meta__":{"hash":"a31fa00cbe85f47b0fa2334367029a639775127051b25d98b740c5c49cd19f9e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<CompanyAddressQuery, CompanyAddressQueryVariables>;
export const SuppliersDocument = {"__meta__":{"hash":"f41abb1a2ea47ff2d4bce49fcaed2027086d69429a0ed151f7337701b29a833a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"communication"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"loginPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<SuppliersQuery, SuppliersQueryVariables>;
export const SupplierDocument = {"__meta__":{"hash":"4580a9b5cf0336cb10961887c230bb8a96924e97aca329e71ef0eb17f3cf6268"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Supplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"communication"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"loginPath"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SupplierQuery, SupplierQueryVariables>;
export const CreateSupplierDocument = {"__meta__":{"hash":"a616391c7c827a561f553d6395bd7f99a5ae267b125d67082212823013a7a127"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSupplierMutation, CreateSupplierMutationVariables>;
export const UpdateSupplierDocument = {"__meta__":{"hash":"8b85d7bc716969487bbc5ad205417fab0c16425e0579ece291185a425bb66339"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSupplierMutation, UpdateSupplierMutationVariables>;
export const ImportSuppliersDocument = {"__meta__":{"hash":"82a5d10a0064c369037b8f519e46ae1fd80b6988ac953737f8750720208ed37f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}}]}}]}}]}}]} as unknown as DocumentNode<ImportSuppliersMutation, ImportSuppliersMutationVariables>;
export const TenantsDocument = {"__meta__":{"hash":"2097217fa6cf87de280a8c3022a6d9e8c1710b559072c9c6876480c184972eb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tenants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<TenantsQuery, TenantsQueryVariables>;
export const TenantDocument = {"__meta__":{"hash":"5f59f0e961465e87ff31088effb550e7b8bd9eed64b7888460cd10156705e89e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tenant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<TenantQuery, TenantQueryVariables>;
export const CreateTenantDocument = {"__meta__":{"hash":"9ce5d6e57baf3099be4c6ef266530e94754469cf0e461ae3f2807f68504d377c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTenant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"tenant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTenantMutation, CreateTenantMutationVariables>;
export const UpdateTenantDocument = {"__meta__":{"hash":"50b3a8bdb69bd21b999e85ec510a46f2590c81e7e0f244fde7ed98a31f1cb0f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTenant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTenantMutation, UpdateTenantMutationVariables>;
export const ImportTenantsDocument = {"__meta__":{"hash":"cc288b8c8e5c3aad43cbbf598bdb92a3d158692b03b80c6ef1e286ca57c80116"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportTenants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}}]}}]}}]}}]} as unknown as DocumentNode<ImportTenantsMutation, ImportTenantsMutationVariables>;
export const ComplaintCategoriesDocument = {"__meta__":{"hash":"1d04926f69a622e4bbf54b212ec7a938bfa09291a04f01fa7ac3154b197e2e5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategoryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategorySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slaDays"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoriesQuery, ComplaintCategoriesQueryVariables>;
export const ComplaintCategoryScreenOptionsDocument = {"__meta__":{"hash":"f62354ecb852841fe120e03006c30d8e022622236786df1b20e207bbb542dee3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategoryScreenOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoryScreenOptionsQuery, ComplaintCategoryScreenOptionsQueryVariables>;
export const ComplaintCategoryDocument = {"__meta__":{"hash":"bc2760a54d28112da627601aa5af47c43b10a36354e50805eee0e130e42cba89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slaDays"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoryQuery, ComplaintCategoryQueryVariables>;
export const CreateComplaintCategoryDocument = {"__meta__":{"hash":"e0242bf0a02b6cc06b3eabdfaed85fb7759afc6a9e27a06048cdd25e036e72e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComplaintCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComplaintCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"complaintCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateComplaintCategoryMutation, CreateComplaintCategoryMutationVariables>;
export const UpdateComplaintCategoryDocument = {"__meta__":{"hash":"f3faa1a81445b5766794964658a28ed6919117c71d768911db07988201e7e492"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComplaintCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComplaintCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateComplaintCategoryMutation, UpdateComplaintCategoryMutationVariables>;
export const ComplaintCategoryOptionsDocument = {"__meta__":{"hash":"808533097ef46f77066c9ba6ef262857590062a6decd70e51e21d9f619107890"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategoryOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCategoryOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoryOptionsQuery, ComplaintCategoryOptionsQueryVariables>;
export const FindComplaintCategoriesDocument = {"__meta__":{"hash":"d801f02b801fbaa6c4322ba90b8536f4cf507bb90b758424d10334ee3d305f82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindComplaintCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCategoryOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<FindComplaintCategoriesQuery, FindComplaintCategoriesQueryVariables>;
export const RentedVehiclesDocument = {"__meta__":{"hash":"07af265929ecea70908f078be9a8de05c3ac3fc88ca6a45b80ac7a4c5a282558"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentedVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rentStatus"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RentStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"rentStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rentStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<RentedVehiclesQuery, RentedVehiclesQueryVariables>;
export const ComplaintsDocument = {"__meta__":{"hash":"a842d35332c148780b5af3e858d4cb693d2f09f53115af971b85058765d16fc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Complaints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"otherStatus"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"otherAction"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ComplaintsQuery, ComplaintsQueryVariables>;
export const ComplaintScreenOptionsDocument = {"__meta__":{"hash":"d93106883ce4aa2dc40f5af308e0e1acfc34f83ac625891bf42f09fd767f155c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintScreenOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complaintCategoryOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complaintAssigneeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherComplaintStatuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherComplaintActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ComplaintScreenOptionsQuery, ComplaintScreenOptionsQueryVariables>;
export const ComplaintListChangedDocument = {"__meta__":{"hash":"7da5b67e9e9811b1c56a6677b9d0213136a82c341c36359e5a672fb332829d3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ComplaintListChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintListChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"complaint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"otherStatus"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"otherAction"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedTime"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ComplaintListChangedSubscription, ComplaintListChangedSubscriptionVariables>;
export const ComplaintRecordDocument = {"__meta__":{"hash":"ccc129ea77afae62105d9d48ab4ff9b215b0596a9ebb8a1c81c80d9a43457fe7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ComplaintRecordQuery, ComplaintRecordQueryVariables>;
export const CreateComplaintDocument = {"__meta__":{"hash":"c0e64e846de842d97024b34b78e47e586d8cfab0710dfe83e0546d5f37d8fea8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"complaint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateComplaintMutation, CreateComplaintMutationVariables>;
export const UpdateComplaintDocument = {"__meta__":{"hash":"1168a05334850e9f5434c61f62687e3cdbcd6091e9b86d64c4ce359e61fa1a4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateComplaintMutation, UpdateComplaintMutationVariables>;
export const UnavailablePlatesDocument = {"__meta__":{"hash":"548670d683dd1a7b31bd02406261a5dba897443d723cb3afbb38aed198bbda4b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnavailablePlates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UnavailablePlatesQuery, UnavailablePlatesQueryVariables>;
export const ContractVehiclesDocument = {"__meta__":{"hash":"becfac42e59f43cc29ad6629fc8638b66035e25226eb6560981c616b9c05a058"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractVehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tenantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}}]}}]}}]}}]} as unknown as DocumentNode<ContractVehiclesQuery, ContractVehiclesQueryVariables>;
export const ContractVehicleChoicesDocument = {"__meta__":{"hash":"91c02263b9f3a604455204e90e718918a399fc774dcf206d31f77f4b116a71c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractVehicleChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"LICENSE_PLATE"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"telemetry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryPercentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearestStation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ContractVehicleChoicesQuery, ContractVehicleChoicesQueryVariables>;
export const ContractsDocument = {"__meta__":{"hash":"86e6caa0a5c90469a6efb59587022069e939d6be4b3ef1f0df553953675b3802"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"registeredVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const ContractScreenOptionsDocument = {"__meta__":{"hash":"ea73496bea02d51e51a31c4ce460b74fc2e68b975546e0315e2a9278759baee2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractScreenOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractTenantOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ContractScreenOptionsQuery, ContractScreenOptionsQueryVariables>;
export const ContractDocument = {"__meta__":{"hash":"aaf3a281321c8a96d2dfcbcf681235b70d1e877278c7515f7210278456dd4442"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenantId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ContractQuery, ContractQueryVariables>;
export const CreateContractDocument = {"__meta__":{"hash":"98221c5757616911d20b8f6d2a66da47f119dd250c654313da7dc5d95f0fbd92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateContractMutation, CreateContractMutationVariables>;
export const UpdateContractDocument = {"__meta__":{"hash":"be46cf775d536587c814cdcd73077e3276718bd3f4564f218041fc85582cbf99"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateContractMutation, UpdateContractMutationVariables>;
export const ImportContractsDocument = {"__meta__":{"hash":"e1b331173ba9bde61a4374136e766a8ca3d9f401934b2c1ec8692bb214fd0ba9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportContracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importContracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}}]}}]}}]}}]} as unknown as DocumentNode<ImportContractsMutation, ImportContractsMutationVariables>;
export const InviteUserDocument = {"__meta__":{"hash":"a7be678d818c86549cdb7243f508a274710527194a42a9e2babdf9afa9ef258e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const MenuDocument = {"__meta__":{"hash":"323e03ca7806c7cac31c78876f49b957dfb94debdefb9656bab8b7fa40ebd1bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MenuQuery, MenuQueryVariables>;
export const UpdateMenuDocument = {"__meta__":{"hash":"45b186ae7a779c88c3af567ba27fa85396c3b800f1e73b933f3955298334fd92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMenuMutation, UpdateMenuMutationVariables>;
export const MenuTreeDocument = {"__meta__":{"hash":"a44d11387d101d6d9e6cb12b726545acf8ed62845fc76e76746a34377641e7f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MenuTreeQuery, MenuTreeQueryVariables>;
export const ParentMenusDocument = {"__meta__":{"hash":"e779ed1ee27f052cd4c87766990406e20b138dbe3bf14b98a11b7cbcd00b1e65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParentMenus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ParentMenusQuery, ParentMenusQueryVariables>;
export const MenusDocument = {"__meta__":{"hash":"72b5071b34be95d5a987d20cbef35604207ab5303e63dd9dcdfefaa2dcf57aab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<MenusQuery, MenusQueryVariables>;
export const CreateMenuDocument = {"__meta__":{"hash":"51a9d203ee396fbc167a5ef36503f21368d29a1012bfc7b8fa5730bc8350de52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMenuMutation, CreateMenuMutationVariables>;
export const UserTypesDocument = {"__meta__":{"hash":"4fee010050045283d826e467f3e604bac538abd2709d0d80c0ceaa650fda565b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<UserTypesQuery, UserTypesQueryVariables>;
export const UserTypeScreenOptionsDocument = {"__meta__":{"hash":"ab55950a674e3618f39787c773b7d92a5a12bba99ff68aa39f12b8192520bfb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserTypeScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UserTypeScreenOptionsQuery, UserTypeScreenOptionsQueryVariables>;
export const UserTypeDocument = {"__meta__":{"hash":"50fda317115c99e78a0a182e12b1fd83e6a3d9dd3e520f27abca44ca4da84e4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"menuIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UserTypeQuery, UserTypeQueryVariables>;
export const CreateUserTypeDocument = {"__meta__":{"hash":"163b6fdca482f2bda9fb342e21ae3fbc19c045305854d06d08b9d8f9eccace4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUserType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUserType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"userType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateUserTypeMutation, CreateUserTypeMutationVariables>;
export const UpdateUserTypeDocument = {"__meta__":{"hash":"dcb8249c1bea9fbf97c917ceb83f1ffe04e0c7071b6e7fb4a56af2735e792bf5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUserTypeMutation, UpdateUserTypeMutationVariables>;
export const UserTypeOptionsDocument = {"__meta__":{"hash":"90ac8605e0b013db3bea0632e811694a527cae37bb890c0315acd3d8b6239426"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserTypeOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTypeOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UserTypeOptionsQuery, UserTypeOptionsQueryVariables>;
export const UsersDocument = {"__meta__":{"hash":"cc3df58f7f550242cd207f1c79089d301353e85217bb3bf86ee725b73c7af04e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const UserScreenOptionsDocument = {"__meta__":{"hash":"831cbd298ea1a11f41462cd04a42e08bc51c93f144cc3644894eb8740dded36a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserScreenOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeCompanies"},"name":{"kind":"Name","value":"companyOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UserScreenOptionsQuery, UserScreenOptionsQueryVariables>;
export const UserDocument = {"__meta__":{"hash":"78dc252cbf701bfb28143493689018a541f0e119e681220e0ffc9da9b3d62587"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"office"}},{"kind":"Field","name":{"kind":"Name","value":"reportsTo"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UserQuery, UserQueryVariables>;
export const CreateUserDocument = {"__meta__":{"hash":"16dd841d94352b68ca5ce6d0d70b6dd31764e7146da6833d8f23885df3e25e73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"7c9699a06c5d6274defa1a992cc95b06bf73c307a7ea5a12687a5a07f378aca7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const ImportUsersDocument = {"__meta__":{"hash":"fac8eac992a2125e32bbdccb2eab1bbccb47fcffe576f5e71549a6371a06dfc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}}]}}]}}]}}]} as unknown as DocumentNode<ImportUsersMutation, ImportUsersMutationVariables>;
export const BatteryModelOptionsDocument = {"__meta__":{"hash":"1e2124820a94bc3e676c3c90c11a1a857221d63723019e38d1d61ec98ba9007b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModelOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryModelOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<BatteryModelOptionsQuery, BatteryModelOptionsQueryVariables>;
export const FindBatteryModelsDocument = {"__meta__":{"hash":"f4dca845f3c271aa862b15770d14210f9d59f45b4e8f04b91c11d5d3b6abb34c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindBatteryModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryModelOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<FindBatteryModelsQuery, FindBatteryModelsQueryVariables>;
export const VehicleModelsDocument = {"__meta__":{"hash":"cf91431a974747c31f7404e9a53a586a6d58335bc2070e17fc22709488da0e84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryModelName"}},{"kind":"Field","name":{"kind":"Name","value":"maxMileage"}},{"kind":"Field","name":{"kind":"Name","value":"power"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleModelsQuery, VehicleModelsQueryVariables>;
export const VehicleModelScreenOptionsDocument = {"__meta__":{"hash":"27e6ec938fdbc671331e2d235a8f0f6b3ef4a7c6e65667191c9442000762d7c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModelScreenOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"batteryModelOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<VehicleModelScreenOptionsQuery, VehicleModelScreenOptionsQueryVariables>;
export const VehicleModelDocument = {"__meta__":{"hash":"8a00bcb62e8776e415606b1c032c905333a4737442cd7f514ccb0603f5d1bbc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryModelId"}},{"kind":"Field","name":{"kind":"Name","value":"maxMileage"}},{"kind":"Field","name":{"kind":"Name","value":"power"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<VehicleModelQuery, VehicleModelQueryVariables>;
export const CreateVehicleModelDocument = {"__meta__":{"hash":"f91017db72ead51ecc9a97c0d5169f325dc475c9049c267d2009a8b2f933731e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVehicleModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVehicleModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"vehicleModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVehicleModelMutation, CreateVehicleModelMutationVariables>;
export const UpdateVehicleModelDocument = {"__meta__":{"hash":"b97170736db21df8ae6614205ec04a6bd04a4ac920b434fad0ad77b54d8d42f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVehicleModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVehicleModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateVehicleModelMutation, UpdateVehicleModelMutationVariables>;
export const ImportVehicleModelsDocument = {"__meta__":{"hash":"02a215e1d8b674270bdf481c37021a81865fe92a71a71a20928f8d1ea51fd8c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportVehicleModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importVehicleModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}}]}}]}}]}}]} as unknown as DocumentNode<ImportVehicleModelsMutation, ImportVehicleModelsMutationVariables>;
export const VehicleModelOptionsDocument = {"__meta__":{"hash":"8a1551c11374631d3489e1a642bfc4350f4fa89e765a8862ca796d7195d22a31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModelOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleModelOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<VehicleModelOptionsQuery, VehicleModelOptionsQueryVariables>;
export const VehiclesDocument = {"__meta__":{"hash":"84ea1309c720d5b07e397479e831b17044bfd28f487a3bdf14f177aa54360681"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"battery"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastSeen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contract"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleFields"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","alias":{"kind":"Name","value":"battery"},"name":{"kind":"Name","value":"telemetry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"battery"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryPercentage"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lastSeen"},"name":{"kind":"Name","value":"telemetry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastSeen"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contract"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}}]}}]} as unknown as DocumentNode<VehiclesQuery, VehiclesQueryVariables>;
export const VehicleScreenOptionsDocument = {"__meta__":{"hash":"99843ca0f485556fc2fba763d27403f81dcca5a334711c218c208d6cc5d029a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleScreenOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenantOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<VehicleScreenOptionsQuery, VehicleScreenOptionsQueryVariables>;
export const VehicleDocument = {"__meta__":{"hash":"25d8653d22440509f40894ed59b25de1d0df9591b469ab73005dda99668aab5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleFields"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantId"}},{"kind":"Field","name":{"kind":"Name","value":"modelId"}},{"kind":"Field","name":{"kind":"Name","value":"trackerId"}},{"kind":"Field","name":{"kind":"Name","value":"isInWarehouse"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}}]}}]} as unknown as DocumentNode<VehicleQuery, VehicleQueryVariables>;
export const CreateVehicleDocument = {"__meta__":{"hash":"daeec1c94494c996211096cf07a54f891edd137473bf888eb36d7c42b5d5bf30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVehicleMutation, CreateVehicleMutationVariables>;
export const UpdateVehicleDocument = {"__meta__":{"hash":"e3e4c511a74b9b0b0beeb084c2c809c010d3baca2186347946ca668f273563d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateVehicleMutation, UpdateVehicleMutationVariables>;
export const ImportVehiclesDocument = {"__meta__":{"hash":"e7d0d001442ee052c74cde0a6104ac2882407cc93456e86c0b72e8bf470f304a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importVehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInvited"}}]}}]}}]}}]} as unknown as DocumentNode<ImportVehiclesMutation, ImportVehiclesMutationVariables>;
export const QuietHoursDocument = {"__meta__":{"hash":"01d4d7c0fcb7ae7f03055f904f9bbcd03a5f99cb339dbdbb0dba570321f8f41f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isQuiet"}}]}}]}}]} as unknown as DocumentNode<QuietHoursQuery, QuietHoursQueryVariables>;
export const RequestExportDocument = {"__meta__":{"hash":"4717b1508fc6e72d652fa3eefccfa6082bc30881a06c7afac2cce6d16d1f27dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<RequestExportMutation, RequestExportMutationVariables>;
export const CancelExportDocument = {"__meta__":{"hash":"1fd6550535d9cd241fb88344cb3b26cb467191bbf2a0ea4b65cdd030bbcf47a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;
export const ExportProgressedDocument = {"__meta__":{"hash":"9cdc605adfb6c3d706a17c83c3cd377738fa9f46e303074f1183b6a559399bdd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ExportProgressed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportProgressed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ExportProgressedSubscription, ExportProgressedSubscriptionVariables>;
export const ExportsDocument = {"__meta__":{"hash":"29299768e61715d9bdbbbf4d3eba09797ad2f996a4eab3663ba81e1cd3a41e01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ExportsQuery, ExportsQueryVariables>;
export const SubscribeToPushDocument = {"__meta__":{"hash":"db5915fdf7bba26b653769d2e0ccc23972fc7d84ef2a21f83c3af98ee95efb51"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const UnsubscribeFromPushDocument = {"__meta__":{"hash":"6303834aa014cd3eb81f19a5c4820f9a07641ff533c8575ae4a231350ac568a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;
export const RenewPushDocument = {"__meta__":{"hash":"3888210866c02b3716eb60099e15ebb550104f3d10c937e123221c3c5791b2cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}}]}}]}}]} as unknown as DocumentNode<RenewPushMutation, RenewPushMutationVariables>;