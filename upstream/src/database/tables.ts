// Written by `npm run codegen` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Channels, Day, GeneratedTimestamp, Language, NotificationTranslations, NullableTimestamp, Timestamp } from './column-types.js';

export interface ApiTokenTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  read_only: boolean;
  /** The last day it is good for. */
  expires_date: Day;
  last_used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface AppUserTable {
  id: Generated<number>;
  company_id: number;
  user_type_id: number;
  name: string;
  email: string;
  username: string;
  /** argon2id, made by `hashPassword`. */
  password_hash: string | null;
  phone: Generated<string>;
  address: Generated<string>;
  photo: string | null;
  is_active: Generated<boolean>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
  office: string | null;
  report_to: string | null;
}

export interface BatteryModelTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  /** 0 Charge, 1 Swap. */
  battery_type: number;
  /** mAh. */
  max_capacity: number;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

/** A change of many rows in the background. */
export interface BulkChangeTable {
  id: Generated<number>;
  user_id: number;
  /** Such as `vehicle`. */
  resource: string;
  field: string | null;
  value: ColumnType<unknown, string, string>;
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
  total: number;
  /** The bulk change that it takes back. */
  undoes: number | null;
  created_at: GeneratedTimestamp;
  finished_at: NullableTimestamp;
}

/** A row of a bulk change. */
export interface BulkChangeRowTable {
  id: Generated<number>;
  bulk_change_id: number;
  row_id: number;
  /** Where it is not that of the bulk change. */
  value: ColumnType<unknown, string | null | undefined, string | null>;
  expected_version: number | null;
  /** Null: not handled yet. */
  outcome: 'added' | 'removed' | 'changed' | 'unchanged' | 'refused' | null;
  label: string | null;
  code: string | null;
  reason: ColumnType<Record<Language, string> | null, string | null | undefined, string | null>;
  former: ColumnType<unknown, string | null | undefined, string | null>;
  version: number | null;
}

