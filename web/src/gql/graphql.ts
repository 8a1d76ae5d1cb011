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
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  EmailAddress: { input: string; output: string; }
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  URL: { input: string; output: string; }
  Upload: { input: File; output: File; }
};

export type BatteryModel = {
  __typename?: 'BatteryModel';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  maxCapacity?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  supplier?: Maybe<Supplier>;
  supplierId?: Maybe<Scalars['ID']['output']>;
  supplierName?: Maybe<Scalars['String']['output']>;
  type: BatteryType;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type BatteryModelFilter = {
  search?: InputMaybe<BatteryModelSearch>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<BatteryType>;
};

export type BatteryModelInput = {
  maxCapacity: Scalars['Float']['input'];
  name: Scalars['String']['input'];
  supplierId: Scalars['ID']['input'];
  type: BatteryType;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type BatteryModelPage = {
  __typename?: 'BatteryModelPage';
  items: Array<BatteryModel>;
  pageInfo: PageInfo;
};

export type BatteryModelPayload = {
  __typename?: 'BatteryModelPayload';
  batteryModel?: Maybe<BatteryModel>;
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type BatteryModelSearch = {
  field: BatteryModelSearchField;
  text: Scalars['String']['input'];
};

export type BatteryModelSearchField =
  | 'MAX_CAPACITY'
  | 'NAME';

export type BatteryModelSort = {
  direction?: SortDirection;
  field: BatteryModelSortField;
};

export type BatteryModelSortField =
  | 'CREATED_AT'
  | 'MAX_CAPACITY'
  | 'NAME'
  | 'SUPPLIER_NAME'
  | 'TYPE'
  | 'UPDATED_AT';

export type BatteryType =
  | 'CHARGE'
  | 'SWAP'
  | 'UNKNOWN';

export type Communication =
  | 'NONE'
  | 'PULL'
  | 'PUSH'
  | 'UNKNOWN';

export type CompanySearch = {
  field: CompanySearchField;
  text: Scalars['String']['input'];
};

export type CompanySearchField =
  | 'ADDRESS'
  | 'EMAIL'
  | 'NAME'
  | 'PHONE';

export type CompanySortField =
  | 'ADDRESS'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'END_DATE'
  | 'IS_ACTIVE'
  | 'NAME'
  | 'PHONE'
  | 'START_DATE'
  | 'TOTAL_VEHICLES'
  | 'UPDATED_AT';

export type CompanyType =
  | 'PLATFORM'
  | 'SUPPLIER'
  | 'TENANT'
  | 'UNKNOWN';

export type Dashboard = {
  __typename?: 'Dashboard';
  rentStatus: RentStatusCounts;
  vehicleStatus: VehicleStatusCounts;
};

export type Kp = {
  __typename?: 'Kp';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status?: Maybe<Scalars['String']['output']>;
};

export type LatLng = {
  __typename?: 'LatLng';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type LatLngInput = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};

export type LoginInput = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type LoginPayload = {
  __typename?: 'LoginPayload';
  errors: Array<UserError>;
  me?: Maybe<Me>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type Me = {
  __typename?: 'Me';
  menus: Array<MenuItem>;
  preferences: Scalars['JSONObject']['output'];
  sbus: Array<Sbu>;
  user: User;
};

export type MenuItem = {
  __typename?: 'MenuItem';
  children: Array<MenuItem>;
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  createBatteryModel: BatteryModelPayload;
  createSupplier: SupplierPayload;
  createTenant: TenantPayload;
  createVehicle: VehiclePayload;
  createVehicleModel: VehicleModelPayload;
  login: LoginPayload;
  logout: LogoutPayload;
  markAllNotificationsRead: NotificationPayload;
  markNotificationRead: NotificationPayload;
  savePreferences: PreferencesPayload;
  updateBatteryModel: BatteryModelPayload;
  updateSupplier: SupplierPayload;
  updateTenant: TenantPayload;
  updateVehicle: VehiclePayload;
  updateVehicleModel: VehicleModelPayload;
  uploadPhoto: UploadPhotoPayload;
};


export type MutationCreateBatteryModelArgs = {
  input: BatteryModelInput;
};


export type MutationCreateSupplierArgs = {
  input: SupplierInput;
};


export type MutationCreateTenantArgs = {
  input: TenantInput;
};


export type MutationCreateVehicleArgs = {
  input: VehicleInput;
};


export type MutationCreateVehicleModelArgs = {
  input: VehicleModelInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavePreferencesArgs = {
  preferences: Scalars['JSONObject']['input'];
};


export type MutationUpdateBatteryModelArgs = {
  id: Scalars['ID']['input'];
  input: BatteryModelInput;
};


export type MutationUpdateSupplierArgs = {
  id: Scalars['ID']['input'];
  input: SupplierInput;
};


export type MutationUpdateTenantArgs = {
  id: Scalars['ID']['input'];
  input: TenantInput;
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

export type Notification = {
  __typename?: 'Notification';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  path?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  pageInfo: PageInfo;
  unreadCount: Scalars['Int']['output'];
};

export type NotificationPayload = {
  __typename?: 'NotificationPayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  unreadCount?: Maybe<Scalars['Int']['output']>;
};

export type Option = {
  __typename?: 'Option';
  text: Scalars['String']['output'];
  value: Scalars['ID']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  page: Scalars['Int']['output'];
  size: Scalars['Int']['output'];
  totalItems: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type PreferencesPayload = {
  __typename?: 'PreferencesPayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  preferences?: Maybe<Scalars['JSONObject']['output']>;
  success: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  batteryModel?: Maybe<BatteryModel>;
  batteryModelOptions: Array<Option>;
  batteryModels: BatteryModelPage;
  dashboard: Dashboard;
  me?: Maybe<Me>;
  notifications: NotificationPage;
  supplier?: Maybe<Supplier>;
  supplierOptions: Array<Option>;
  suppliers: SupplierPage;
  tenant?: Maybe<Tenant>;
  tenantOptions: Array<Option>;
  tenants: TenantPage;
  unreadNotificationCount: Scalars['Int']['output'];
  vehicle?: Maybe<Vehicle>;
  vehicleModel?: Maybe<VehicleModel>;
  vehicleModelOptions: Array<Option>;
  vehicleModels: VehicleModelPage;
  vehicleOptions: Array<Option>;
  vehicles: VehiclePage;
};


export type QueryBatteryModelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBatteryModelOptionsArgs = {
  supplierId: Scalars['ID']['input'];
};


export type QueryBatteryModelsArgs = {
  filter?: InputMaybe<BatteryModelFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<BatteryModelSort>;
};


export type QueryDashboardArgs = {
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryNotificationsArgs = {
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};


export type QuerySupplierArgs = {
  id: Scalars['ID']['input'];
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


export type QueryTenantsArgs = {
  filter?: InputMaybe<TenantFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<TenantSort>;
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


export type QueryVehiclesArgs = {
  filter?: InputMaybe<VehicleFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: InputMaybe<VehicleSort>;
};

export type RentStatus =
  | 'AVAILABLE'
  | 'BOOKED'
  | 'RENTED'
  | 'UNKNOWN';

export type RentStatusCounts = {
  __typename?: 'RentStatusCounts';
  available: Scalars['Int']['output'];
  booked: Scalars['Int']['output'];
  rented: Scalars['Int']['output'];
};

export type Sbu = {
  __typename?: 'Sbu';
  id: Scalars['ID']['output'];
  kps: Array<Kp>;
  name: Scalars['String']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type Subscription = {
  __typename?: 'Subscription';
  notificationReceived: Notification;
  unreadNotificationCount: Scalars['Int']['output'];
};

export type Supplier = {
  __typename?: 'Supplier';
  address?: Maybe<Scalars['String']['output']>;
  callbackUrl?: Maybe<Scalars['String']['output']>;
  center?: Maybe<LatLng>;
  communication: Communication;
  companyTypeName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  loginPath?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  password?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  radius?: Maybe<Scalars['Float']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  totalVehicles?: Maybe<Scalars['Int']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  username?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type SupplierFilter = {
  communication?: InputMaybe<Communication>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<CompanySearch>;
};

export type SupplierInput = {
  address: Scalars['String']['input'];
  callbackUrl?: InputMaybe<Scalars['String']['input']>;
  center?: InputMaybe<LatLngInput>;
  communication?: Communication;
  email: Scalars['EmailAddress']['input'];
  endDate: Scalars['Date']['input'];
  isActive: Scalars['Boolean']['input'];
  loginPath?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  radius?: InputMaybe<Scalars['Float']['input']>;
  startDate: Scalars['Date']['input'];
  totalVehicles: Scalars['Int']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SupplierPage = {
  __typename?: 'SupplierPage';
  items: Array<Supplier>;
  pageInfo: PageInfo;
};

export type SupplierPayload = {
  __typename?: 'SupplierPayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  supplier?: Maybe<Supplier>;
};

export type SupplierSort = {
  direction?: SortDirection;
  field: CompanySortField;
};

export type Telemetry = {
  __typename?: 'Telemetry';
  address?: Maybe<Scalars['String']['output']>;
  batteryPercentage?: Maybe<Scalars['Float']['output']>;
  course?: Maybe<Scalars['Float']['output']>;
  estimatedRange?: Maybe<Scalars['Float']['output']>;
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
  odometer?: Maybe<Scalars['Float']['output']>;
  position?: Maybe<LatLng>;
  speed?: Maybe<Scalars['Float']['output']>;
};

export type Tenant = {
  __typename?: 'Tenant';
  address?: Maybe<Scalars['String']['output']>;
  center?: Maybe<LatLng>;
  companyTypeName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  radius?: Maybe<Scalars['Float']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  totalVehicles?: Maybe<Scalars['Int']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type TenantFilter = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<CompanySearch>;
};

export type TenantInput = {
  address: Scalars['String']['input'];
  center: LatLngInput;
  email: Scalars['EmailAddress']['input'];
  endDate: Scalars['Date']['input'];
  isActive: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  radius?: InputMaybe<Scalars['Float']['input']>;
  startDate: Scalars['Date']['input'];
  totalVehicles: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type TenantPage = {
  __typename?: 'TenantPage';
  items: Array<Tenant>;
  pageInfo: PageInfo;
};

export type TenantPayload = {
  __typename?: 'TenantPayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  tenant?: Maybe<Tenant>;
};

export type TenantSort = {
  direction?: SortDirection;
  field: CompanySortField;
};

export type UploadPhotoPayload = {
  __typename?: 'UploadPhotoPayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  path?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type User = {
  __typename?: 'User';
  address?: Maybe<Scalars['String']['output']>;
  companyId?: Maybe<Scalars['ID']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  companyType: CompanyType;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isAdmin: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  photo?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  userTypeId?: Maybe<Scalars['ID']['output']>;
  userTypeName?: Maybe<Scalars['String']['output']>;
  username?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type UserError = {
  __typename?: 'UserError';
  code: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Vehicle = {
  __typename?: 'Vehicle';
  batteryCapacity?: Maybe<Scalars['Int']['output']>;
  batteryName?: Maybe<Scalars['String']['output']>;
  batteryType?: Maybe<BatteryType>;
  color?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  imei?: Maybe<Scalars['String']['output']>;
  licensePlate: Scalars['String']['output'];
  model?: Maybe<VehicleModel>;
  modelId?: Maybe<Scalars['ID']['output']>;
  modelName?: Maybe<Scalars['String']['output']>;
  photos: Array<Scalars['String']['output']>;
  rentStatus: RentStatus;
  serialNumber?: Maybe<Scalars['String']['output']>;
  supplier?: Maybe<Supplier>;
  supplierId?: Maybe<Scalars['ID']['output']>;
  supplierName?: Maybe<Scalars['String']['output']>;
  telemetry?: Maybe<Telemetry>;
  tenant?: Maybe<Tenant>;
  tenantId?: Maybe<Scalars['ID']['output']>;
  tenantName?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  vehicleStatus: VehicleStatus;
  version?: Maybe<Scalars['Int']['output']>;
  year?: Maybe<Scalars['Int']['output']>;
};

export type VehicleFilter = {
  rentStatus?: InputMaybe<RentStatus>;
  search?: InputMaybe<VehicleSearch>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  vehicleStatus?: InputMaybe<VehicleStatus>;
};

export type VehicleInput = {
  color: Scalars['String']['input'];
  imei?: InputMaybe<Scalars['String']['input']>;
  licensePlate: Scalars['String']['input'];
  modelId: Scalars['ID']['input'];
  photos: Array<Scalars['String']['input']>;
  rentStatus: RentStatus;
  serialNumber: Scalars['String']['input'];
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  vehicleStatus: VehicleStatus;
  version?: InputMaybe<Scalars['Int']['input']>;
  year: Scalars['Int']['input'];
};

export type VehicleModel = {
  __typename?: 'VehicleModel';
  batteryModel?: Maybe<BatteryModel>;
  batteryModelId?: Maybe<Scalars['ID']['output']>;
  batteryModelName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  maxMileage?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  power?: Maybe<Scalars['Float']['output']>;
  supplier?: Maybe<Supplier>;
  supplierId?: Maybe<Scalars['ID']['output']>;
  supplierName?: Maybe<Scalars['String']['output']>;
  topSpeed?: Maybe<Scalars['Float']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  version?: Maybe<Scalars['Int']['output']>;
};

export type VehicleModelFilter = {
  batteryModelId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<VehicleModelSearch>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

export type VehicleModelInput = {
  batteryModelId: Scalars['ID']['input'];
  maxMileage: Scalars['Float']['input'];
  name: Scalars['String']['input'];
  power: Scalars['Float']['input'];
  supplierId: Scalars['ID']['input'];
  topSpeed: Scalars['Float']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type VehicleModelPage = {
  __typename?: 'VehicleModelPage';
  items: Array<VehicleModel>;
  pageInfo: PageInfo;
};

export type VehicleModelPayload = {
  __typename?: 'VehicleModelPayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  vehicleModel?: Maybe<VehicleModel>;
};

export type VehicleModelSearch = {
  field: VehicleModelSearchField;
  text: Scalars['String']['input'];
};

export type VehicleModelSearchField =
  | 'MAX_MILEAGE'
  | 'NAME'
  | 'POWER'
  | 'TOP_SPEED';

export type VehicleModelSort = {
  direction?: SortDirection;
  field: VehicleModelSortField;
};

export type VehicleModelSortField =
  | 'BATTERY_MODEL_NAME'
  | 'CREATED_AT'
  | 'MAX_MILEAGE'
  | 'NAME'
  | 'POWER'
  | 'SUPPLIER_NAME'
  | 'TOP_SPEED'
  | 'UPDATED_AT';

export type VehiclePage = {
  __typename?: 'VehiclePage';
  items: Array<Vehicle>;
  pageInfo: PageInfo;
};

export type VehiclePayload = {
  __typename?: 'VehiclePayload';
  errors: Array<UserError>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  vehicle?: Maybe<Vehicle>;
};

export type VehicleSearch = {
  field: VehicleSearchField;
  text: Scalars['String']['input'];
};

export type VehicleSearchField =
  | 'COLOR'
  | 'IMEI'
  | 'LICENSE_PLATE'
  | 'SERIAL_NUMBER'
  | 'YEAR';

export type VehicleSort = {
  direction?: SortDirection;
  field: VehicleSortField;
};

export type VehicleSortField =
  | 'COLOR'
  | 'CREATED_AT'
  | 'CREATED_BY'
  | 'IMEI'
  | 'LICENSE_PLATE'
  | 'MODEL_NAME'
  | 'RENT_STATUS'
  | 'SERIAL_NUMBER'
  | 'SUPPLIER_NAME'
  | 'TENANT_NAME'
  | 'UPDATED_AT'
  | 'UPDATED_BY'
  | 'VEHICLE_STATUS'
  | 'YEAR';

export type VehicleStatus =
  | 'ACTIVE'
  | 'BROKEN'
  | 'MAINTENANCE'
  | 'NON_ACTIVE'
  | 'UNKNOWN';

export type VehicleStatusCounts = {
  __typename?: 'VehicleStatusCounts';
  active: Scalars['Int']['output'];
  broken: Scalars['Int']['output'];
  maintenance: Scalars['Int']['output'];
  nonActive: Scalars['Int']['output'];
};

export type SavePreferencesMutationVariables = Exact<{
  preferences: Scalars['JSONObject']['input'];
}>;


export type SavePreferencesMutation = { __typename?: 'Mutation', savePreferences: { __typename?: 'PreferencesPayload', success: boolean, message: string } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { __typename?: 'Query', me?: { __typename?: 'Me', preferences: Record<string, unknown>, user: { __typename?: 'User', id: string, name: string, email: string, photo?: string | null, companyId?: string | null, companyName?: string | null, companyType: CompanyType, isAdmin: boolean, userTypeName?: string | null }, menus: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null }> }> }> }> } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { __typename?: 'Mutation', login: { __typename?: 'LoginPayload', success: boolean, message: string, me?: { __typename?: 'Me', preferences: Record<string, unknown>, user: { __typename?: 'User', id: string, name: string, email: string, photo?: string | null, companyId?: string | null, companyName?: string | null, companyType: CompanyType, isAdmin: boolean, userTypeName?: string | null }, menus: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null, children: Array<{ __typename?: 'MenuItem', id: string, name: string, path?: string | null, code?: string | null }> }> }> }> } | null } };

export type BellQueryVariables = Exact<{
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type BellQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationPage', unreadCount: number, items: Array<{ __typename?: 'Notification', id: string, title: string, description: string, updatedAt?: string | null, isRead: boolean, path?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type NotificationReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationReceivedSubscription = { __typename?: 'Subscription', notificationReceived: { __typename?: 'Notification', id: string, title: string, description: string, updatedAt?: string | null, isRead: boolean, path?: string | null } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MarkNotificationReadMutation = { __typename?: 'Mutation', markNotificationRead: { __typename?: 'NotificationPayload', success: boolean, message: string, unreadCount?: number | null } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { __typename?: 'Mutation', markAllNotificationsRead: { __typename?: 'NotificationPayload', success: boolean, message: string, unreadCount?: number | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { __typename?: 'Mutation', logout: { __typename?: 'LogoutPayload', success: boolean, message: string } };

export type VehiclesQueryVariables = Exact<{
  filter?: InputMaybe<VehicleFilter>;
  sort?: InputMaybe<VehicleSort>;
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
}>;


export type VehiclesQuery = { __typename?: 'Query', vehicles: { __typename?: 'VehiclePage', items: Array<{ __typename?: 'Vehicle', id: string, tenantName?: string | null, supplierName?: string | null, modelName?: string | null, imei?: string | null, licensePlate: string, rentStatus: RentStatus, vehicleStatus: VehicleStatus, serialNumber?: string | null, color?: string | null, year?: number | null, createdBy?: string | null, createdAt?: string | null, updatedBy?: string | null, updatedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', page: number, size: number, totalItems: number, totalPages: number } } };

export type VehicleScreenOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type VehicleScreenOptionsQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, tenantOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehicleModelOptionsQueryVariables = Exact<{
  supplierId: Scalars['ID']['input'];
}>;


export type VehicleModelOptionsQuery = { __typename?: 'Query', vehicleModelOptions: Array<{ __typename?: 'Option', value: string, text: string }> };

export type VehicleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type VehicleQuery = { __typename?: 'Query', vehicle?: { __typename?: 'Vehicle', id: string, supplierId?: string | null, tenantId?: string | null, modelId?: string | null, imei?: string | null, licensePlate: string, serialNumber?: string | null, color?: string | null, year?: number | null, rentStatus: RentStatus, vehicleStatus: VehicleStatus, photos: Array<string>, updatedBy?: string | null, version?: number | null } | null };

export type CreateVehicleMutationVariables = Exact<{
  input: VehicleInput;
}>;


export type CreateVehicleMutation = { __typename?: 'Mutation', createVehicle: { __typename?: 'VehiclePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type UpdateVehicleMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: VehicleInput;
}>;


export type UpdateVehicleMutation = { __typename?: 'Mutation', updateVehicle: { __typename?: 'VehiclePayload', success: boolean, message: string, errors: Array<{ __typename?: 'UserError', field?: string | null, code: string, message: string }> } };

export type DashboardQueryVariables = Exact<{
  supplierId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type DashboardQuery = { __typename?: 'Query', supplierOptions: Array<{ __typename?: 'Option', value: string, text: string }>, dashboard: { __typename?: 'Dashboard', vehicleStatus: { __typename?: 'VehicleStatusCounts', active: number, nonActive: number, maintenance: number, broken: number }, rentStatus: { __typename?: 'RentStatusCounts', available: number, rented: number, booked: number } } };


export const SavePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"preferences"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SavePreferencesMutation, SavePreferencesMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyType"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyType"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"userTypeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const BellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bell"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<BellQuery, BellQueryVariables>;
export const NotificationReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const VehiclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tenantName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"modelName"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<VehiclesQuery, VehiclesQueryVariables>;
export const VehicleScreenOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleScreenOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tenantOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<VehicleScreenOptionsQuery, VehicleScreenOptionsQueryVariables>;
export const VehicleModelOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleModelOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleModelOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<VehicleModelOptionsQuery, VehicleModelOptionsQueryVariables>;
export const VehicleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"tenantId"}},{"kind":"Field","name":{"kind":"Name","value":"modelId"}},{"kind":"Field","name":{"kind":"Name","value":"imei"}},{"kind":"Field","name":{"kind":"Name","value":"licensePlate"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<VehicleQuery, VehicleQueryVariables>;
export const CreateVehicleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVehicleMutation, CreateVehicleMutationVariables>;
export const UpdateVehicleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateVehicleMutation, UpdateVehicleMutationVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"supplierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"nonActive"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"broken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"rented"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;