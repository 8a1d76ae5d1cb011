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

/** The result of an action that returns no data. */
export type ActionPayload = {
  __typename?: 'ActionPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

/** A token for an integration, with at most its owner's scope and permissions. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last day on which it is valid, YYYY-MM-DD. */
  expiresAt?: Maybe<Scalars['Date']['output']>;
  /** Identifies the API token; not the token itself. */
  id: Scalars['ID']['output'];
  /** When it was last used; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its purpose. */
  name: Scalars['String']['output'];
  /** Whether it is limited to reading. */
  readOnly: Scalars['Boolean']['output'];
  /** When it was revoked; null if it is not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
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

/** One page of API tokens. */
export type ApiTokenPage = {
  __typename?: 'ApiTokenPage';
  /** The API tokens of this page. */
  items: Array<ApiToken>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of creating an API token. */
export type ApiTokenPayload = {
  __typename?: 'ApiTokenPayload';
  /** The API token; null when none was created. */
  apiToken?: Maybe<ApiToken>;
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The token itself, to be sent as `Authorization: Bearer`. It is returned only once. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Vehicles in scope by the charge of their battery at its last reading. */
export type BatteryHealth = {
  __typename?: 'BatteryHealth';
  /** Vehicles at 80 to 100 percent. */
  high: Scalars['Int']['output'];
  /** Vehicles under 50 percent. */
  low: Scalars['Int']['output'];
  /** Vehicles at 50 to 80 percent. */
  medium: Scalars['Int']['output'];
};

/** A battery model of a supplier. */
export type BatteryModel = {
  __typename?: 'BatteryModel';
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Identifies the battery model. */
  id: Scalars['ID']['output'];
  /** Capacity in mAh. */
  maxCapacity?: Maybe<Scalars['Float']['output']>;
  /** Name of the model. */
  name: Scalars['String']['output'];
  /** The owner; null out of scope. */
  supplier?: Maybe<Supplier>;
  /** The supplier company it belongs to. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** How the battery is recharged. */
  type: BatteryType;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** One page of battery models. */
export type BatteryModelPage = {
  __typename?: 'BatteryModelPage';
  /** The battery models of this page. */
  items: Array<BatteryModel>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a battery model. */
export type BatteryModelPayload = {
  __typename?: 'BatteryModelPayload';
  /** The battery model as saved; null when nothing was saved. */
  batteryModel?: Maybe<BatteryModel>;
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
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

/** A new password for the signed-in user's own account. */
export type ChangePasswordInput = {
  /** The new password, at least 8 characters. */
  newPassword: Scalars['String']['input'];
  /** The current password. */
  oldPassword: Scalars['String']['input'];
};

/** The result of a password change. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether every session of the user has ended, including this one. */
  signedOut: Scalars['Boolean']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

/** A place where electric vehicles charge. */
export type ChargingStation = {
  __typename?: 'ChargingStation';
  /** Its address. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Facilities, such as a canteen or a place of prayer. */
  facility?: Maybe<Scalars['String']['output']>;
  /** Identifies the charging station. */
  id: Scalars['ID']['output'];
  /** Name of the station. */
  name: Scalars['String']['output'];
  /** URLs of its photos, in order. */
  photos: Array<Scalars['String']['output']>;
  /** Where it is; null when unknown. */
  position?: Maybe<LatLng>;
  /** The suppliers whose vehicles charge there, those in the caller's scope. */
  supplierIds: Array<Scalars['ID']['output']>;
  /** The suppliers whose vehicles charge there; null when they could not be read. */
  suppliers?: Maybe<Array<Supplier>>;
  /** The number of those suppliers. */
  totalSuppliers: Scalars['Int']['output'];
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Which charging stations to list; all conditions hold together. */
export type ChargingStationFilter = {
  /** A search by part of a text. */
  search?: InputMaybe<ChargingStationSearch>;
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
  /** All suppliers whose vehicles charge there, at least one. */
  supplierIds: Array<Scalars['ID']['input']>;
  /** The version that was edited; if the charging station has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of charging stations. */
export type ChargingStationPage = {
  __typename?: 'ChargingStationPage';
  /** The charging stations of this page. */
  items: Array<ChargingStation>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a charging station. */
export type ChargingStationPayload = {
  __typename?: 'ChargingStationPayload';
  /** The charging station as saved; null when nothing was saved. */
  chargingStation?: Maybe<ChargingStation>;
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
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

/** A tenant's complaint about a vehicle that it rents. */
export type Complaint = {
  __typename?: 'Complaint';
  /** The supplier's action; null until it has chosen one. */
  action?: Maybe<ComplaintAction>;
  /** The category; null out of scope. */
  category?: Maybe<ComplaintCategory>;
  /** The category it was raised in. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the category. */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** The problem. */
  description?: Maybe<Scalars['String']['output']>;
  /** Estimated day of completion: the day it was raised plus the category's days. */
  estimatedCompletion?: Maybe<Scalars['Date']['output']>;
  /** Addresses of the photos of the problem on this gateway; `?w=80`, `?w=320` or `?w=1000` returns that width in pixels. */
  evidence: Array<Scalars['String']['output']>;
  /** Identifies the complaint. */
  id: Scalars['ID']['output'];
  /** Whether it is permanently closed. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether the supplier has marked it as done. */
  isDone: Scalars['Boolean']['output'];
  /** Whether it is neither done nor closed after its estimated day of completion. */
  isOverdue: Scalars['Boolean']['output'];
  /** Licence plate of the vehicle. */
  licensePlate?: Maybe<Scalars['String']['output']>;
  /** Its progress. */
  status: ComplaintStatus;
  /** The vehicle's owner; null out of scope. */
  supplier?: Maybe<Supplier>;
  /** The supplier company that owns the vehicle. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** The tenant that raised it; null out of scope. */
  tenant?: Maybe<Tenant>;
  /** The tenant company that raised it. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  /** Name of the tenant company. */
  tenantName?: Maybe<Scalars['String']['output']>;
  /** The subject, in a few words. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The vehicle; null out of scope. */
  vehicle?: Maybe<Vehicle>;
  /** The vehicle it is about. */
  vehicleId?: Maybe<Scalars['ID']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** The supplier's action for a complaint. */
export type ComplaintAction =
  /** The vehicle is repaired (code 0). */
  | 'REPAIR'
  /** The vehicle is replaced and goes into maintenance (code 1). */
  | 'REPLACEMENT'
  /** A code unknown to this gateway. */
  | 'UNKNOWN';

/** A category of complaints about the vehicles of a supplier. */
export type ComplaintCategory = {
  __typename?: 'ComplaintCategory';
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Which complaints belong to it. */
  description?: Maybe<Scalars['String']['output']>;
  /** Identifies the category. */
  id: Scalars['ID']['output'];
  /** Whether complaints may be raised in it. */
  isActive: Scalars['Boolean']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
  /** Days within which a complaint is to be resolved, counted from the day it was raised. */
  slaDays?: Maybe<Scalars['Int']['output']>;
  /** The owner; null out of scope. */
  supplier?: Maybe<Supplier>;
  /** The supplier company it belongs to. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** One page of complaint categories. */
export type ComplaintCategoryPage = {
  __typename?: 'ComplaintCategoryPage';
  /** The categories of this page. */
  items: Array<ComplaintCategory>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a complaint category. */
export type ComplaintCategoryPayload = {
  __typename?: 'ComplaintCategoryPayload';
  /** The category as saved; null when nothing was saved. */
  complaintCategory?: Maybe<ComplaintCategory>;
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
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

/** A comment on a complaint. */
export type ComplaintComment = {
  __typename?: 'ComplaintComment';
  /** The author; null out of scope. */
  author?: Maybe<User>;
  /** The author. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** Name of the author. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the comment. */
  id: Scalars['ID']['output'];
  /** Whether the author is on the caller's side. */
  isOwnSide: Scalars['Boolean']['output'];
  /** Addresses of its photos on this gateway; `?w=80`, `?w=320` or `?w=1000` returns that width in pixels. */
  photos: Array<Scalars['String']['output']>;
  /** The step that the comment gives the reason for; null for any other comment. */
  step?: Maybe<ComplaintStep>;
  /** The text; null when there are only photos. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A comment: a text, photos, or both. */
export type ComplaintCommentInput = {
  /** Photos: addresses that `uploadPhoto` returned. */
  photos?: Array<Scalars['String']['input']>;
  /** The text. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The result of commenting on a complaint. */
export type ComplaintCommentPayload = {
  __typename?: 'ComplaintCommentPayload';
  /** The comment; null when nothing was saved. */
  commentId?: Maybe<Scalars['ID']['output']>;
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

/** A complaint with its comments, its history, and what the caller may do now. */
export type ComplaintDetail = {
  __typename?: 'ComplaintDetail';
  /** The supplier's action; null until it has chosen one. */
  action?: Maybe<ComplaintAction>;
  /** Whether the caller may close it now. */
  canClose: Scalars['Boolean']['output'];
  /** Whether the caller may comment on it now. */
  canComment: Scalars['Boolean']['output'];
  /** Whether the caller may change it now. */
  canEdit: Scalars['Boolean']['output'];
  /** Whether the caller may mark it as done now. */
  canMarkDone: Scalars['Boolean']['output'];
  /** Whether the caller may reopen it now. */
  canReopen: Scalars['Boolean']['output'];
  /** Whether the caller may choose the supplier's action now. */
  canSetAction: Scalars['Boolean']['output'];
  /** The category; null out of scope. */
  category?: Maybe<ComplaintCategory>;
  /** The category it was raised in. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Name of the category. */
  categoryName?: Maybe<Scalars['String']['output']>;
  /** The number of comments. */
  commentCount: Scalars['Int']['output'];
  /** Its newest comments, in chronological order. */
  comments: Array<ComplaintComment>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** The problem. */
  description?: Maybe<Scalars['String']['output']>;
  /** Estimated day of completion: the day it was raised plus the category's days. */
  estimatedCompletion?: Maybe<Scalars['Date']['output']>;
  /** Addresses of the photos of the problem on this gateway; `?w=80`, `?w=320` or `?w=1000` returns that width in pixels. */
  evidence: Array<Scalars['String']['output']>;
  /** Its completed steps, oldest first; empty if the data API does not return them. */
  history: Array<ComplaintMove>;
  /** Identifies the complaint. */
  id: Scalars['ID']['output'];
  /** Whether it is permanently closed. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether the supplier has marked it as done. */
  isDone: Scalars['Boolean']['output'];
  /** Whether it is neither done nor closed after its estimated day of completion. */
  isOverdue: Scalars['Boolean']['output'];
  /** Whether the caller is on the supplier's side. */
  isSupplierSide: Scalars['Boolean']['output'];
  /** Whether the caller is on the tenant's side. */
  isTenantSide: Scalars['Boolean']['output'];
  /** Licence plate of the vehicle. */
  licensePlate?: Maybe<Scalars['String']['output']>;
  /** Its progress. */
  status: ComplaintStatus;
  /** The vehicle's owner; null out of scope. */
  supplier?: Maybe<Supplier>;
  /** The supplier company that owns the vehicle. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** The tenant that raised it; null out of scope. */
  tenant?: Maybe<Tenant>;
  /** The tenant company that raised it. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  /** Name of the tenant company. */
  tenantName?: Maybe<Scalars['String']['output']>;
  /** The subject, in a few words. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The vehicle; null out of scope. */
  vehicle?: Maybe<Vehicle>;
  /** The vehicle it is about. */
  vehicleId?: Maybe<Scalars['ID']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
};


/** A complaint with its comments, its history, and what the caller may do now. */
export type ComplaintDetailCommentsArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: Scalars['Int']['input'];
};

/** Which complaints to list; all conditions hold together. */
export type ComplaintFilter = {
  /** Only complaints with this action of the supplier. */
  action?: InputMaybe<ComplaintAction>;
  /** Only complaints of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only overdue complaints, or only the others. */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A completed step of a complaint. */
export type ComplaintMove = {
  __typename?: 'ComplaintMove';
  /** The action that the supplier has chosen, for ACTION. */
  action?: Maybe<ComplaintAction>;
  /** When it was taken. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who took the step. */
  by?: Maybe<Scalars['String']['output']>;
  /** The status before; null for the first step. */
  from?: Maybe<ComplaintStatus>;
  /** Identifies the step. */
  id: Scalars['ID']['output'];
  /** The reason, as the user wrote it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The step. */
  step: ComplaintStep;
  /** The status after. */
  to: ComplaintStatus;
};

/** One page of complaints. */
export type ComplaintPage = {
  __typename?: 'ComplaintPage';
  /** The complaints of this page. */
  items: Array<Complaint>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a complaint or one of its steps. */
export type ComplaintPayload = {
  __typename?: 'ComplaintPayload';
  /** The complaint as saved; null when nothing was saved. */
  complaint?: Maybe<ComplaintDetail>;
  /** The complaint; null when nothing was saved. */
  complaintId?: Maybe<Scalars['ID']['output']>;
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

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
  /** The tenant has closed it. */
  | 'CLOSE'
  /** The supplier has marked it as done. */
  | 'DONE'
  /** It was raised. */
  | 'RAISE'
  /** The tenant has reopened it. */
  | 'REOPEN'
  /** A step unknown to this gateway. */
  | 'UNKNOWN';

/** A rental contract with a tenant: its period, its vehicles and their maximum number. */
export type Contract = {
  __typename?: 'Contract';
  /** Contract number, unique. */
  contractNo: Scalars['String']['output'];
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Last day, YYYY-MM-DD. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Its first vehicles, at most five, by id; empty when the data API does not support this. */
  firstVehicles: Array<ContractVehicle>;
  /** Identifies the contract. */
  id: Scalars['ID']['output'];
  /** Number of vehicles in the contract. */
  registeredVehicles?: Maybe<Scalars['Int']['output']>;
  /** First day, YYYY-MM-DD. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** The tenant; null out of scope. */
  tenant?: Maybe<Tenant>;
  /** The tenant company. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  /** Name of the tenant company. */
  tenantName?: Maybe<Scalars['String']['output']>;
  /** Maximum number of vehicles. */
  totalVehicles?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Ids of its vehicles, as the row contains them. */
  vehicleIds: Array<Scalars['ID']['output']>;
  /** Its vehicles that are in scope; null when they could not be read. */
  vehicles?: Maybe<Array<Vehicle>>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Which contracts to list; all conditions hold together. */
export type ContractFilter = {
  /** Only contracts that end on this day or earlier. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** A search by part of a text. */
  search?: InputMaybe<ContractSearch>;
  /** First day of the period to list, YYYY-MM-DD. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Only contracts of this tenant. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
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
  /** All its vehicles. */
  vehicleIds: Array<Scalars['ID']['input']>;
  /** The version that was edited; if the contract has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of contracts. */
export type ContractPage = {
  __typename?: 'ContractPage';
  /** The contracts of this page. */
  items: Array<Contract>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a contract. */
export type ContractPayload = {
  __typename?: 'ContractPayload';
  /** The contract as saved; null when nothing was saved. */
  contract?: Maybe<Contract>;
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
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

/** A vehicle that a contract contains. */
export type ContractVehicle = {
  __typename?: 'ContractVehicle';
  /** Identifies the vehicle. */
  id: Scalars['ID']['output'];
  /** Its licence plate. */
  name: Scalars['String']['output'];
};

/** An overview of the fleet. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Average speed in km/h of the vehicles that moved in the last 24 hours; null when none did. */
  averageSpeed?: Maybe<Scalars['Float']['output']>;
  /** Vehicles by the charge of their battery; null if the data API does not return it. */
  batteryHealth?: Maybe<BatteryHealth>;
  /** Distance covered today by all vehicles, in km. */
  distanceToday?: Maybe<Scalars['Float']['output']>;
  /** The vehicles with the newest readings, newest first, at most 20. */
  latest: Array<VehicleStatusRow>;
  /** Where the vehicles are, newest first, at most 10000. */
  positions: Array<VehiclePosition>;
  /** Vehicles by rent status. */
  rentStatus: RentStatusCounts;
  /** Vehicles by working condition. */
  vehicleStatus: VehicleStatusCounts;
};

/** An export of a list to a file, which only its owner can read. */
export type Export = {
  __typename?: 'Export';
  /** When it was requested; null if the data API does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before, and if the data API does not return it. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the export; cannot be guessed. */
  id: Scalars['ID']['output'];
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** Number of rows written so far. */
  rows: Scalars['Int']['output'];
  /** Its progress. */
  state: ExportState;
  /** Number of rows in all; null until they are counted. */
  totalRows?: Maybe<Scalars['Int']['output']>;
  /** Address of the file on this gateway, once it is ready. */
  url: Scalars['String']['output'];
};

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

/** One page of exports. */
export type ExportPage = {
  __typename?: 'ExportPage';
  /** The exports of this page. */
  items: Array<Export>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of requesting or cancelling an export. */
export type ExportPayload = {
  __typename?: 'ExportPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The export; null when there is none. */
  export?: Maybe<Export>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

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
  | 'VEHICLE_MODELS';

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

/** The result of an import, which saves all of its rows or none. A dry run saves none. */
export type ImportPayload = {
  __typename?: 'ImportPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Every row, in the order in which they were sent. */
  rows: Array<ImportedRow>;
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

/** The result of one row of an import, or of its dry run. */
export type ImportedRow = {
  __typename?: 'ImportedRow';
  /** What the import does with it. */
  action: ImportAction;
  /** What to correct, if it is refused; otherwise empty. */
  errors: Array<UserError>;
  /** Its record; null if there is none yet. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its position among the sent rows, from 1. */
  row: Scalars['Int']['output'];
};

/** An office of a regional business unit. */
export type Kp = {
  __typename?: 'Kp';
  /** Identifies the office. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its status, in the data API's terms. */
  status?: Maybe<Scalars['String']['output']>;
};

/** A place on earth, WGS 84. */
export type LatLng = {
  __typename?: 'LatLng';
  /** Degrees north of the equator, -90 to 90. */
  latitude: Scalars['Float']['output'];
  /** Degrees east of Greenwich, -180 to 180. */
  longitude: Scalars['Float']['output'];
};

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

/** The result of a sign-in. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The signed-in user; null when the sign-in failed. */
  me?: Maybe<Me>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

/** The result of a sign-out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

/** The signed-in user, and what they may open. */
export type Me = {
  __typename?: 'Me';
  /** The menus the user type grants, as a tree. */
  menus: Array<MenuItem>;
  /** What they may write, by resource; null if the data API does not publish it. Then a save that is not permitted is refused. */
  permissions?: Maybe<Array<ResourcePermission>>;
  /** Theme, language, table layouts and saved filters; NOT_SUPPORTED if the data API stores none. */
  preferences?: Maybe<Scalars['JSONObject']['output']>;
  /** The regional business units and offices of the user. */
  sbus: Array<Sbu>;
  /** The user. */
  user: User;
};

/** A menu as administrators edit it: a screen, or a group of screens. */
export type Menu = {
  __typename?: 'Menu';
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** The purpose of the screen. */
  description?: Maybe<Scalars['String']['output']>;
  /** Name of its icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Identifies the menu. */
  id: Scalars['ID']['output'];
  /** Whether it is shown to users. */
  isActive: Scalars['Boolean']['output'];
  /** The title in the sidebar. */
  name: Scalars['String']['output'];
  /** Position among its siblings, smallest first. */
  order?: Maybe<Scalars['Int']['output']>;
  /** The menu above; null for a root and out of scope. */
  parent?: Maybe<Menu>;
  /** The menu above; null for a root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Name of the menu above. */
  parentName?: Maybe<Scalars['String']['output']>;
  /** Route of the screen; null for a group. */
  path?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** An entry of the sidebar, or a group of entries. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** The entries below, in order. */
  children: Array<MenuItem>;
  /** Short code of the entry. */
  code?: Maybe<Scalars['String']['output']>;
  /** Name of the icon chosen for it; null for the icon of its screen. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Identifies the entry. */
  id: Scalars['ID']['output'];
  /** The title in the sidebar. */
  name: Scalars['String']['output'];
  /** Route of the screen; null for a group. */
  path?: Maybe<Scalars['String']['output']>;
};

/** A menu in the tree, with the menus below it. */
export type MenuNode = {
  __typename?: 'MenuNode';
  /** The menus below, in order. */
  children: Array<MenuNode>;
  /** Name of its icon. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Identifies the menu. */
  id: Scalars['ID']['output'];
  /** Whether it is shown to users. */
  isActive: Scalars['Boolean']['output'];
  /** The title in the sidebar. */
  name: Scalars['String']['output'];
  /** Position among its siblings, smallest first. */
  order?: Maybe<Scalars['Int']['output']>;
  /** Route of the screen; null for a group. */
  path?: Maybe<Scalars['String']['output']>;
};

/** One page of menus. */
export type MenuPage = {
  __typename?: 'MenuPage';
  /** The menus of this page. */
  items: Array<Menu>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a menu. */
export type MenuPayload = {
  __typename?: 'MenuPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The menu as saved; null when nothing was saved. */
  menu?: Maybe<Menu>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
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

export type Mutation = {
  __typename?: 'Mutation';
  /** Cancels an export that is not ready yet. */
  cancelExport: ExportPayload;
  /** Changes the caller's password, which ends every session of the user, including the caller's. */
  changePassword: ChangePasswordPayload;
  /** Closes a complaint permanently, by the tenant. */
  closeComplaint: ComplaintPayload;
  /** Adds a comment to a complaint that is not closed. */
  commentOnComplaint: ComplaintCommentPayload;
  /** Creates an API token. The token itself is returned only here. */
  createApiToken: ApiTokenPayload;
  /** Adds a battery model. */
  createBatteryModel: BatteryModelPayload;
  /** Adds a charging station. */
  createChargingStation: ChargingStationPayload;
  /** Raises a complaint about a rented vehicle. */
  createComplaint: ComplaintPayload;
  /** Adds a complaint category. */
  createComplaintCategory: ComplaintCategoryPayload;
  /** Adds a contract. */
  createContract: ContractPayload;
  /** Adds a menu. */
  createMenu: MenuPayload;
  /** Adds a supplier. */
  createSupplier: SupplierPayload;
  /** Adds a tenant. */
  createTenant: TenantPayload;
  /** Adds a user. */
  createUser: UserPayload;
  /** Adds a user type. */
  createUserType: UserTypePayload;
  /** Adds a vehicle. */
  createVehicle: VehiclePayload;
  /** Adds a vehicle model. */
  createVehicleModel: VehicleModelPayload;
  /** Mails a link to set a new password. The response is the same whether or not the account exists. */
  forgotPassword: ActionPayload;
  /** Adds and changes many suppliers at once, all or none. Rows follow the rules of a save; a row that names an existing supplier changes it. */
  importSuppliers: ImportPayload;
  /** Adds and changes many tenants at once, all or none. Rows follow the rules of a save; a row that names an existing tenant changes it. */
  importTenants: ImportPayload;
  /** Adds and changes many users at once, all or none. Rows follow the rules of a save; a row that names an existing user changes it. */
  importUsers: ImportPayload;
  /** Signs in: the response sets the session cookie. */
  login: LoginPayload;
  /** Signs out: the token is revoked and the session cookie cleared. */
  logout: LogoutPayload;
  /** Marks all of the caller's notifications as read. */
  markAllNotificationsRead: NotificationPayload;
  /** Marks a complaint as done, by the supplier. */
  markComplaintDone: ComplaintPayload;
  /** Marks one notification as read. */
  markNotificationRead: NotificationPayload;
  /** Reopens a complaint, by a tenant who is not satisfied. */
  reopenComplaint: ComplaintPayload;
  /** Exports a list to a file in the background; `exportProgressed` reports the progress. */
  requestExport: ExportPayload;
  /** Sets a new password with the token of the mailed link, which ends every session of the user. */
  resetPassword: ActionPayload;
  /** Revokes one of the caller's API tokens immediately. */
  revokeApiToken: ActionPayload;
  /** Changes the signed-in user's preferences: one JSON document of at most 64 KiB. */
  savePreferences: PreferencesPayload;
  /** Chooses the supplier's action for a complaint. */
  setComplaintAction: ComplaintPayload;
  /** Changes a battery model. An omitted optional field stays unchanged, null clears it. */
  updateBatteryModel: BatteryModelPayload;
  /** Changes a charging station. An omitted optional field stays unchanged, null clears it. */
  updateChargingStation: ChargingStationPayload;
  /** Changes a complaint that is still open. */
  updateComplaint: ComplaintPayload;
  /** Changes a complaint category. An omitted optional field stays unchanged, null clears it. */
  updateComplaintCategory: ComplaintCategoryPayload;
  /** Changes a contract. An omitted optional field stays unchanged, null clears it. */
  updateContract: ContractPayload;
  /** Changes a menu. An omitted optional field stays unchanged, null clears it. */
  updateMenu: MenuPayload;
  /** Saves the caller's own profile. An omitted portrait stays unchanged. */
  updateProfile: ProfilePayload;
  /** Changes a supplier. An omitted optional field stays unchanged, null clears it. */
  updateSupplier: SupplierPayload;
  /** Changes a tenant. An omitted optional field stays unchanged, null clears it. */
  updateTenant: TenantPayload;
  /** Changes a user. An omitted optional field stays unchanged, null clears it. */
  updateUser: UserPayload;
  /** Changes a user type. An omitted optional field stays unchanged, null clears it. */
  updateUserType: UserTypePayload;
  /** Changes a vehicle. An omitted optional field stays unchanged, null clears it. */
  updateVehicle: VehiclePayload;
  /** Changes a vehicle model. An omitted optional field stays unchanged, null clears it. */
  updateVehicleModel: VehicleModelPayload;
  /** Uploads a photo (JPEG or PNG, at most 2 MB) by a GraphQL multipart request, for use in a save. */
  uploadPhoto: UploadPhotoPayload;
};


export type MutationCancelExportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCloseComplaintArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCommentOnComplaintArgs = {
  complaintId: Scalars['ID']['input'];
  input: ComplaintCommentInput;
};


export type MutationCreateApiTokenArgs = {
  input: ApiTokenInput;
};


export type MutationCreateBatteryModelArgs = {
  input: BatteryModelInput;
};


export type MutationCreateChargingStationArgs = {
  input: ChargingStationInput;
};


export type MutationCreateComplaintArgs = {
  input: ComplaintInput;
};


export type MutationCreateComplaintCategoryArgs = {
  input: ComplaintCategoryInput;
};


export type MutationCreateContractArgs = {
  input: ContractInput;
};


export type MutationCreateMenuArgs = {
  input: MenuInput;
};


export type MutationCreateSupplierArgs = {
  input: SupplierInput;
};


export type MutationCreateTenantArgs = {
  input: TenantInput;
};


export type MutationCreateUserArgs = {
  input: UserInput;
};


export type MutationCreateUserTypeArgs = {
  input: UserTypeInput;
};


export type MutationCreateVehicleArgs = {
  input: VehicleInput;
};


export type MutationCreateVehicleModelArgs = {
  input: VehicleModelInput;
};


export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


export type MutationImportSuppliersArgs = {
  dryRun: Scalars['Boolean']['input'];
  rows: Array<SupplierImportRow>;
};


export type MutationImportTenantsArgs = {
  dryRun: Scalars['Boolean']['input'];
  rows: Array<TenantImportRow>;
};


export type MutationImportUsersArgs = {
  dryRun: Scalars['Boolean']['input'];
  rows: Array<UserImportRow>;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkComplaintDoneArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReopenComplaintArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRequestExportArgs = {
  input: ExportInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavePreferencesArgs = {
  changes?: InputMaybe<Scalars['JSONObject']['input']>;
  preferences?: InputMaybe<Scalars['JSONObject']['input']>;
};


export type MutationSetComplaintActionArgs = {
  action: ComplaintAction;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateBatteryModelArgs = {
  id: Scalars['ID']['input'];
  input: BatteryModelInput;
};


export type MutationUpdateChargingStationArgs = {
  id: Scalars['ID']['input'];
  input: ChargingStationInput;
};


export type MutationUpdateComplaintArgs = {
  id: Scalars['ID']['input'];
  input: ComplaintInput;
};


export type MutationUpdateComplaintCategoryArgs = {
  id: Scalars['ID']['input'];
  input: ComplaintCategoryInput;
};


export type MutationUpdateContractArgs = {
  id: Scalars['ID']['input'];
  input: ContractInput;
};


export type MutationUpdateMenuArgs = {
  id: Scalars['ID']['input'];
  input: MenuInput;
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


export type MutationUpdateSupplierArgs = {
  id: Scalars['ID']['input'];
  input: SupplierInput;
};


export type MutationUpdateTenantArgs = {
  id: Scalars['ID']['input'];
  input: TenantInput;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserInput;
};


export type MutationUpdateUserTypeArgs = {
  id: Scalars['ID']['input'];
  input: UserTypeInput;
};


export type MutationUpdateVehicleArgs = {
  id: Scalars['ID']['input'];
  input: VehicleInput;
};


export type MutationUpdateVehicleModelArgs = {
  id: Scalars['ID']['input'];
  input: VehicleModelInput;
};


export type MutationUploadPhotoArgs = {
  file: Scalars['Upload']['input'];
};

/** A message to a user about an event. */
export type Notification = {
  __typename?: 'Notification';
  /** The event, in a sentence. */
  description: Scalars['String']['output'];
  /** Identifies the notification. */
  id: Scalars['ID']['output'];
  /** Whether it was opened. */
  isRead: Scalars['Boolean']['output'];
  /** The route in the web client that it refers to. */
  path?: Maybe<Scalars['String']['output']>;
  /** The event, in a few words. */
  title: Scalars['String']['output'];
  /** When it was created or read. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of notifications, newest first. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** The notifications of this page. */
  items: Array<Notification>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** The number of unread notifications in the whole list. */
  unreadCount: Scalars['Int']['output'];
};

/** The result of marking notifications as read. */
export type NotificationPayload = {
  __typename?: 'NotificationPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The number of unread notifications; null when it could not be read. */
  unreadCount?: Maybe<Scalars['Int']['output']>;
};

/** One entry of a pick list. */
export type Option = {
  __typename?: 'Option';
  /** Name of its owner, if entries of several owners may have the same text; otherwise null. */
  group?: Maybe<Scalars['String']['output']>;
  /** The text to show. */
  text: Scalars['String']['output'];
  /** The value to send if this entry is picked. */
  value: Scalars['ID']['output'];
};

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Maximum number of items on a page. */
  size: Scalars['Int']['output'];
  /** Number of items in the list. */
  totalItems: Scalars['Int']['output'];
  /** Number of pages of the list. */
  totalPages: Scalars['Int']['output'];
};

/** A place with an address. */
export type Place = {
  __typename?: 'Place';
  /** The whole address on one line, most specific part first. */
  address: Scalars['String']['output'];
  /** Its position; the centre of a district or a city. */
  location: LatLng;
  /** Its name, such as that of a district or a city; null when it has none. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The result of saving the preferences. */
export type PreferencesPayload = {
  __typename?: 'PreferencesPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** The preferences as saved. */
  preferences?: Maybe<Scalars['JSONObject']['output']>;
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** Increases with every change of the preferences, to find the newest copy; null if the data API does not count the changes. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** The signed-in user's own profile. */
export type ProfileInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Phone number after +62: digits, without the leading 0. */
  phone: Scalars['String']['input'];
  /** The portrait: the URL that `uploadPhoto` returned, or the current one; null removes it. */
  photo?: InputMaybe<Scalars['String']['input']>;
};

/** The result of saving one's own profile. */
export type ProfilePayload = {
  __typename?: 'ProfilePayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The signed-in user as saved; null when nothing was saved. */
  me?: Maybe<Me>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The caller's own API tokens, newest first, a page of them. */
  apiTokens: ApiTokenPage;
  /** One battery model; null when there is none in scope. */
  batteryModel?: Maybe<BatteryModel>;
  /** The battery models to choose from: those of a supplier, or all in scope. */
  batteryModelOptions: Array<Option>;
  /** One page of the battery models in the caller's scope. */
  batteryModels: BatteryModelPage;
  /** One charging station; null when there is none in scope. */
  chargingStation?: Maybe<ChargingStation>;
  /** One page of the charging stations in the caller's scope. */
  chargingStations: ChargingStationPage;
  /** The companies of every type in scope, to choose from. */
  companyOptions: Array<Option>;
  /** The company types in scope, to choose from. */
  companyTypeOptions: Array<Option>;
  /** One complaint with its comments and its history; null when there is none in scope. */
  complaint?: Maybe<ComplaintDetail>;
  /** One page of the complaint categories in the caller's scope. */
  complaintCategories: ComplaintCategoryPage;
  /** One complaint category; null when there is none in scope. */
  complaintCategory?: Maybe<ComplaintCategory>;
  /** The active categories to choose from: those for a complaint about a vehicle, those of a supplier, or all in scope. */
  complaintCategoryOptions: Array<Option>;
  /** One page of the complaints in the caller's scope. */
  complaints: ComplaintPage;
  /** One contract; null when there is none in scope. */
  contract?: Maybe<Contract>;
  /** The active tenants, to choose from for a new contract. */
  contractTenantOptions: Array<Option>;
  /** The vehicles to choose from for a contract, by supplier: its own, and those that no other contract contains in its period. Requires an existing contract, or the tenant of a new one. */
  contractVehicles: Array<VehicleGroup>;
  /** One page of the contracts in the caller's scope. */
  contracts: ContractPage;
  /** An overview of the fleet in the caller's scope. */
  dashboard: Dashboard;
  /** One of the caller’s exports; null when there is none with this id, or it was deleted after a day. */
  export?: Maybe<Export>;
  /** One page of the caller’s exports of the last day, newest first. */
  exports: ExportPage;
  /** The signed-in user; null without a session. NOT_SUPPORTED if the data API cannot return it: then only the payload of `login` has it. */
  me?: Maybe<Me>;
  /** One menu; null when there is none in scope. */
  menu?: Maybe<Menu>;
  /** The active ones of the first five menus whose name contains a text, to choose a parent from. */
  menuOptions: Array<Option>;
  /** The active menus that the caller may grant, as a tree. */
  menuTree: Array<MenuNode>;
  /** One page of the menus in the caller's scope. */
  menus: MenuPage;
  /** One page of the caller's notifications, newest first. */
  notifications: NotificationPage;
  /** The place at a coordinate; null when there is none, and, with a warning in `extensions.warnings`, when the geocoder fails. */
  reverseGeocode?: Maybe<Place>;
  /** Places by the words of their names, best match first; null, with a warning in `extensions.warnings`, when the geocoder fails. */
  searchPlaces?: Maybe<Array<Place>>;
  /** The ways to sign in, besides a password. */
  signInOptions: SignInOptions;
  /** One supplier; null when there is none in scope. */
  supplier?: Maybe<Supplier>;
  /** The suppliers in scope, to choose from. */
  supplierOptions: Array<Option>;
  /** One page of the suppliers in the caller's scope. */
  suppliers: SupplierPage;
  /** One tenant; null when there is none in scope. */
  tenant?: Maybe<Tenant>;
  /** The tenants in scope, to choose from. */
  tenantOptions: Array<Option>;
  /** One page of the tenants in the caller's scope. */
  tenants: TenantPage;
  /** The route of a trip, in chronological order. */
  tripRoute: Array<RoutePoint>;
  /** The number of the caller's unread notifications. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** One user; null when there is none in scope. */
  user?: Maybe<User>;
  /** One user type; null when there is none in scope. */
  userType?: Maybe<UserType>;
  /** The user types for users of a company, to choose from. */
  userTypeOptions: Array<Option>;
  /** One page of the user types in the caller's scope. */
  userTypes: UserTypePage;
  /** One page of the users in the caller's scope. */
  users: UserPage;
  /** One vehicle; null when there is none in scope. */
  vehicle?: Maybe<Vehicle>;
  /** One vehicle model; null when there is none in scope. */
  vehicleModel?: Maybe<VehicleModel>;
  /** The vehicle models of a supplier, to choose from. */
  vehicleModelOptions: Array<Option>;
  /** One page of the vehicle models in the caller's scope. */
  vehicleModels: VehicleModelPage;
  /** The vehicles in scope, to choose from, by licence plate. */
  vehicleOptions: Array<Option>;
  /** The last readings of the vehicles in scope, without vehicles that have none. */
  vehicleStatuses: VehicleStatusPage;
  /** One page of a vehicle's trips, newest first. */
  vehicleTrips: TripPage;
  /** One page of the vehicles in the caller's scope. */
  vehicles: VehiclePage;
};


export type QueryApiTokensArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryBatteryModelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBatteryModelOptionsArgs = {
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBatteryModelsArgs = {
  filter?: InputMaybe<BatteryModelFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<BatteryModelSort>;
};


export type QueryChargingStationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChargingStationsArgs = {
  filter?: InputMaybe<ChargingStationFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<ChargingStationSort>;
};


export type QueryCompanyOptionsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryComplaintArgs = {
  id: Scalars['ID']['input'];
};


export type QueryComplaintCategoriesArgs = {
  filter?: InputMaybe<ComplaintCategoryFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<ComplaintCategorySort>;
};


export type QueryComplaintCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryComplaintCategoryOptionsArgs = {
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryComplaintsArgs = {
  filter?: InputMaybe<ComplaintFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<ComplaintSort>;
};


export type QueryContractArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContractVehiclesArgs = {
  contractId?: InputMaybe<Scalars['ID']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryContractsArgs = {
  filter?: InputMaybe<ContractFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<ContractSort>;
};


export type QueryDashboardArgs = {
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryExportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExportsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryMenuArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMenuOptionsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMenusArgs = {
  filter?: InputMaybe<MenuFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<MenuSort>;
};


export type QueryNotificationsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QueryReverseGeocodeArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


export type QuerySearchPlacesArgs = {
  text: Scalars['String']['input'];
};


export type QuerySupplierArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySupplierOptionsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySuppliersArgs = {
  filter?: InputMaybe<SupplierFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<SupplierSort>;
};


export type QueryTenantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTenantOptionsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryTenantsArgs = {
  filter?: InputMaybe<TenantFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<TenantSort>;
};


export type QueryTripRouteArgs = {
  maxPoints?: InputMaybe<Scalars['Int']['input']>;
  tripId: Scalars['ID']['input'];
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserTypeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserTypeOptionsArgs = {
  companyId: Scalars['ID']['input'];
};


export type QueryUserTypesArgs = {
  filter?: InputMaybe<UserTypeFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<UserTypeSort>;
};


export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<UserSort>;
};


export type QueryVehicleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVehicleModelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVehicleModelOptionsArgs = {
  supplierId: Scalars['ID']['input'];
};


export type QueryVehicleModelsArgs = {
  filter?: InputMaybe<VehicleModelFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<VehicleModelSort>;
};


export type QueryVehicleOptionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  rentStatus?: InputMaybe<RentStatus>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryVehicleStatusesArgs = {
  group?: InputMaybe<VehicleStatusGroup>;
  licensePlate?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<VehicleStatusSort>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryVehicleTripsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  vehicleId: Scalars['ID']['input'];
};


export type QueryVehiclesArgs = {
  filter?: InputMaybe<VehicleFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<VehicleSort>;
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

/** Vehicles in scope by rent status. */
export type RentStatusCounts = {
  __typename?: 'RentStatusCounts';
  /** Vehicles available to rent. */
  available: Scalars['Int']['output'];
  /** Vehicles under a future contract. */
  booked: Scalars['Int']['output'];
  /** Vehicles under a current contract. */
  rented: Scalars['Int']['output'];
};

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

/** What the signed-in user may write of a resource. A record that is out of scope or belongs to another owner is refused nevertheless. */
export type ResourcePermission = {
  __typename?: 'ResourcePermission';
  /** Whether they may create a record. */
  canCreate: Scalars['Boolean']['output'];
  /** Whether they may change a record. */
  canEdit: Scalars['Boolean']['output'];
  /** The input fields that they may set in a new record; a value for any other is refused (code FORBIDDEN). */
  createFields: Array<Scalars['String']['output']>;
  /** The input fields that they may change in a saved record; a different value for any other is refused (code FORBIDDEN). */
  editFields: Array<Scalars['String']['output']>;
  /** The resource. */
  resource: Resource;
};

/** A reading on the route of a trip. */
export type RoutePoint = {
  __typename?: 'RoutePoint';
  /** When the device took the reading. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the vehicle was. */
  position: LatLng;
  /** Speed in km/h. */
  speed?: Maybe<Scalars['Float']['output']>;
};

/** A regional business unit the user belongs to. */
export type Sbu = {
  __typename?: 'Sbu';
  /** Identifies the unit. */
  id: Scalars['ID']['output'];
  /** Its offices. */
  kps: Array<Kp>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A vehicle that a contract contains or could contain. */
export type SelectableVehicle = {
  __typename?: 'SelectableVehicle';
  /** Identifies the vehicle. */
  id: Scalars['ID']['output'];
  /** Its licence plate. */
  name: Scalars['String']['output'];
  /** Whether the contract contains it. */
  selected: Scalars['Boolean']['output'];
};

/** The ways to sign in, besides a password. */
export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Why the last federated sign-in of this browser failed, in words; returned only once. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Whether users can sign in with an identity provider, by GET /auth/start. */
  federated: Scalars['Boolean']['output'];
  /** The provider's name, for the button. */
  federatedName?: Maybe<Scalars['String']['output']>;
};

/** The direction of a sort order. */
export type SortDirection =
  /** Smallest, oldest or first letter first. */
  | 'ASC'
  /** Largest, newest or last letter first. */
  | 'DESC';

export type Subscription = {
  __typename?: 'Subscription';
  /** The current state of a complaint: immediately, and after each change. Refused when the complaint is not in scope. */
  complaintChanged: ComplaintDetail;
  /** Each new comment on a complaint. Refused when the complaint is not in scope. */
  complaintCommented: ComplaintComment;
  /** The overview of the fleet in the caller's scope after each change of its numbers, at most once in two seconds. */
  dashboardChanged: Dashboard;
  /** The progress of an export: immediately, and after each change. NOT_SUPPORTED if the data API does not report it. */
  exportProgressed: Export;
  /** Each new notification of the caller. */
  notificationReceived: Notification;
  /** The number of the caller's unread notifications: immediately, and after each change. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** The new positions of vehicles in the caller's scope, at most one batch a second. */
  vehiclePositions: Array<VehiclePosition>;
};


export type SubscriptionComplaintChangedArgs = {
  complaintId: Scalars['ID']['input'];
};


export type SubscriptionComplaintCommentedArgs = {
  complaintId: Scalars['ID']['input'];
};


export type SubscriptionDashboardChangedArgs = {
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionExportProgressedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionVehiclePositionsArgs = {
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** A company that owns vehicles. */
export type Supplier = {
  __typename?: 'Supplier';
  /** Postal address. */
  address?: Maybe<Scalars['String']['output']>;
  /** Callback address of the supplier; null when there is none. */
  callbackUrl?: Maybe<Scalars['String']['output']>;
  /** The centre of the circle that its vehicles should stay within. */
  center?: Maybe<LatLng>;
  /** How the readings of the vehicles reach the platform. */
  communication: Communication;
  /** Name of the company type. */
  companyTypeName?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** E-mail address; null when the caller may see the name only. */
  email?: Maybe<Scalars['String']['output']>;
  /** Last day, YYYY-MM-DD. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Identifies the supplier. */
  id: Scalars['ID']['output'];
  /** Whether its employees may sign in; null when the caller may see the name only. */
  isActive?: Maybe<Scalars['Boolean']['output']>;
  /** The path at which that account signs in. */
  loginPath?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** Asterisks when one is stored; the password itself is never returned. */
  password?: Maybe<Scalars['String']['output']>;
  /** Phone number after +62, without the leading 0. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The radius of the circle in m. */
  radius?: Maybe<Scalars['Float']['output']>;
  /** First day, YYYY-MM-DD. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Maximum number of vehicles. */
  totalVehicles?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The account on the supplier's own system. */
  username?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** One page of suppliers. */
export type SupplierPage = {
  __typename?: 'SupplierPage';
  /** The suppliers of this page. */
  items: Array<Supplier>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a supplier. */
export type SupplierPayload = {
  __typename?: 'SupplierPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The supplier as saved; null when nothing was saved. */
  supplier?: Maybe<Supplier>;
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

/** The newest reading of the device in a vehicle. */
export type Telemetry = {
  __typename?: 'Telemetry';
  /** The address of that position. */
  address?: Maybe<Scalars['String']['output']>;
  /** Charge of the battery in percent. */
  batteryPercentage?: Maybe<Scalars['Float']['output']>;
  /** Direction of travel in degrees clockwise from north. */
  course?: Maybe<Scalars['Float']['output']>;
  /** Estimated range on the current charge, in km. */
  estimatedRange?: Maybe<Scalars['Float']['output']>;
  /** When the device took the reading. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Distance covered since the vehicle was new, in km. */
  odometer?: Maybe<Scalars['Float']['output']>;
  /** The position of the vehicle. */
  position?: Maybe<LatLng>;
  /** Speed in km/h. */
  speed?: Maybe<Scalars['Float']['output']>;
};

/** A company that rents vehicles. */
export type Tenant = {
  __typename?: 'Tenant';
  /** Postal address. */
  address?: Maybe<Scalars['String']['output']>;
  /** The centre of the circle that its vehicles should stay within. */
  center?: Maybe<LatLng>;
  /** Name of the company type. */
  companyTypeName?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** E-mail address; null when the caller may see the name only. */
  email?: Maybe<Scalars['String']['output']>;
  /** Last day, YYYY-MM-DD. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Identifies the tenant. */
  id: Scalars['ID']['output'];
  /** Whether its employees may sign in; null when the caller may see the name only. */
  isActive?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** Phone number after +62, without the leading 0. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The radius of the circle in m. */
  radius?: Maybe<Scalars['Float']['output']>;
  /** First day, YYYY-MM-DD. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Maximum number of vehicles. */
  totalVehicles?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** One page of tenants. */
export type TenantPage = {
  __typename?: 'TenantPage';
  /** The tenants of this page. */
  items: Array<Tenant>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a tenant. */
export type TenantPayload = {
  __typename?: 'TenantPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The tenant as saved; null when nothing was saved. */
  tenant?: Maybe<Tenant>;
};

/** The order of a list of tenants. */
export type TenantSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The field to order by. */
  field: CompanySortField;
};

/** A trip of a vehicle, from its first movement until it stopped. */
export type Trip = {
  __typename?: 'Trip';
  /** Average speed in km/h. */
  averageSpeed?: Maybe<Scalars['Float']['output']>;
  /** Distance covered in km. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** Duration in minutes. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** The address where it ended; null until it is known. */
  endAddress?: Maybe<Scalars['String']['output']>;
  /** Where it ended; the last position during the trip. */
  endPosition?: Maybe<LatLng>;
  /** When it ended; null during the trip. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cost of the energy, in whole rupiah. */
  energyCost?: Maybe<Scalars['Int']['output']>;
  /** Energy used, in kWh. */
  energyUsed?: Maybe<Scalars['Float']['output']>;
  /** Identifies the trip; `tripRoute` returns its route. */
  id: Scalars['ID']['output'];
  /** Number of readings in the average speed. */
  speedCount?: Maybe<Scalars['Int']['output']>;
  /** The address where it started; null until it is known. */
  startAddress?: Maybe<Scalars['String']['output']>;
  /** Where it started. */
  startPosition?: Maybe<LatLng>;
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** Top speed in km/h. */
  topSpeed?: Maybe<Scalars['Float']['output']>;
};

/** One page of a vehicle's trips, newest first, and the vehicle's last position. */
export type TripPage = {
  __typename?: 'TripPage';
  /** The trips of this page. */
  items: Array<Trip>;
  /** The address of that position. */
  lastAddress?: Maybe<Scalars['String']['output']>;
  /** The last position of the vehicle; null if there is none. */
  lastPosition?: Maybe<LatLng>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of uploading a photo. */
export type UploadPhotoPayload = {
  __typename?: 'UploadPhotoPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Name of the photo in the file service. */
  path?: Maybe<Scalars['String']['output']>;
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** Address of the photo on this gateway, as inputs with photos expect it. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A person who can sign in. */
export type User = {
  __typename?: 'User';
  /** Last day on which the user may sign in, because their company ends; null if it does not end. */
  activeUntil?: Maybe<Scalars['Date']['output']>;
  /** Postal address. */
  address?: Maybe<Scalars['String']['output']>;
  /** The company the user works for. */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Name of the company. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** The company's role in the fleet. */
  companyType: CompanyType;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** E-mail address, also accepted for signing in. */
  email: Scalars['String']['output'];
  /** Identifies the user. */
  id: Scalars['ID']['output'];
  /** Whether the user may sign in. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the user type is an Administrator. */
  isAdmin: Scalars['Boolean']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Phone number without its leading 0, to be shown after +62. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of the portrait. */
  photo?: Maybe<Scalars['String']['output']>;
  /** The company, where that is a supplier; null out of scope. */
  supplier?: Maybe<Supplier>;
  /** The company, where that is a tenant; null out of scope. */
  tenant?: Maybe<Tenant>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The user type; null out of scope. */
  userType?: Maybe<UserType>;
  /** The user type, which decides the menus. */
  userTypeId?: Maybe<Scalars['ID']['output']>;
  /** Name of the user type. */
  userTypeName?: Maybe<Scalars['String']['output']>;
  /** Short name, also accepted for signing in. */
  username?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** An error that the user can correct, and the input field that it belongs to. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of error, for programs: `REFUSED`, `CONFLICT`, `TAKEN` and so on. */
  code: Scalars['String']['output'];
  /** Name of the wrong input field; null if the error concerns no single field. */
  field?: Maybe<Scalars['String']['output']>;
  /** The error as a text for the user. */
  message: Scalars['String']['output'];
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
  /** Phone number after +62: digits, without the leading 0. */
  phone?: InputMaybe<Scalars['String']['input']>;
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
  /** Phone number after +62: digits, without the leading 0. */
  phone: Scalars['String']['input'];
  /** The portrait: the URL that `uploadPhoto` returned, or the current one. */
  photo?: InputMaybe<Scalars['String']['input']>;
  /** The user type, one of the types for that company. */
  userTypeId: Scalars['ID']['input'];
  /** Short name, also accepted for signing in. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** The version that was edited; if the user has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of users. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The users of this page. */
  items: Array<User>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a user. */
export type UserPayload = {
  __typename?: 'UserPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The user as saved; null when nothing was saved. */
  user?: Maybe<User>;
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
  /** Phone number. */
  | 'PHONE'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Name of the user who last changed it. */
  | 'UPDATED_BY'
  /** Short name for signing in. */
  | 'USERNAME'
  /** Name of the user type. */
  | 'USER_TYPE_NAME';

/** A role, which decides what its users may open. */
export type UserType = {
  __typename?: 'UserType';
  /** The company type whose users may have it. */
  companyType: CompanyType;
  /** Name of the company type. */
  companyTypeName?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Identifies the user type. */
  id: Scalars['ID']['output'];
  /** Whether users of this type may sign in. */
  isActive: Scalars['Boolean']['output'];
  /** Administrator (true) or Biasa. */
  isAdmin: Scalars['Boolean']['output'];
  /** The menus it grants, including groups. */
  menuIds: Array<Scalars['ID']['output']>;
  /** The menus it grants that are in scope; null when they could not be read. */
  menus?: Maybe<Array<Menu>>;
  /** Name of the type. */
  name: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
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
  /** The menus it grants, only menus that the caller has. */
  menuIds: Array<Scalars['ID']['input']>;
  /** Name of the type. */
  name: Scalars['String']['input'];
  /** The version that was edited; if the user type has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of user types. */
export type UserTypePage = {
  __typename?: 'UserTypePage';
  /** The user types of this page. */
  items: Array<UserType>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a user type. */
export type UserTypePayload = {
  __typename?: 'UserTypePayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The user type as saved; null when nothing was saved. */
  userType?: Maybe<UserType>;
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

/** A vehicle of the fleet. */
export type Vehicle = {
  __typename?: 'Vehicle';
  /** Capacity of the battery in mAh. */
  batteryCapacity?: Maybe<Scalars['Int']['output']>;
  /** Name of the battery model. */
  batteryName?: Maybe<Scalars['String']['output']>;
  /** How the battery is recharged; null when unknown. */
  batteryType?: Maybe<BatteryType>;
  /** Colour, in words. */
  color?: Maybe<Scalars['String']['output']>;
  /** The contract that contains the vehicle today, else the next one; the rent status and the tenant are derived from it. */
  contract?: Maybe<VehicleContract>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Identifies the vehicle. */
  id: Scalars['ID']['output'];
  /** IMEI of the device in the vehicle: 15 digits. */
  imei?: Maybe<Scalars['String']['output']>;
  /** Licence plate, unique. */
  licensePlate: Scalars['String']['output'];
  /** The vehicle model; null out of scope. */
  model?: Maybe<VehicleModel>;
  /** The vehicle model. */
  modelId?: Maybe<Scalars['ID']['output']>;
  /** Name of the vehicle model. */
  modelName?: Maybe<Scalars['String']['output']>;
  /** Addresses of the photos on this gateway; `?w=80`, `?w=320` or `?w=1000` returns that width in pixels. */
  photos: Array<Scalars['String']['output']>;
  /** Whether the vehicle can be rented. */
  rentStatus: RentStatus;
  /** Serial number of the vehicle, unique. */
  serialNumber?: Maybe<Scalars['String']['output']>;
  /** The owner; null out of scope. */
  supplier?: Maybe<Supplier>;
  /** The supplier company that owns the vehicle. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** The newest reading; null when there is none yet. */
  telemetry?: Maybe<Telemetry>;
  /** The tenant that rents it; null out of scope. */
  tenant?: Maybe<Tenant>;
  /** The tenant company that rents the vehicle. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  /** Name of the tenant company. */
  tenantName?: Maybe<Scalars['String']['output']>;
  /** Its trips, newest first; requires an upstream call for each vehicle. */
  trips?: Maybe<TripPage>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The working condition of the vehicle. */
  vehicleStatus: VehicleStatus;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
  /** Year of manufacture. */
  year?: Maybe<Scalars['Int']['output']>;
};


/** A vehicle of the fleet. */
export type VehicleTripsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};

/** A short form of the contract that contains a vehicle. */
export type VehicleContract = {
  __typename?: 'VehicleContract';
  /** Contract number. */
  contractNo: Scalars['String']['output'];
  /** Last day, YYYY-MM-DD. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Identifies the contract. */
  id: Scalars['ID']['output'];
  /** First day, YYYY-MM-DD. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Name of the tenant company. */
  tenantName?: Maybe<Scalars['String']['output']>;
};

/** Which vehicles to list; all conditions hold together. */
export type VehicleFilter = {
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

/** The vehicles of one supplier that a contract contains or could contain. */
export type VehicleGroup = {
  __typename?: 'VehicleGroup';
  /** Identifies the group within the response. */
  id: Scalars['ID']['output'];
  /** Name of the supplier. */
  name: Scalars['String']['output'];
  /** Its vehicles. */
  vehicles: Array<SelectableVehicle>;
};

/** A vehicle to save: all fields that a user can set. */
export type VehicleInput = {
  /** Colour, in words. */
  color: Scalars['String']['input'];
  /** IMEI: 15 digits, the last a check digit; unique. */
  imei?: InputMaybe<Scalars['String']['input']>;
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
  /** The working condition. */
  vehicleStatus: VehicleStatus;
  /** The version that was edited; if the vehicle has changed since, nothing is saved (code CONFLICT). */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Year of manufacture. */
  year: Scalars['Int']['input'];
};

/** A vehicle model of a supplier. */
export type VehicleModel = {
  __typename?: 'VehicleModel';
  /** The battery model; null out of scope. */
  batteryModel?: Maybe<BatteryModel>;
  /** The battery model in it. */
  batteryModelId?: Maybe<Scalars['ID']['output']>;
  /** Name of the battery model. */
  batteryModelName?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who created it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Identifies the vehicle model. */
  id: Scalars['ID']['output'];
  /** Distance on a full charge, in km. */
  maxMileage?: Maybe<Scalars['Float']['output']>;
  /** Name of the model. */
  name: Scalars['String']['output'];
  /** Power of the motor in W. */
  power?: Maybe<Scalars['Float']['output']>;
  /** The owner; null out of scope. */
  supplier?: Maybe<Supplier>;
  /** The supplier company it belongs to. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** Top speed in km/h. */
  topSpeed?: Maybe<Scalars['Float']['output']>;
  /** When it was last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who last changed it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the edit. Sent with an update, it makes the update fail with CONFLICT if another user has saved since. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** One page of vehicle models. */
export type VehicleModelPage = {
  __typename?: 'VehicleModelPage';
  /** The vehicle models of this page. */
  items: Array<VehicleModel>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a vehicle model. */
export type VehicleModelPayload = {
  __typename?: 'VehicleModelPayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The vehicle model as saved; null when nothing was saved. */
  vehicleModel?: Maybe<VehicleModel>;
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

/** One page of vehicles. */
export type VehiclePage = {
  __typename?: 'VehiclePage';
  /** The vehicles of this page. */
  items: Array<Vehicle>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The result of saving a vehicle. */
export type VehiclePayload = {
  __typename?: 'VehiclePayload';
  /** What to correct, if it failed; empty if it succeeded. */
  errors: Array<UserError>;
  /** The result as a text for the user. */
  message: Scalars['String']['output'];
  /** Whether it succeeded. */
  success: Scalars['Boolean']['output'];
  /** The vehicle as saved; null when nothing was saved. */
  vehicle?: Maybe<Vehicle>;
};

/** The last reported position of a vehicle. */
export type VehiclePosition = {
  __typename?: 'VehiclePosition';
  /** Charge of the battery in percent; sent with moves, not by the dashboard. */
  batteryPercentage?: Maybe<Scalars['Float']['output']>;
  /** Direction of travel in degrees clockwise from north. */
  course?: Maybe<Scalars['Float']['output']>;
  /** Its licence plate. */
  licensePlate?: Maybe<Scalars['String']['output']>;
  /** When the device took the reading. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Distance covered since the vehicle was new, in km; sent with moves, not by the dashboard. */
  odometer?: Maybe<Scalars['Float']['output']>;
  /** The position of the vehicle. */
  position: LatLng;
  /** Speed in km/h. */
  speed?: Maybe<Scalars['Float']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** The vehicle; null out of scope. */
  vehicle?: Maybe<Vehicle>;
  /** The vehicle; null if the data API does not return it. */
  vehicleId?: Maybe<Scalars['ID']['output']>;
};

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

/** Vehicles in scope by working condition. */
export type VehicleStatusCounts = {
  __typename?: 'VehicleStatusCounts';
  /** Vehicles in use. */
  active: Scalars['Int']['output'];
  /** Vehicles broken down. */
  broken: Scalars['Int']['output'];
  /** Vehicles being serviced or repaired. */
  maintenance: Scalars['Int']['output'];
  /** Vehicles out of use. */
  nonActive: Scalars['Int']['output'];
};

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

/** One page of the status table. */
export type VehicleStatusPage = {
  __typename?: 'VehicleStatusPage';
  /** The rows of this page. */
  items: Array<VehicleStatusRow>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** The last reading of a vehicle. */
export type VehicleStatusRow = {
  __typename?: 'VehicleStatusRow';
  /** Charge of the battery in percent. */
  batteryPercentage?: Maybe<Scalars['Float']['output']>;
  /** Direction of travel in degrees clockwise from north. */
  course?: Maybe<Scalars['Float']['output']>;
  /** Its licence plate. */
  licensePlate: Scalars['String']['output'];
  /** When the device took the reading. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the vehicle model. */
  modelName?: Maybe<Scalars['String']['output']>;
  /** Distance covered since the vehicle was new, in km. */
  odometer?: Maybe<Scalars['Float']['output']>;
  /** The position of the vehicle. */
  position?: Maybe<LatLng>;
  /** Speed in km/h. */
  speed?: Maybe<Scalars['Float']['output']>;
  /** Name of the supplier company. */
  supplierName?: Maybe<Scalars['String']['output']>;
  /** The vehicle; null out of scope. */
  vehicle?: Maybe<Vehicle>;
  /** The vehicle; null if the data API does not return it. */
  vehicleId?: Maybe<Scalars['ID']['output']>;
};

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

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { __typename?: 'Query', me?: { __typename?: 'Me', preferences?: Record<string, unknown> | null, user: { __typename?: 'User', id: string, name: string, email: string, photo?: string | null, companyId?: string | null, companyName?: string | null, companyType: CompanyType, isAdmin: boolean, userTypeName?: string | null }, menus: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null }> }> }> }>, permissions?: Array<{ __typename?: 'ResourcePermission', resource: Resource, canCreate: boolean, canEdit: boolean, createFields: Array<string>, editFields: Array<string> }> | null } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { __typename?: 'Mutation', login: { __typename?: 'LoginPayload', success: boolean, message: string, me?: { __typename?: 'Me', preferences?: Record<string, unknown> | null, user: { __typename?: 'User', id: string, name: string, email: string, photo?: string | null, companyId?: string | null, companyName?: string | null, companyType: CompanyType, isAdmin: boolean, userTypeName?: string | null }, menus: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, icon?: string | null, code?: string | null }> }> }> }>, permissions?: Array<{ __typename?: 'ResourcePermission', resource: Resource, canCreate: boolean, canEdit: boolean, createFields: Array<string>, editFields: Array<string> }> | null } | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { __typename?: 'Mutation', logout: { __typename?: 'LogoutPayload', success: boolean, message: string } };

export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { __typename?: 'Query', signInOptions: { __typename?: 'SignInOptions', federated: boolean, federatedName?: string | null, failure?: string | null } };

export type BellQueryVariables = Exact<{
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type BellQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationPage', unreadCount: number, items: Array<{ __typename?: 'Notification', id: string, title: string, description: string, updatedAt?: string | null, isRead: boolean, path?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type NotificationReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationReceivedSubscription = { __typename?: 'Subscription', notificationReceived: { __typename?: 'Notification', id: string, title: string, description: string, updatedAt?: string | null, isRead: boolean, path?: string | null } };

export type UnreadNotificationCountSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCountSubscription = { __typename?: 'Subscription', unreadNotificationCount: number };

export type MarkNotificationReadMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MarkNotificationReadMutation = { __typename?: 'Mutation', markNotificationRead: { __typename?: 'NotificationPayload', success: boolean, message: string, unreadCount?: number | null } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { __typename?: 'Mutation', markAllNotificationsRead: { __typename?: 'NotificationPayload', success: boolean, message: string, unreadCount?: number | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { __typename?: 'Mutation', changePassword: { __typename?: 'ChangePasswordPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, message: string }> } };

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

export type ForgotPasswordMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type ForgotPasswordMutation = { __typename?: 'Mutation', forgotPassword: { __typename?: 'ActionPayload', success: boolean, message: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { __typename?: 'Mutation', resetPassword: { __typename?: 'ActionPayload', success: boolean, message: string } };

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
}>;


export type SearchPlacesQuery = { __typename?: 'Query', searchPlaces?: Array<{ __typename?: 'Place', name?: string | null, address: string, location: { __typename?: 'LatLng', latitude: number, longitude: number } }> | null };

export type BatteryModelsQueryVariables = Exact<{
  filter?: InputMaybe<BatteryModelFilter>;
  sort?: InputMaybe<BatteryModelSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type BatteryModelsQuery = { __typename?: 'Query', batteryModels: { __typename?: 'BatteryModelPage', items: Array<{ __typename?: 'BatteryModel', id: string, name: string, supplierName?: string | null, type: BatteryType, maxCapacity?: number | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type BatteryModelScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BatteryModelScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }> };

export type BatteryModelQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BatteryModelQuery = { __typename?: 'Query', batteryModel?: { __typename?: 'BatteryModel', id: string, name: string, supplierId?: string | null, type: BatteryType, maxCapacity?: number | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateBatteryModelMutationVariables = Exact<{
  input: BatteryModelInput;
}>;


export type CreateBatteryModelMutation = { __typename?: 'Mutation', createBatteryModel: { __typename?: 'BatteryModelPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

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


export type ChargingStationScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ChargingStationQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ChargingStationQuery = { __typename?: 'Query', chargingStation?: { __typename?: 'ChargingStation', id: string, name: string, facility?: string | null, address?: string | null, photos: Array<string>, supplierIds: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, position?: { __typename?: 'LatLng', latitude: number, longitude: number } | null } | null };

export type CreateChargingStationMutationVariables = Exact<{
  input: ChargingStationInput;
}>;


export type CreateChargingStationMutation = { __typename?: 'Mutation', createChargingStation: { __typename?: 'ChargingStationPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateChargingStationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ChargingStationInput;
}>;


export type UpdateChargingStationMutation = { __typename?: 'Mutation', updateChargingStation: { __typename?: 'ChargingStationPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

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


export type CreateSupplierMutation = { __typename?: 'Mutation', createSupplier: { __typename?: 'SupplierPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateSupplierMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: SupplierInput;
}>;


export type UpdateSupplierMutation = { __typename?: 'Mutation', updateSupplier: { __typename?: 'SupplierPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportSuppliersMutationVariables = Exact<{
  rows: Array<SupplierImportRow> | SupplierImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportSuppliersMutation = { __typename?: 'Mutation', importSuppliers: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> }> } };

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


export type CreateTenantMutation = { __typename?: 'Mutation', createTenant: { __typename?: 'TenantPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateTenantMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: TenantInput;
}>;


export type UpdateTenantMutation = { __typename?: 'Mutation', updateTenant: { __typename?: 'TenantPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportTenantsMutationVariables = Exact<{
  rows: Array<TenantImportRow> | TenantImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportTenantsMutation = { __typename?: 'Mutation', importTenants: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> }> } };

export type ComplaintCategoriesQueryVariables = Exact<{
  filter?: InputMaybe<ComplaintCategoryFilter>;
  sort?: InputMaybe<ComplaintCategorySort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ComplaintCategoriesQuery = { __typename?: 'Query', complaintCategories: { __typename?: 'ComplaintCategoryPage', items: Array<{ __typename?: 'ComplaintCategory', id: string, supplierName?: string | null, name: string, description?: string | null, slaDays?: number | null, isActive: boolean, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type ComplaintCategoryScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ComplaintCategoryScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ComplaintCategoryQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ComplaintCategoryQuery = { __typename?: 'Query', complaintCategory?: { __typename?: 'ComplaintCategory', id: string, supplierId?: string | null, name: string, description?: string | null, slaDays?: number | null, isActive: boolean, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateComplaintCategoryMutationVariables = Exact<{
  input: ComplaintCategoryInput;
}>;


export type CreateComplaintCategoryMutation = { __typename?: 'Mutation', createComplaintCategory: { __typename?: 'ComplaintCategoryPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateComplaintCategoryMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ComplaintCategoryInput;
}>;


export type UpdateComplaintCategoryMutation = { __typename?: 'Mutation', updateComplaintCategory: { __typename?: 'ComplaintCategoryPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ComplaintCategoryOptionsQueryVariables = Exact<{
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type ComplaintCategoryOptionsQuery = { __typename?: 'Query', complaintCategoryOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type RentedVehiclesQueryVariables = Exact<{
  text?: InputMaybe<Scalars['String']['input']>;
}>;


export type RentedVehiclesQuery = { __typename?: 'Query', vehicleOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehiclePlateQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type VehiclePlateQuery = { __typename?: 'Query', vehicleOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ComplaintsQueryVariables = Exact<{
  filter?: InputMaybe<ComplaintFilter>;
  sort?: InputMaybe<ComplaintSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ComplaintsQuery = { __typename?: 'Query', complaints: { __typename?: 'ComplaintPage', items: Array<{ __typename?: 'Complaint', id: string, supplierName?: string | null, tenantName?: string | null, categoryName?: string | null, licensePlate?: string | null, title: string, description?: string | null, estimatedCompletion?: string | null, status: ComplaintStatus, action?: ComplaintAction | null, isOverdue: boolean, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type ComplaintScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ComplaintScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, complaintCategoryOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }> };

export type ComplaintRecordQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ComplaintRecordQuery = { __typename?: 'Query', complaint?: { __typename?: 'ComplaintDetail', id: string, vehicleId?: string | null, licensePlate?: string | null, categoryId?: string | null, categoryName?: string | null, title: string, description?: string | null, evidence: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateComplaintMutationVariables = Exact<{
  input: ComplaintInput;
}>;


export type CreateComplaintMutation = { __typename?: 'Mutation', createComplaint: { __typename?: 'ComplaintPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateComplaintMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ComplaintInput;
}>;


export type UpdateComplaintMutation = { __typename?: 'Mutation', updateComplaint: { __typename?: 'ComplaintPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ContractVehiclesQueryVariables = Exact<{
  contractId?: InputMaybe<Scalars['ID']['input']>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
}>;


export type ContractVehiclesQuery = { __typename?: 'Query', contractVehicles: Array<{ __typename?: 'VehicleGroup', id: string, name: string, vehicles: Array<{ __typename?: 'SelectableVehicle', id: string, name: string }> }> };

export type ContractsQueryVariables = Exact<{
  filter?: InputMaybe<ContractFilter>;
  sort?: InputMaybe<ContractSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type ContractsQuery = { __typename?: 'Query', contracts: { __typename?: 'ContractPage', items: Array<{ __typename?: 'Contract', id: string, tenantName?: string | null, contractNo: string, registeredVehicles?: number | null, totalVehicles?: number | null, startDate?: string | null, endDate?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type ContractScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractScreenOptionsQuery = { __typename?: 'Query', tenantOptions: Array<{ __typename?: 'Option', value: string, text: string }>, contractTenantOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type ContractQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ContractQuery = { __typename?: 'Query', contract?: { __typename?: 'Contract', id: string, tenantId?: string | null, contractNo: string, startDate?: string | null, endDate?: string | null, totalVehicles?: number | null, vehicleIds: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateContractMutationVariables = Exact<{
  input: ContractInput;
}>;


export type CreateContractMutation = { __typename?: 'Mutation', createContract: { __typename?: 'ContractPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateContractMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ContractInput;
}>;


export type UpdateContractMutation = { __typename?: 'Mutation', updateContract: { __typename?: 'ContractPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

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
}>;


export type ParentMenusQuery = { __typename?: 'Query', menuOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type MenuNameQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MenuNameQuery = { __typename?: 'Query', menu?: { __typename?: 'Menu', id: string, value: string, text: string } | null };

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


export type CreateMenuMutation = { __typename?: 'Mutation', createMenu: { __typename?: 'MenuPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

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


export type CreateUserTypeMutation = { __typename?: 'Mutation', createUserType: { __typename?: 'UserTypePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

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

export type UserScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserScreenOptionsQuery = { __typename?: 'Query', companyOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }>, activeCompanies: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }>, companyTypeOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type UserQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UserQuery = { __typename?: 'Query', user?: { __typename?: 'User', id: string, name: string, email: string, username?: string | null, address?: string | null, phone?: string | null, photo?: string | null, isActive: boolean, companyId?: string | null, userTypeId?: string | null, userTypeName?: string | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateUserMutation = { __typename?: 'Mutation', createUser: { __typename?: 'UserPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: UserInput;
}>;


export type UpdateUserMutation = { __typename?: 'Mutation', updateUser: { __typename?: 'UserPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type ImportUsersMutationVariables = Exact<{
  rows: Array<UserImportRow> | UserImportRow;
  dryRun: Scalars['Boolean']['input'];
}>;


export type ImportUsersMutation = { __typename?: 'Mutation', importUsers: { __typename?: 'ImportPayload', success: boolean, message: string, rows: Array<{ __typename?: 'ImportedRow', row: number, action: ImportAction, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> }> } };

export type BatteryModelOptionsQueryVariables = Exact<{
  supplierId: Scalars['ID']['input'];
}>;


export type BatteryModelOptionsQuery = { __typename?: 'Query', batteryModelOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehicleModelsQueryVariables = Exact<{
  filter?: InputMaybe<VehicleModelFilter>;
  sort?: InputMaybe<VehicleModelSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type VehicleModelsQuery = { __typename?: 'Query', vehicleModels: { __typename?: 'VehicleModelPage', items: Array<{ __typename?: 'VehicleModel', id: string, name: string, supplierName?: string | null, batteryModelName?: string | null, maxMileage?: number | null, power?: number | null, topSpeed?: number | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type VehicleModelScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type VehicleModelScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }>, batteryModelOptions: Array<{ __typename?: 'Option', value: string, text: string, group?: string | null }> };

export type VehicleModelQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type VehicleModelQuery = { __typename?: 'Query', vehicleModel?: { __typename?: 'VehicleModel', id: string, name: string, supplierId?: string | null, batteryModelId?: string | null, maxMileage?: number | null, power?: number | null, topSpeed?: number | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null } | null };

export type CreateVehicleModelMutationVariables = Exact<{
  input: VehicleModelInput;
}>;


export type CreateVehicleModelMutation = { __typename?: 'Mutation', createVehicleModel: { __typename?: 'VehicleModelPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateVehicleModelMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: VehicleModelInput;
}>;


export type UpdateVehicleModelMutation = { __typename?: 'Mutation', updateVehicleModel: { __typename?: 'VehicleModelPayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type VehicleModelOptionsQueryVariables = Exact<{
  supplierId: Scalars['ID']['input'];
}>;


export type VehicleModelOptionsQuery = { __typename?: 'Query', vehicleModelOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehiclesQueryVariables = Exact<{
  filter?: InputMaybe<VehicleFilter>;
  sort?: InputMaybe<VehicleSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type VehiclesQuery = { __typename?: 'Query', vehicles: { __typename?: 'VehiclePage', items: Array<{ __typename?: 'Vehicle', id: string, tenantName?: string | null, supplierName?: string | null, modelName?: string | null, imei?: string | null, licensePlate: string, rentStatus: RentStatus, vehicleStatus: VehicleStatus, serialNumber?: string | null, color?: string | null, year?: number | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type VehicleScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type VehicleScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, activeSuppliers: Array<{ __typename?: 'Option', value: string, text: string }>, tenantOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehicleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type VehicleQuery = { __typename?: 'Query', vehicle?: { __typename?: 'Vehicle', id: string, supplierId?: string | null, tenantId?: string | null, modelId?: string | null, imei?: string | null, licensePlate: string, serialNumber?: string | null, color?: string | null, year?: number | null, rentStatus: RentStatus, vehicleStatus: VehicleStatus, photos: Array<string>, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, contract?: { __typename?: 'VehicleContract', contractNo: string, tenantName?: string | null, startDate?: string | null, endDate?: string | null } | null } | null };

export type CreateVehicleMutationVariables = Exact<{
  input: VehicleInput;
}>;


export type CreateVehicleMutation = { __typename?: 'Mutation', createVehicle: { __typename?: 'VehiclePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateVehicleMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: VehicleInput;
}>;


export type UpdateVehicleMutation = { __typename?: 'Mutation', updateVehicle: { __typename?: 'VehiclePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { __typename?: 'Query', me?: { __typename?: 'Me', user: { __typename?: 'User', id: string, name: string, email: string, username?: string | null, address?: string | null, phone?: string | null, photo?: string | null, companyName?: string | null, userTypeName?: string | null, isActive: boolean, activeUntil?: string | null }, sbus: Array<{ __typename?: 'Sbu', id: string, name: string, kps: Array<{ __typename?: 'Kp', id: string, name: string, status?: string | null }> }> } | null };

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

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { __typename?: 'Mutation', updateProfile: { __typename?: 'ProfilePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }>, me?: { __typename?: 'Me', user: { __typename?: 'User', id: string, name: string, email: string, username?: string | null, address?: string | null, phone?: string | null, photo?: string | null, companyName?: string | null, userTypeName?: string | null, isActive: boolean, activeUntil?: string | null } } | null } };

export type StationMapQueryVariables = Exact<{ [key: string]: never; }>;


export type StationMapQuery = { __typename?: 'Query', chargingStations: { __typename?: 'ChargingStationPage', items: Array<{ __typename?: 'ChargingStation', id: string, name: string, address?: string | null, position?: { __typename?: 'LatLng', latitude: number, longitude: number } | null }>, pageInfo: { __typename?: 'PageInfo', totalItems: number } } };

export type ChatCommentFragment = { __typename?: 'ComplaintComment', id: string, text?: string | null, photos: Array<string>, isOwnSide: boolean, authorName?: string | null, step?: ComplaintStep | null, createdAt?: string | null };

export type ComplaintTicketFragment = { __typename?: 'ComplaintDetail', id: string, title: string, description?: string | null, status: ComplaintStatus, action?: ComplaintAction | null, estimatedCompletion?: string | null, isOverdue: boolean, evidence: Array<string>, licensePlate?: string | null, categoryName?: string | null, supplierName?: string | null, tenantName?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, isTenantSide: boolean, isSupplierSide: boolean, canEdit: boolean, canComment: boolean, canSetAction: boolean, canMarkDone: boolean, canReopen: boolean, canClose: boolean, commentCount: number, history: Array<{ __typename?: 'ComplaintMove', id: string, step: ComplaintStep, from?: ComplaintStatus | null, to: ComplaintStatus, action?: ComplaintAction | null, reason?: string | null, by?: string | null, at?: string | null }>, comments: Array<{ __typename?: 'ComplaintComment', id: string, text?: string | null, photos: Array<string>, isOwnSide: boolean, authorName?: string | null, step?: ComplaintStep | null, createdAt?: string | null }> };

export type ComplaintDetailQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  last: Scalars['Int']['input'];
}>;


export type ComplaintDetailQuery = { __typename?: 'Query', complaint?: { __typename?: 'ComplaintDetail', id: string, title: string, description?: string | null, status: ComplaintStatus, action?: ComplaintAction | null, estimatedCompletion?: string | null, isOverdue: boolean, evidence: Array<string>, licensePlate?: string | null, categoryName?: string | null, supplierName?: string | null, tenantName?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, isTenantSide: boolean, isSupplierSide: boolean, canEdit: boolean, canComment: boolean, canSetAction: boolean, canMarkDone: boolean, canReopen: boolean, canClose: boolean, commentCount: number, history: Array<{ __typename?: 'ComplaintMove', id: string, step: ComplaintStep, from?: ComplaintStatus | null, to: ComplaintStatus, action?: ComplaintAction | null, reason?: string | null, by?: string | null, at?: string | null }>, comments: Array<{ __typename?: 'ComplaintComment', id: string, text?: string | null, photos: Array<string>, isOwnSide: boolean, authorName?: string | null, step?: ComplaintStep | null, createdAt?: string | null }> } | null };

export type OlderCommentsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  last: Scalars['Int']['input'];
  before: Scalars['ID']['input'];
}>;


export type OlderCommentsQuery = { __typename?: 'Query', complaint?: { __typename?: 'ComplaintDetail', id: string, comments: Array<{ __typename?: 'ComplaintComment', id: string, text?: string | null, photos: Array<string>, isOwnSide: boolean, authorName?: string | null, step?: ComplaintStep | null, createdAt?: string | null }> } | null };

export type ComplaintChangedSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
  last: Scalars['Int']['input'];
}>;


export type ComplaintChangedSubscription = { __typename?: 'Subscription', complaintChanged: { __typename?: 'ComplaintDetail', id: string, title: string, description?: string | null, status: ComplaintStatus, action?: ComplaintAction | null, estimatedCompletion?: string | null, isOverdue: boolean, evidence: Array<string>, licensePlate?: string | null, categoryName?: string | null, supplierName?: string | null, tenantName?: string | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null, version?: number | null, isTenantSide: boolean, isSupplierSide: boolean, canEdit: boolean, canComment: boolean, canSetAction: boolean, canMarkDone: boolean, canReopen: boolean, canClose: boolean, commentCount: number, history: Array<{ __typename?: 'ComplaintMove', id: string, step: ComplaintStep, from?: ComplaintStatus | null, to: ComplaintStatus, action?: ComplaintAction | null, reason?: string | null, by?: string | null, at?: string | null }>, comments: Array<{ __typename?: 'ComplaintComment', id: string, text?: string | null, photos: Array<string>, isOwnSide: boolean, authorName?: string | null, step?: ComplaintStep | null, createdAt?: string | null }> } };

export type ComplaintCommentedSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ComplaintCommentedSubscription = { __typename?: 'Subscription', complaintCommented: { __typename?: 'ComplaintComment', id: string, text?: string | null, photos: Array<string>, isOwnSide: boolean, authorName?: string | null, step?: ComplaintStep | null, createdAt?: string | null } };

export type CommentOnComplaintMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ComplaintCommentInput;
}>;


export type CommentOnComplaintMutation = { __typename?: 'Mutation', commentOnComplaint: { __typename?: 'ComplaintCommentPayload', success: boolean, message: string, commentId?: string | null } };

export type SetComplaintActionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  action: ComplaintAction;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetComplaintActionMutation = { __typename?: 'Mutation', setComplaintAction: { __typename?: 'ComplaintPayload', success: boolean, message: string } };

export type MarkComplaintDoneMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type MarkComplaintDoneMutation = { __typename?: 'Mutation', markComplaintDone: { __typename?: 'ComplaintPayload', success: boolean, message: string } };

export type ReopenComplaintMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type ReopenComplaintMutation = { __typename?: 'Mutation', reopenComplaint: { __typename?: 'ComplaintPayload', success: boolean, message: string } };

export type CloseComplaintMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type CloseComplaintMutation = { __typename?: 'Mutation', closeComplaint: { __typename?: 'ComplaintPayload', success: boolean, message: string } };

export type DashboardQueryVariables = Exact<{
  supplierId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type DashboardQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, dashboard: { __typename?: 'Dashboard', averageSpeed?: number | null, distanceToday?: number | null, vehicleStatus: { __typename?: 'VehicleStatusCounts', active: number, nonActive: number, maintenance: number, broken: number }, rentStatus: { __typename?: 'RentStatusCounts', available: number, rented: number, booked: number }, batteryHealth?: { __typename?: 'BatteryHealth', high: number, medium: number, low: number } | null, latest: Array<{ __typename?: 'VehicleStatusRow', vehicleId?: string | null, licensePlate: string, supplierName?: string | null, modelName?: string | null, speed?: number | null, batteryPercentage?: number | null, odometer?: number | null, measuredAt?: string | null }>, positions: Array<{ __typename?: 'VehiclePosition', vehicleId?: string | null, licensePlate?: string | null, supplierName?: string | null, speed?: number | null, course?: number | null, measuredAt?: string | null, position: { __typename?: 'LatLng', latitude: number, longitude: number } }> } };

export type DashboardChangedSubscriptionVariables = Exact<{
  supplierId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type DashboardChangedSubscription = { __typename?: 'Subscription', dashboardChanged: { __typename?: 'Dashboard', averageSpeed?: number | null, distanceToday?: number | null, vehicleStatus: { __typename?: 'VehicleStatusCounts', active: number, nonActive: number, maintenance: number, broken: number }, rentStatus: { __typename?: 'RentStatusCounts', available: number, rented: number, booked: number }, batteryHealth?: { __typename?: 'BatteryHealth', high: number, medium: number, low: number } | null } };

export type VehicleStatusesQueryVariables = Exact<{
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  group?: InputMaybe<VehicleStatusGroup>;
  sort?: InputMaybe<VehicleStatusSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type VehicleStatusesQuery = { __typename?: 'Query', vehicleStatuses: { __typename?: 'VehicleStatusPage', items: Array<{ __typename?: 'VehicleStatusRow', vehicleId?: string | null, licensePlate: string, supplierName?: string | null, modelName?: string | null, speed?: number | null, batteryPercentage?: number | null, odometer?: number | null, measuredAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', totalItems: number, totalPages: number } } };

export type TenantCirclesQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantCirclesQuery = { __typename?: 'Query', tenants: { __typename?: 'TenantPage', items: Array<{ __typename?: 'Tenant', id: string, name: string, radius?: number | null, center?: { __typename?: 'LatLng', latitude: number, longitude: number } | null }> } };

export type VehicleDetailQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type VehicleDetailQuery = { __typename?: 'Query', vehicle?: { __typename?: 'Vehicle', id: string, licensePlate: string, imei?: string | null, serialNumber?: string | null, color?: string | null, year?: number | null, rentStatus: RentStatus, vehicleStatus: VehicleStatus, photos: Array<string>, supplierId?: string | null, supplierName?: string | null, tenantName?: string | null, modelName?: string | null, batteryName?: string | null, batteryType?: BatteryType | null, batteryCapacity?: number | null, telemetry?: { __typename?: 'Telemetry', address?: string | null, speed?: number | null, batteryPercentage?: number | null, estimatedRange?: number | null, odometer?: number | null, measuredAt?: string | null, position?: { __typename?: 'LatLng', latitude: number, longitude: number } | null } | null } | null };

export type VehicleTripsQueryVariables = Exact<{
  vehicleId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type VehicleTripsQuery = { __typename?: 'Query', vehicleTrips: { __typename?: 'TripPage', lastAddress?: string | null, items: Array<{ __typename?: 'Trip', id: string, distance?: number | null, startedAt: string, endedAt?: string | null, startAddress?: string | null, endAddress?: string | null, speedCount?: number | null, averageSpeed?: number | null, topSpeed?: number | null, duration?: number | null, energyUsed?: number | null, energyCost?: number | null }>, pageInfo: { __typename?: 'PageInfo', totalItems: number }, lastPosition?: { __typename?: 'LatLng', latitude: number, longitude: number } | null } };

export type TripRouteQueryVariables = Exact<{
  tripId: Scalars['ID']['input'];
}>;


export type TripRouteQuery = { __typename?: 'Query', tripRoute: Array<{ __typename?: 'RoutePoint', measuredAt?: string | null, speed?: number | null, position: { __typename?: 'LatLng', latitude: number, longitude: number } }> };

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

export type UploadPhotoMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type UploadPhotoMutation = { __typename?: 'Mutation', uploadPhoto: { __typename?: 'UploadPhotoPayload', success: boolean, message: string, url?: string | null } };

export const ChatCommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnSide"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ChatCommentFragment, unknown>;
export const ComplaintTicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComplaintTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isTenantSide"}},{"kind":"Field","name":{"kind":"Name","value":"isSupplierSide"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canComment"}},{"kind":"Field","name":{"kind":"Name","value":"canSetAction"}},{"kind":"Field","name":{"kind":"Name","value":"canMarkDone"}},{"kind":"Field","name":{"kind":"Name","value":"canReopen"}},{"kind":"Field","name":{"kind":"Name","value":"canClose"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatComment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnSide"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ComplaintTicketFragment, unknown>;
export const SavePreferencesDocument = {"__meta__":{"hash":"aca34b0bba632c9d06f18c622c6803c91be0cea787413de3f2814379b19bcfe3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SavePreferencesMutation, SavePreferencesMutationVariables>;
export const MeDocument = {"__meta__":{"hash":"24a5f5ee20da16afdfc7d6cf66cdf422dcc0d67b3a2fa83bc0bb11e79459e7f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyType"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"canCreate"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"createFields"}},{"kind":"Field","name":{"kind":"Name","value":"editFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"e94799e4643905b047ae8f2bf2c40e2dfe182d15c9431aa76fa64f3eb4c80340"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyType"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"canCreate"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"createFields"}},{"kind":"Field","name":{"kind":"Name","value":"editFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"c9d6b5ff1ef59e86a508577fd34d3096c6f1e87c620f905e8c1e28465c02827d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const SignInOptionsDocument = {"__meta__":{"hash":"c836b3fe2fb283c4aa9d4a6664f5b9a2b8fdc3c1976cd5d9cd3ef5bd75e16d32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"federated"}},{"kind":"Field","name":{"kind":"Name","value":"federatedName"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const BellDocument = {"__meta__":{"hash":"e1663304641aec48a889b757fdf6be23f55699e3c220290ff1072a36e0871e57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bell"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<BellQuery, BellQueryVariables>;
export const NotificationReceivedDocument = {"__meta__":{"hash":"0f1245e1530bf0b4fc57a555e9f07f73ed20b37ec69e6578699c8486acb7a993"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;
export const UnreadNotificationCountDocument = {"__meta__":{"hash":"83194b4effba0b99235424532363d851cbd797432a8fe908b9620fc45c5e9dc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnreadNotificationCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<UnreadNotificationCountSubscription, UnreadNotificationCountSubscriptionVariables>;
export const MarkNotificationReadDocument = {"__meta__":{"hash":"bf5da10c6b75a171fbb7bc8fafd668fc27ad0f1dd2e6e030f560e20d11f9f3b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"__meta__":{"hash":"28a3f92ea99648178adc01dde09f88a2b282acf6233d28377a7c9bea5908653b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"c6261164a176cba8e55edb6a36f616eb9f8cfa46cf13a6b7d5b2a77a2597174b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const PaletteDocument = {"__meta__":{"hash":"94052a93895fb46c8b46c10606a2f4f1972aed4ca2d231c4ba16ee9edd9c4f47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Palette"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicles"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenants"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suppliers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contracts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"users"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"complaints"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"LICENSE_PLATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicles"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"supplierName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"complaints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"LICENSE_PLATE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"complaints"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"licensePlate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenants"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suppliers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CONTRACT_NO"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contracts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"tenantName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"5"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"users"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"note"},"name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<PaletteQuery, PaletteQueryVariables>;
export const ForgotPasswordDocument = {"__meta__":{"hash":"1df9dd8c1e78dca13255f6061676a43c8e24ecdaec275ee08872da2d03e052f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgotPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"425929f715b5d35f27f0013769f75f698556f873dec99591c9815b202cd6536e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const VehiclesMovedDocument = {"__meta__":{"hash":"ea0c9c7c587e2a920cc0b3556f00295bff3b3085420ec5612a98c908e94c6bd3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"VehiclesMoved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehiclePositions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"batteryPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"odometer"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}}]}}]}}]} as unknown as DocumentNode<VehiclesMovedSubscription, VehiclesMovedSubscriptionVariables>;
export const ReverseGeocodeDocument = {"__meta__":{"hash":"f26c35944d7f147d8fc1610e222820503ba4b12a17c292fdee5081caf9156e47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseGeocode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseGeocode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"latitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"longitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<ReverseGeocodeQuery, ReverseGeocodeQueryVariables>;
export const SearchPlacesDocument = {"__meta__":{"hash":"f806c51e423cd1d8ba78b1c85720d3dfe59ef89531f28a97cb0fbf1f100fc545"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<SearchPlacesQuery, SearchPlacesQueryVariables>;
export const BatteryModelsDocument = {"__meta__":{"hash":"2d9a02e45de0694413f4e4fa57c70b46822b7ed90f23492630f41b0afd0f21cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"maxCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<BatteryModelsQuery, BatteryModelsQueryVariables>;
export const BatteryModelScreenOptionsDocument = {"__meta__":{"hash":"23d6bcb122a1a80636a4c1fba09b302f3956170d02cba7c07610d00b8e0fddf6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModelScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<BatteryModelScreenOptionsQuery, BatteryModelScreenOptionsQueryVariables>;
export const BatteryModelDocument = {"__meta__":{"hash":"74330f03c773ae5f79ab0460305c896cddd03a14caa8bb9295d8584e4071dbe9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"maxCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<BatteryModelQuery, BatteryModelQueryVariables>;
export const CreateBatteryModelDocument = {"__meta__":{"hash":"8b9fad98e8a18865fd2b8bbed78dba4a534e69e7c8b1da87b62f758cf2d1e8dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBatteryModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBatteryModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateBatteryModelMutation, CreateBatteryModelMutationVariables>;
export const UpdateBatteryModelDocument = {"__meta__":{"hash":"bc9c95c918a90476d1d3b52605ff77724b015756b8ffe099693c1187868c0fe6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBatteryModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatteryModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBatteryModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateBatteryModelMutation, UpdateBatteryModelMutationVariables>;
export const ChargingStationsDocument = {"__meta__":{"hash":"2e772ea76b57672ef62a1186a35cab594b2e32dc3d03bd551fce4b0f8a363973"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargingStations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargingStations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"totalSuppliers"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ChargingStationsQuery, ChargingStationsQueryVariables>;
export const ChargingStationScreenOptionsDocument = {"__meta__":{"hash":"2e34cb291d1845ccd233700849ec57d32ba6d1d06f0b4eeb72c41894ad060dce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargingStationScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ChargingStationScreenOptionsQuery, ChargingStationScreenOptionsQueryVariables>;
export const ChargingStationDocument = {"__meta__":{"hash":"3e68d478c976d1faa9c2dd85b66b97b223f09b15efc1949f5f4dedcc184b2ab1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargingStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargingStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"supplierIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ChargingStationQuery, ChargingStationQueryVariables>;
export const CreateChargingStationDocument = {"__meta__":{"hash":"27fec9764d9265c25c02e0fddc546109826fd3244c59fb9b59b89b53ab156d7f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChargingStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChargingStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateChargingStationMutation, CreateChargingStationMutationVariables>;
export const UpdateChargingStationDocument = {"__meta__":{"hash":"f844746349d484a318ce34c37dcf7c5779ebb409cd9b8890c33520505750d7f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChargingStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargingStationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChargingStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateChargingStationMutation, UpdateChargingStationMutationVariables>;
export const SuppliersDocument = {"__meta__":{"hash":"f41abb1a2ea47ff2d4bce49fcaed2027086d69429a0ed151f7337701b29a833a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"communication"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"loginPath"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<SuppliersQuery, SuppliersQueryVariables>;
export const SupplierDocument = {"__meta__":{"hash":"4580a9b5cf0336cb10961887c230bb8a96924e97aca329e71ef0eb17f3cf6268"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Supplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"callbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"communication"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"loginPath"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SupplierQuery, SupplierQueryVariables>;
export const CreateSupplierDocument = {"__meta__":{"hash":"2b492de85cc777087e6a178db0b891c466817e49b2b11a90745b45990a890060"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSupplierMutation, CreateSupplierMutationVariables>;
export const UpdateSupplierDocument = {"__meta__":{"hash":"8b85d7bc716969487bbc5ad205417fab0c16425e0579ece291185a425bb66339"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSupplierMutation, UpdateSupplierMutationVariables>;
export const ImportSuppliersDocument = {"__meta__":{"hash":"208b0cfb669b938900a7ee5be59f2c53e5ce601574680fc29a1e02d057e34622"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportSuppliersMutation, ImportSuppliersMutationVariables>;
export const TenantsDocument = {"__meta__":{"hash":"2097217fa6cf87de280a8c3022a6d9e8c1710b559072c9c6876480c184972eb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tenants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<TenantsQuery, TenantsQueryVariables>;
export const TenantDocument = {"__meta__":{"hash":"5f59f0e961465e87ff31088effb550e7b8bd9eed64b7888460cd10156705e89e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tenant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"radius"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<TenantQuery, TenantQueryVariables>;
export const CreateTenantDocument = {"__meta__":{"hash":"0585adf3feb701d058b6ddaa440d0f091a6ef071e3eedb1b797666b8d9f417d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTenant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTenantMutation, CreateTenantMutationVariables>;
export const UpdateTenantDocument = {"__meta__":{"hash":"50b3a8bdb69bd21b999e85ec510a46f2590c81e7e0f244fde7ed98a31f1cb0f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTenant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTenant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTenantMutation, UpdateTenantMutationVariables>;
export const ImportTenantsDocument = {"__meta__":{"hash":"2d20c7fc519784ffef8fc7348f619a790727ca934369b331929a95c771522892"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportTenants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TenantImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportTenantsMutation, ImportTenantsMutationVariables>;
export const ComplaintCategoriesDocument = {"__meta__":{"hash":"1d04926f69a622e4bbf54b212ec7a938bfa09291a04f01fa7ac3154b197e2e5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategoryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategorySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slaDays"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoriesQuery, ComplaintCategoriesQueryVariables>;
export const ComplaintCategoryScreenOptionsDocument = {"__meta__":{"hash":"e61519b72b2925c7a70270bea826cdef582edb61ecf5a5044eed78ec9ef61f77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategoryScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoryScreenOptionsQuery, ComplaintCategoryScreenOptionsQueryVariables>;
export const ComplaintCategoryDocument = {"__meta__":{"hash":"9aed1c37018401dfab74bf2a8676a54dc021ae59bd430ecc4c90763d921de846"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slaDays"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoryQuery, ComplaintCategoryQueryVariables>;
export const CreateComplaintCategoryDocument = {"__meta__":{"hash":"8c4dacbabfadc49353ccbf6c73c224da9de1956e34761ef3ecc5a58fa4070ce9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComplaintCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComplaintCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateComplaintCategoryMutation, CreateComplaintCategoryMutationVariables>;
export const UpdateComplaintCategoryDocument = {"__meta__":{"hash":"f3faa1a81445b5766794964658a28ed6919117c71d768911db07988201e7e492"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComplaintCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComplaintCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateComplaintCategoryMutation, UpdateComplaintCategoryMutationVariables>;
export const ComplaintCategoryOptionsDocument = {"__meta__":{"hash":"cb652f9f7e68a2012f96662af93b90efe2ae262d76854d7144755432b344b023"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintCategoryOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCategoryOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ComplaintCategoryOptionsQuery, ComplaintCategoryOptionsQueryVariables>;
export const RentedVehiclesDocument = {"__meta__":{"hash":"23f3d7031c0c5854da75a003d695b90e8a7a4ea16ae41143f7f901023eaf6477"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentedVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rentStatus"},"value":{"kind":"EnumValue","value":"RENTED"}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<RentedVehiclesQuery, RentedVehiclesQueryVariables>;
export const VehiclePlateDocument = {"__meta__":{"hash":"9ebe8dbe3db90a17215d98ff7c5ad25a65423dbbe86b236614bf3bdb4f5b328f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehiclePlate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<VehiclePlateQuery, VehiclePlateQueryVariables>;
export const ComplaintsDocument = {"__meta__":{"hash":"f939fc2a81fe9d706e5905790c377da5e725aa29d2f489cdc7ae1bb8a2b721c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Complaints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ComplaintsQuery, ComplaintsQueryVariables>;
export const ComplaintScreenOptionsDocument = {"__meta__":{"hash":"f1eead7f013ac292e3be81bfed688a3d71a12b171e3c72ac8737a493be22ca32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complaintCategoryOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<ComplaintScreenOptionsQuery, ComplaintScreenOptionsQueryVariables>;
export const ComplaintRecordDocument = {"__meta__":{"hash":"ccc129ea77afae62105d9d48ab4ff9b215b0596a9ebb8a1c81c80d9a43457fe7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ComplaintRecordQuery, ComplaintRecordQueryVariables>;
export const CreateComplaintDocument = {"__meta__":{"hash":"d12fad4b5f0eb8d5d4b518d50f3ddd5e3a9be7b74990800772733a3d0936b734"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateComplaintMutation, CreateComplaintMutationVariables>;
export const UpdateComplaintDocument = {"__meta__":{"hash":"1168a05334850e9f5434c61f62687e3cdbcd6091e9b86d64c4ce359e61fa1a4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateComplaintMutation, UpdateComplaintMutationVariables>;
export const ContractVehiclesDocument = {"__meta__":{"hash":"934b8edbc1f00af3300dc3c16ac1cda31c47f10e6e98f381b8137047e4c511ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tenantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractVehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tenantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tenantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ContractVehiclesQuery, ContractVehiclesQueryVariables>;
export const ContractsDocument = {"__meta__":{"hash":"d31105661690a02e9cca732469ef3ec7aa6e63f60038aff23f6dce170e5af660"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"registeredVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const ContractScreenOptionsDocument = {"__meta__":{"hash":"d2589d9d1038f3f557c391034351471d95edccdf781856dc520e598985cd89fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractTenantOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ContractScreenOptionsQuery, ContractScreenOptionsQueryVariables>;
export const ContractDocument = {"__meta__":{"hash":"2b9c285e2c7e15d41d2cd730253565e206da34ad2f5efa5eeb8b0c5e4d0bc1a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenantId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ContractQuery, ContractQueryVariables>;
export const CreateContractDocument = {"__meta__":{"hash":"e7805e1a36739f5d03260543fe6675b957c8917e01722dc397b060e4985d5897"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateContractMutation, CreateContractMutationVariables>;
export const UpdateContractDocument = {"__meta__":{"hash":"be46cf775d536587c814cdcd73077e3276718bd3f4564f218041fc85582cbf99"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateContractMutation, UpdateContractMutationVariables>;
export const MenuDocument = {"__meta__":{"hash":"323e03ca7806c7cac31c78876f49b957dfb94debdefb9656bab8b7fa40ebd1bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MenuQuery, MenuQueryVariables>;
export const UpdateMenuDocument = {"__meta__":{"hash":"45b186ae7a779c88c3af567ba27fa85396c3b800f1e73b933f3955298334fd92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMenuMutation, UpdateMenuMutationVariables>;
export const MenuTreeDocument = {"__meta__":{"hash":"a44d11387d101d6d9e6cb12b726545acf8ed62845fc76e76746a34377641e7f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MenuTreeQuery, MenuTreeQueryVariables>;
export const ParentMenusDocument = {"__meta__":{"hash":"ce1878154f6bfcbc336b2b3692b57ecfdeffa843725554fd218453a8eb0a257a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParentMenus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ParentMenusQuery, ParentMenusQueryVariables>;
export const MenuNameDocument = {"__meta__":{"hash":"4eaa4b387f73d4c0ef174901852ae86d9d455c2717055ab05801341b4d68082b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"value"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MenuNameQuery, MenuNameQueryVariables>;
export const MenusDocument = {"__meta__":{"hash":"72b5071b34be95d5a987d20cbef35604207ab5303e63dd9dcdfefaa2dcf57aab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<MenusQuery, MenusQueryVariables>;
export const CreateMenuDocument = {"__meta__":{"hash":"0c49df454fbe6966791948cc5ce7b30c9f5897c91e774e925c734ca9609854c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMenu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MenuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMenu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMenuMutation, CreateMenuMutationVariables>;
export const UserTypesDocument = {"__meta__":{"hash":"4fee010050045283d826e467f3e604bac538abd2709d0d80c0ceaa650fda565b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<UserTypesQuery, UserTypesQueryVariables>;
export const UserTypeScreenOptionsDocument = {"__meta__":{"hash":"ab55950a674e3618f39787c773b7d92a5a12bba99ff68aa39f12b8192520bfb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserTypeScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UserTypeScreenOptionsQuery, UserTypeScreenOptionsQueryVariables>;
export const UserTypeDocument = {"__meta__":{"hash":"50fda317115c99e78a0a182e12b1fd83e6a3d9dd3e520f27abca44ca4da84e4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"menuIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UserTypeQuery, UserTypeQueryVariables>;
export const CreateUserTypeDocument = {"__meta__":{"hash":"84f8f09a303a4c701414d5df3be21e5c146c27b84a05bfb1c2ac74cc4a667bf7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUserType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUserType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateUserTypeMutation, CreateUserTypeMutationVariables>;
export const UpdateUserTypeDocument = {"__meta__":{"hash":"dcb8249c1bea9fbf97c917ceb83f1ffe04e0c7071b6e7fb4a56af2735e792bf5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUserTypeMutation, UpdateUserTypeMutationVariables>;
export const UserTypeOptionsDocument = {"__meta__":{"hash":"90ac8605e0b013db3bea0632e811694a527cae37bb890c0315acd3d8b6239426"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserTypeOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTypeOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UserTypeOptionsQuery, UserTypeOptionsQueryVariables>;
export const UsersDocument = {"__meta__":{"hash":"cc3df58f7f550242cd207f1c79089d301353e85217bb3bf86ee725b73c7af04e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const UserScreenOptionsDocument = {"__meta__":{"hash":"af8a2ef50f8886ed484dfa913406639b9f76081bc239bc3342fcf1b0054a4afa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeCompanies"},"name":{"kind":"Name","value":"companyOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<UserScreenOptionsQuery, UserScreenOptionsQueryVariables>;
export const UserDocument = {"__meta__":{"hash":"83c98b48de6a893923e3c560e6f1499cfa332e838652c1bc3533f3e48b4780e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UserQuery, UserQueryVariables>;
export const CreateUserDocument = {"__meta__":{"hash":"58f16f547ec6168e07c4664dc5971ae3e41a6e47375c931288c605d5927e1d71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"7c9699a06c5d6274defa1a992cc95b06bf73c307a7ea5a12687a5a07f378aca7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const ImportUsersDocument = {"__meta__":{"hash":"313f0488ffdf34608c2cc58fb138f1dd81a1094de1551379739bf5e0e27274e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserImportRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportUsersMutation, ImportUsersMutationVariables>;
export const BatteryModelOptionsDocument = {"__meta__":{"hash":"1e2124820a94bc3e676c3c90c11a1a857221d63723019e38d1d61ec98ba9007b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatteryModelOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batteryModelOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<BatteryModelOptionsQuery, BatteryModelOptionsQueryVariables>;
export const VehicleModelsDocument = {"__meta__":{"hash":"cf91431a974747c31f7404e9a53a586a6d58335bc2070e17fc22709488da0e84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryModelName"}},{"kind":"Field","name":{"kind":"Name","value":"maxMileage"}},{"kind":"Field","name":{"kind":"Name","value":"power"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleModelsQuery, VehicleModelsQueryVariables>;
export const VehicleModelScreenOptionsDocument = {"__meta__":{"hash":"6397801a927579385eabb9219a1c7b3d4d8c0c0b61ba4e9b8978df29c018ca63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModelScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"batteryModelOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<VehicleModelScreenOptionsQuery, VehicleModelScreenOptionsQueryVariables>;
export const VehicleModelDocument = {"__meta__":{"hash":"9a8b7f9386f98f7774ead8495d483ac132471d1765fdfd7985d5fe41e7b6fc14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"batteryModelId"}},{"kind":"Field","name":{"kind":"Name","value":"maxMileage"}},{"kind":"Field","name":{"kind":"Name","value":"power"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<VehicleModelQuery, VehicleModelQueryVariables>;
export const CreateVehicleModelDocument = {"__meta__":{"hash":"344419eec83e78a810d2476895a6d03638d3245d23bab9472c10da49e062be7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVehicleModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVehicleModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVehicleModelMutation, CreateVehicleModelMutationVariables>;
export const UpdateVehicleModelDocument = {"__meta__":{"hash":"b97170736db21df8ae6614205ec04a6bd04a4ac920b434fad0ad77b54d8d42f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVehicleModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVehicleModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateVehicleModelMutation, UpdateVehicleModelMutationVariables>;
export const VehicleModelOptionsDocument = {"__meta__":{"hash":"8a1551c11374631d3489e1a642bfc4350f4fa89e765a8862ca796d7195d22a31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModelOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleModelOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<VehicleModelOptionsQuery, VehicleModelOptionsQueryVariables>;
export const VehiclesDocument = {"__meta__":{"hash":"1aba57c3d01905a2e7e7ef8d147244b9d2bc4c5603c78843474e0b9422c438e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<VehiclesQuery, VehiclesQueryVariables>;
export const VehicleScreenOptionsDocument = {"__meta__":{"hash":"e043614f37cbb984d81b6179dd2b32707f35a38fef9866cdcb391226b4f031c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"activeSuppliers"},"name":{"kind":"Name","value":"supplierOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenantOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<VehicleScreenOptionsQuery, VehicleScreenOptionsQueryVariables>;
export const VehicleDocument = {"__meta__":{"hash":"3c98419372518cdafeb7b81bfc94ee4d3c22fee62f53e8fd8fb12ef1950f97a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantId"}},{"kind":"Field","name":{"kind":"Name","value":"modelId"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractNo"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<VehicleQuery, VehicleQueryVariables>;
export const CreateVehicleDocument = {"__meta__":{"hash":"ba9ad03ce6d0ee76cf25af88952d87a6f9bc5c7a051353299e4cebda4f64f6c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVehicleMutation, CreateVehicleMutationVariables>;
export const UpdateVehicleDocument = {"__meta__":{"hash":"e3e4c511a74b9b0b0beeb084c2c809c010d3baca2186347946ca668f273563d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateVehicleMutation, UpdateVehicleMutationVariables>;
export const AccountDocument = {"__meta__":{"hash":"986816ea8a0b9fedd71711f43433a7cbb7d2b36b60d37e1b7ea12e18b3705d2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"activeUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sbus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const ApiTokensDocument = {"__meta__":{"hash":"eafc88a688c2fe53d7aea4bbb1ebe27baae6677b0d355714fd33401f1ccd18b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const RevokeApiTokenDocument = {"__meta__":{"hash":"de3d23fde9f4b72a529804827534d782e2733e90e187cbdf72cc540b25b55fcd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const CreateApiTokenDocument = {"__meta__":{"hash":"659497a8c2df5b54f25480bff995b7248d439c8bfc75914346f950ccf05196fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const UpdateProfileDocument = {"__meta__":{"hash":"8c8bc34bede05639c08914ae17ac402ad415ecaa8be8cdf60991228288f441b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"activeUntil"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const StationMapDocument = {"__meta__":{"hash":"6b0cb942e0de40d3f9a52850b4e101dc798150ff52438b478eb4c3bdd69db6d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StationMap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargingStations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<StationMapQuery, StationMapQueryVariables>;
export const ComplaintDetailDocument = {"__meta__":{"hash":"f53a0f109ac452bd9e6e1fda193d1bda9c45a536bd8fa25492954034d1944379"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComplaintTicket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnSide"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComplaintTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isTenantSide"}},{"kind":"Field","name":{"kind":"Name","value":"isSupplierSide"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canComment"}},{"kind":"Field","name":{"kind":"Name","value":"canSetAction"}},{"kind":"Field","name":{"kind":"Name","value":"canMarkDone"}},{"kind":"Field","name":{"kind":"Name","value":"canReopen"}},{"kind":"Field","name":{"kind":"Name","value":"canClose"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatComment"}}]}}]}}]} as unknown as DocumentNode<ComplaintDetailQuery, ComplaintDetailQueryVariables>;
export const OlderCommentsDocument = {"__meta__":{"hash":"2fe9c51469861031833957e0f7a9f2340678f5aae8104b025a2c65bb7c399361"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OlderComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatComment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnSide"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OlderCommentsQuery, OlderCommentsQueryVariables>;
export const ComplaintChangedDocument = {"__meta__":{"hash":"2e31d2f05b6a96ea463bfa809bed9575ceede52ff76c8b1a8752fac819174c3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ComplaintChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"complaintId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComplaintTicket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnSide"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComplaintTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isTenantSide"}},{"kind":"Field","name":{"kind":"Name","value":"isSupplierSide"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"canComment"}},{"kind":"Field","name":{"kind":"Name","value":"canSetAction"}},{"kind":"Field","name":{"kind":"Name","value":"canMarkDone"}},{"kind":"Field","name":{"kind":"Name","value":"canReopen"}},{"kind":"Field","name":{"kind":"Name","value":"canClose"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatComment"}}]}}]}}]} as unknown as DocumentNode<ComplaintChangedSubscription, ComplaintChangedSubscriptionVariables>;
export const ComplaintCommentedDocument = {"__meta__":{"hash":"5efea868004b5a9ce4950430f6d28d9f3e5b066e0b79d84e8f538abf2bbcdad2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ComplaintCommented"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complaintCommented"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"complaintId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatComment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnSide"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ComplaintCommentedSubscription, ComplaintCommentedSubscriptionVariables>;
export const CommentOnComplaintDocument = {"__meta__":{"hash":"11794d8a2395e326ddd23d15899fb12cd69c7044449ad359bf5041c860a32361"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommentOnComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentOnComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"complaintId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"commentId"}}]}}]}}]} as unknown as DocumentNode<CommentOnComplaintMutation, CommentOnComplaintMutationVariables>;
export const SetComplaintActionDocument = {"__meta__":{"hash":"2b0ba56bb54879e72fb5598dee137c964f79da6f4b4f8d7c6d57e9e9eadd51b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetComplaintAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplaintAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setComplaintAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SetComplaintActionMutation, SetComplaintActionMutationVariables>;
export const MarkComplaintDoneDocument = {"__meta__":{"hash":"85519ba2baf8c55878216ec937abcb31b8f78ed844b4df0f01480e42b68809ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkComplaintDone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markComplaintDone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MarkComplaintDoneMutation, MarkComplaintDoneMutationVariables>;
export const ReopenComplaintDocument = {"__meta__":{"hash":"600ec061096b0c5d9adef272e33fdda63b429ed4b372b974bb0a0c9a6f89d25d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ReopenComplaintMutation, ReopenComplaintMutationVariables>;
export const CloseComplaintDocument = {"__meta__":{"hash":"2fb34df125b53c5a36ea653ce53101fd84f6b27dd734ab6544245157c0aeef43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseComplaint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeComplaint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CloseComplaintMutation, CloseComplaintMutationVariables>;
export const DashboardDocument = {"__meta__":{"hash":"489d1a3d033b636a93644c70f693219ea3dafd11bbc78115f5875ee4cbd3f828"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"nonActive"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"broken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"rented"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToday"}},{"kind":"Field","name":{"kind":"Name","value":"batteryHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"low"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"batteryPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"odometer"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const DashboardChangedDocument = {"__meta__":{"hash":"f1ad31b1094b7332299da16d0bd562e0175ad77871c33b0956d5dfb5e9a7e818"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DashboardChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"nonActive"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"broken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"rented"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"distanceToday"}},{"kind":"Field","name":{"kind":"Name","value":"batteryHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"low"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardChangedSubscription, DashboardChangedSubscriptionVariables>;
export const VehicleStatusesDocument = {"__meta__":{"hash":"b2aee80ca7c9a805e347220e495e70b62b09f492187e2e4bc0d953bd1253e893"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleStatusGroup"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleStatusSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"batteryPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"odometer"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleStatusesQuery, VehicleStatusesQueryVariables>;
export const TenantCirclesDocument = {"__meta__":{"hash":"34988e9a2f0293abdd3ba47f674cc3fcdb294f738d4dceac0223821a73ec075a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenantCircles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"center"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"radius"}}]}}]}}]}}]} as unknown as DocumentNode<TenantCirclesQuery, TenantCirclesQueryVariables>;
export const VehicleDetailDocument = {"__meta__":{"hash":"f2a0af977eb774b613418f8c94f2e7077183c08f8e56a4d47ef55b46d73a80d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryType"}},{"kind":"Field","name":{"kind":"Name","value":"batteryCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"telemetry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"batteryPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedRange"}},{"kind":"Field","name":{"kind":"Name","value":"odometer"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleDetailQuery, VehicleDetailQueryVariables>;
export const VehicleTripsDocument = {"__meta__":{"hash":"d62635bd941f4cf3c95de2905fbd4c8b3da46a835589172020083cf4ecca3703"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleTrips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTrips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startAddress"}},{"kind":"Field","name":{"kind":"Name","value":"endAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedCount"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"energyUsed"}},{"kind":"Field","name":{"kind":"Name","value":"energyCost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastAddress"}}]}}]}}]} as unknown as DocumentNode<VehicleTripsQuery, VehicleTripsQueryVariables>;
export const TripRouteDocument = {"__meta__":{"hash":"ca3ce6f6831c62995e13dfb0a5eaafb6210b15b54a2717aeb766e1c07c29c9ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tripId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tripRoute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tripId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tripId"}}},{"kind":"Argument","name":{"kind":"Name","value":"maxPoints"},"value":{"kind":"IntValue","value":"2000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}},{"kind":"Field","name":{"kind":"Name","value":"speed"}}]}}]}}]} as unknown as DocumentNode<TripRouteQuery, TripRouteQueryVariables>;
export const RequestExportDocument = {"__meta__":{"hash":"4717b1508fc6e72d652fa3eefccfa6082bc30881a06c7afac2cce6d16d1f27dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<RequestExportMutation, RequestExportMutationVariables>;
export const CancelExportDocument = {"__meta__":{"hash":"1fd6550535d9cd241fb88344cb3b26cb467191bbf2a0ea4b65cdd030bbcf47a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;
export const ExportProgressedDocument = {"__meta__":{"hash":"9cdc605adfb6c3d706a17c83c3cd377738fa9f46e303074f1183b6a559399bdd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ExportProgressed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportProgressed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ExportProgressedSubscription, ExportProgressedSubscriptionVariables>;
export const ExportsDocument = {"__meta__":{"hash":"29299768e61715d9bdbbbf4d3eba09797ad2f996a4eab3663ba81e1cd3a41e01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ExportsQuery, ExportsQueryVariables>;
export const UploadPhotoDocument = {"__meta__":{"hash":"6321b9270eb0dc5be78a25d9e3ec61916a6fc5ac3c8e8cbe86ae6e91da09e806"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UploadPhotoMutation, UploadPhotoMutationVariables>;