export interface ChargingStationTable {
  id: Generated<number>;
  name: string;
  facility: string;
  address: string;
  latitude: number;
  longitude: number;
  /** Paths of the file service. */
  photos: ColumnType<string[], string | undefined, string>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface ChargingStationCompanyTable {
  station_id: number;
  company_id: number;
}

export interface CompanyTable {
  id: Generated<number>;
  /** 1 Platform, 2 Supplier, 3 Tenant. */
  company_type: number;
  name: string;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  /** Metres. */
  radius: number | null;
  total_vehicle: Generated<number>;
  is_active: Generated<boolean>;
  start_date: Day | null;
  end_date: Day | null;
  callback_url: string | null;
  /** 0 None, 1 Pull, 2 Push. */
  communication: Generated<number>;
  username: string | null;
  /** AES-256-GCM, see data-api/security/secret-box.ts. */
  password_encrypted: string | null;
  login_path: string | null;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface CompanyNotificationDefaultsTable {
  company_id: number;
  channels: ColumnType<Channels, string | undefined, string>;
}

export interface ComplaintTable {
  id: Generated<number>;
  /** The vehicle's and the category's company: foreign keys over both columns keep it so. */
  supplier_id: number;
  tenant_id: number;
  category_id: number;
  vehicle_id: number;
  title: string;
  description: string;
  raised_on: Day;
  estimation_date: Day;
  /** 0 Open, 1 In Progress, 2 Done, 3 Reopen, 4 Closed. */
  status: Generated<number>;
  /** 0 Repair, 1 Replacement. */
  action: number | null;
  is_done: Generated<boolean>;
  is_overdue: Generated<boolean>;
  /** Paths of the file service, in order. */
  photos: ColumnType<string[], string | undefined, string>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
  /** `HH:MM:SS` of that day in the fleet's time zone. */
  estimation_time: string | null;
  /** 0 Low, 1 Normal, 2 High, 3 Urgent. */
  priority: Generated<number>;
  /** Of the supplier. */
  assignee_id: number | null;
}

export interface ComplaintCategoryTable {
  id: Generated<number>;
  /** A supplier. */
  company_id: number;
  name: string;
  description: string;
  /** Days that a complaint may take. */
  sla: number;
  is_active: Generated<boolean>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface ComplaintCommentTable {
  id: Generated<number>;
  complaint_id: number;
  description: Generated<string>;
  photos: ColumnType<string[], string | undefined, string>;
  /** The step whose reason it is. */
  step: string | null;
  user_id: number;
  company_type: number;
  created_at: GeneratedTimestamp;
  edited_at: NullableTimestamp;
  deleted_at: NullableTimestamp;
}

export interface ComplaintHistoryTable {
  id: Generated<number>;
  complaint_id: number;
  step: string;
  from_status: number | null;
  to_status: number;
  action: number | null;
  reason: string | null;
  user_id: number;
  company_type: number;
  created_at: GeneratedTimestamp;
  /** What the step has set, such as a day or a name. */
  value: string | null;
}

export interface ComplaintReplyTable {
  id: Generated<number>;
  company_id: number;
  text: string;
  updated_by: number;
  updated_at: GeneratedTimestamp;
}

export interface ContractSupplierTable {
  contract_id: number;
  supplier_id: number;
  n: number;
}

export interface EventDeadLetterTable {
  id: number;
  event_id: string;
  type: string;
  subject: string;
  users: ColumnType<unknown, string, string>;
  data: ColumnType<unknown, string, string>;
  created_at: Timestamp;
  attempts: number;
  failure: string;
  given_up_at: GeneratedTimestamp;
}

export interface EventOutboxTable {
  id: Generated<number>;
  event_id: Generated<string>;
  type: string;
  subject: string;
  users: ColumnType<unknown, string, string>;
  data: ColumnType<unknown, string, string>;
  created_at: GeneratedTimestamp;
  attempts: Generated<number>;
  next_attempt_at: GeneratedTimestamp;
}

/** A file that is made of a list in the background. */
export interface ExportTable {
  id: Generated<number>;
  file_name: string;
  user_id: number;
  /** The list's name, such as `vehicle`. */
  type: string;
  format: 'csv' | 'xlsx';
  language: 'id' | 'en';
  /** What the file is called by who downloads it. */
  name: string;
  /** The view call's parameters. */
  query: ColumnType<Record<string, string>, string, string>;
  state: Generated<'waiting' | 'building' | 'ready' | 'failed' | 'cancelled'>;
  /** Written so far. */
  rows: Generated<number>;
  total_rows: number | null;
  attempts: Generated<number>;
  lease_until: NullableTimestamp;
  created_at: GeneratedTimestamp;
  finished_at: NullableTimestamp;
  /** Its owner's when it was begun. */
  company_id: number | null;
  company_type: number | null;
}

export interface ExportRowTable {
  export_id: number;
  n: number;
  row_id: number;
}

export interface FleetFigureTable {
  figure: 'battery' | 'moved' | 'day';
  bucket: number;
  supplier_id: number;
  n: number;
  valued: number;
  total: number;
}

export interface FleetHourTable {
  supplier_id: number;
  tenant_id: number;
  hour: Timestamp;
  km: number;
  speed_count: number;
  speed_sum: number;
}

export interface IdempotencyKeyTable {
  user_id: number;
  key: string;
  request_hash: string;
  reply: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: GeneratedTimestamp;
}

export interface KnownDeviceTable {
  token_hash: string;
  user_id: number;
  used_at: GeneratedTimestamp;
}

export interface KpTable {
  id: Generated<number>;
  sbu_id: number;
  name: string;
  status: Generated<string>;
}

export interface LoginAttemptTable {
  id: Generated<number>;
  account: string;
  address: string;
  attempted_at: GeneratedTimestamp;
}

/** Photos that no row refers to. */
export interface LoosePhotoTable {
  path: string;
  loose_since: GeneratedTimestamp;
  /** The person who took it off a row, where somebody did. */
  uploaded_by: number | null;
}

export interface MailOutboxTable {
  id: Generated<number>;
  kind: 'welcome' | 'reset' | 'locked' | 'email_changed';
  address: string;
  created_at: GeneratedTimestamp;
  attempts: Generated<number>;
  next_attempt_at: GeneratedTimestamp;
  language: 'id' | 'en' | null;
  user_id: number | null;
}

export interface MenuTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  description: Generated<string>;
  icon: Generated<string>;
  code: string;
  path: string | null;
  sort_order: Generated<number>;
  is_active: Generated<boolean>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
  /** Whether it and every menu above it are active; kept by a trigger. */
  is_available: Generated<boolean>;
}

export interface MigrationTable {
  name: string;
  ran_at: GeneratedTimestamp;
}

export interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  description: string;
  path: string | null;
  is_read: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  /** Title and description in the languages besides Indonesian; null: there is one text for all. */
  translations: ColumnType<NotificationTranslations | null, string | null | undefined, string | null>;
  /** Of `KINDS`; null: older than the kinds. */
  kind: string | null;
  /** Events that it stands for. */
  occurrences: Generated<number>;
  /** A further event of the same group is counted in the same row. */
  group_key: string | null;
  in_bell: Generated<boolean>;
  /** Whether it waits for the mail digest. */
  in_mail: Generated<boolean>;
  /** Whether it is sent to browsers when the quiet hours of its reader end. */
  is_push_held: Generated<boolean>;
  /** The comment whose text it repeats. */
  comment_id: number | null;
}

/** What a person has chosen. */
export interface NotificationSettingsTable {
  user_id: number;
  /** Lists of channels, by the id of the kind. */
  channels: ColumnType<Channels, string | undefined, string>;
  digest: Generated<'hourly' | 'daily'>;
  digested_at: NullableTimestamp;
  /** `HH:MM:SS` in the fleet's time zone. */
  quiet_from: string | null;
  quiet_to: string | null;
}

export interface PasswordLinkTable {
  token_hash: string;
  user_id: number;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

export interface PushSubscriptionTable {
  id: Generated<number>;
  user_id: number;
  session_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: GeneratedTimestamp;
}

export interface RecordChangeTable {
  id: Generated<number>;
  table_name: string;
  record_id: number;
  user_id: number | null;
  changed_at: GeneratedTimestamp;
  fields: ColumnType<unknown, string, string>;
}

export interface SbuTable {
  id: Generated<number>;
  company_id: number;
  name: string;
}

export interface TableChangeTable {
  table_name: string;
  stripe: number;
  n: number;
}

/** Background work that waits or is handled, see queue/. */
export interface TaskTable {
  id: Generated<number>;
  kind: 'event' | 'mail' | 'export' | 'bulk' | 'job' | 'push' | 'photo';
  key: Generated<string>;
  payload: ColumnType<unknown, string | undefined, string>;
  created_at: GeneratedTimestamp;
  attempts: Generated<number>;
  next_attempt_at: GeneratedTimestamp;
  given_up_at: NullableTimestamp;
  failure: string | null;
}

/** A device that was seen with a token of the company. */
export interface TrackerDeviceTable {
  id: Generated<number>;
  company_id: number;
  device_id: string;
  first_seen: Timestamp;
  last_seen: Timestamp;
  counted_minute: Timestamp;
  /** Of `counted_minute`. */
  readings: number;
  last_error: string | null;
  last_error_at: NullableTimestamp;
}

export interface TrackerEventTable {
  key: string;
  received_at: GeneratedTimestamp;
}

export interface TrackerTokenTable {
  id: Generated<number>;
  /** A supplier. */
  company_id: number;
  name: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  /** AES-256-GCM, see data-api/security/secret-box.ts. */
  token_sealed: string | null;
  last_used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface TripTable {
  id: Generated<number>;
  vehicle_id: number;
  started_at: Timestamp;
  ended_at: Timestamp;
  is_open: boolean;
  distance_km: number;
  speed_count: number;
  average_speed: number;
  max_speed: number;
  energy_kwh: number;
  energy_cost: number;
  start_latitude: number;
  start_longitude: number;
  end_latitude: number;
  end_longitude: number;
  start_address: string | null;
  end_address: string | null;
}

export interface UserIdentityTable {
  user_id: number;
  issuer: string;
  subject: string;
  linked_at: GeneratedTimestamp;
}

export interface UserPreferencesTable {
  user_id: number;
  document: ColumnType<unknown, string | undefined, string>;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface UserSessionTable {
  token_hash: string;
  user_id: number;
  created_at: GeneratedTimestamp;
  last_used_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

export interface UserTypeTable {
  id: Generated<number>;
  name: string;
  company_type: number;
  is_admin: Generated<boolean>;
  is_active: Generated<boolean>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
  /** The company that it belongs to; null: the platform, which shares it with every company of the type. */
  company_id: number | null;
}

export interface UserTypeMenuTable {
  user_type_id: number;
  menu_id: number;
}

export interface VehicleTable {
  id: Generated<number>;
  /** The model's company: a foreign key over both columns keeps it so. */
  supplier_id: number;
  model_id: number;
  tenant_id: number | null;
  license_plate: string;
  imei: string | null;
  serial_number: string;
  color: string;
  year: number;
  /** 0 Available, 1 Rented, 2 Booked. */
  rent_status: number;
  /** 0 Non Active, 1 Active, 2 Maintenance, 3 Broken. */
  vehicle_status: number;
  /** Paths of the file service, in order. */
  photos: ColumnType<string[], string | undefined, string>;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
  /** Unique at the supplier, whatever its case. */
  tracker_id: string | null;
  /** What is compared and searched of the plate: its letters and digits. */
  plate_key: GeneratedAlways<string>;
  /** Set by a trigger; not 0 where several vehicles had one plate before plates were unique by their keys. */
  plate_duplicate: Generated<number>;
  in_warehouse: Generated<boolean>;
}

export interface VehicleChangeTable {
  stripe: number;
  n: number;
}

export interface VehicleContractTable {
  id: Generated<number>;
  tenant_id: number;
  contract_no: string;
  start_date: Day;
  end_date: Day;
  total_vehicle: number;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

export interface VehicleContractVehicleTable {
  contract_id: number;
  vehicle_id: number;
}

export interface VehicleCountTable {
  supplier_id: number;
  tenant_id: number;
  rent_status: number;
  vehicle_status: number;
  n: number;
}

export interface VehicleLookCountTable {
  supplier_id: number;
  color: string;
  year: number;
  n: number;
}

export interface VehicleModelTable {
  id: Generated<number>;
  company_id: number;
  battery_model_id: number;
  name: string;
  /** km. */
  max_mileage: number;
  /** W. */
  power: number;
  /** km/h. */
  top_speed: number;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  updated_by: number | null;
  updated_at: GeneratedTimestamp;
  version: Generated<number>;
}

/** In a partition for each month; a vehicle has one reading a moment. */
export interface VehiclePositionTable {
  vehicle_id: number;
  gps_date: Timestamp;
  latitude: number;
  longitude: number;
  /** km/h. */
  speed: number | null;
  /** Degrees from north. */
  course: number | null;
  battery_percentage: number | null;
  odometer_km: number | null;
  measured_from: NullableTimestamp;
}

export interface VehicleTelemetryTable {
  vehicle_id: number;
  latitude: number;
  longitude: number;
  address: string | null;
  /** km/h. */
  speed: number | null;
  /** Degrees from north. */
  course: number | null;
  battery_percentage: number | null;
  estimated_km: number | null;
  total_km: number | null;
  gps_date: Timestamp;
  /** As last sent; `total_km` is counted on where none is. */
  odometer_km: number | null;
  /** Its last reading over 3 km/h. */
  moved_at: NullableTimestamp;
  /** Average of the latest trip, km/h. */
  trip_speed: number | null;
  rest_since: NullableTimestamp;
  /** The trip under way. */
  trip: ColumnType<unknown, string | null | undefined, string | null>;
  is_travelling: Generated<boolean>;
  /** The day of `day_km`, in the fleet's time zone. */
  day: Day | null;
  day_km: Generated<number>;
  fence_tenant_id: number | null;
  is_outside: boolean | null;
  /** A trigger copies these two columns from the vehicle. */
  supplier_id: Generated<number>;
  license_plate: Generated<string>;
  /** The newest reading, if it was refused as a jump. */
  jumped: ColumnType<Record<string, number> | null, string | null | undefined, string | null>;
  /** The earlier fix from which the next speed is measured, if the tracker sends none. */
  speed_from: ColumnType<Record<string, number> | null, string | null | undefined, string | null>;
  received_at: NullableTimestamp;
  late_from: NullableTimestamp;
  late_to: NullableTimestamp;
}

export interface Tables {
  api_token: ApiTokenTable;
  app_user: AppUserTable;
  battery_model: BatteryModelTable;
  bulk_change: BulkChangeTable;
  bulk_change_row: BulkChangeRowTable;
  charging_station: ChargingStationTable;
  charging_station_company: ChargingStationCompanyTable;
  company: CompanyTable;
  company_notification_defaults: CompanyNotificationDefaultsTable;
  complaint: ComplaintTable;
  complaint_category: ComplaintCategoryTable;
  complaint_comment: ComplaintCommentTable;
  complaint_history: ComplaintHistoryTable;
  complaint_reply: ComplaintReplyTable;
  contract_supplier: ContractSupplierTable;
  event_dead_letter: EventDeadLetterTable;
  event_outbox: EventOutboxTable;
  export: ExportTable;
  export_row: ExportRowTable;
  fleet_figure: FleetFigureTable;
  fleet_hour: FleetHourTable;
  idempotency_key: IdempotencyKeyTable;
  known_device: KnownDeviceTable;
  kp: KpTable;
  login_attempt: LoginAttemptTable;
  loose_photo: LoosePhotoTable;
  mail_outbox: MailOutboxTable;
  menu: MenuTable;
  migration: MigrationTable;
  notification: NotificationTable;
  notification_settings: NotificationSettingsTable;
  password_link: PasswordLinkTable;
  push_subscription: PushSubscriptionTable;
  record_change: RecordChangeTable;
  sbu: SbuTable;
  table_change: TableChangeTable;
  task: TaskTable;
  tracker_device: TrackerDeviceTable;
  tracker_event: TrackerEventTable;
  tracker_token: TrackerTokenTable;
  trip: TripTable;
  user_identity: UserIdentityTable;
  user_preferences: UserPreferencesTable;
  user_session: UserSessionTable;
  user_type: UserTypeTable;
  user_type_menu: UserTypeMenuTable;
  vehicle: VehicleTable;
  vehicle_change: VehicleChangeTable;
  vehicle_contract: VehicleContractTable;
  vehicle_contract_vehicle: VehicleContractVehicleTable;
  vehicle_count: VehicleCountTable;
  vehicle_look_count: VehicleLookCountTable;
  vehicle_model: VehicleModelTable;
  vehicle_position: VehiclePositionTable;
  vehicle_telemetry: VehicleTelemetryTable;
}
