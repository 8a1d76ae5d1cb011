import type { ColumnType, Generated } from 'kysely';
import type {
  Audit,
  Day,
  GeneratedJson,
  GeneratedTimestamp,
  Json,
  NullableTimestamp,
  Timestamp,
} from './column-types.js';
import type {
  BatteryModelTable,
  ChargingStationTable,
  TrackerDeviceTable,
  TrackerTokenTable,
  VehicleModelTable,
  VehiclePositionTable,
  VehicleTable,
  VehicleTelemetryTable,
} from './fleet-tables.js';

export interface CompanyTable extends Audit {
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
}

export interface MenuTable extends Audit {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  description: Generated<string>;
  icon: Generated<string>;
  code: string;
  path: string | null;
  sort_order: Generated<number>;
  is_active: Generated<boolean>;
  /** Whether it and every menu above it are active; kept by a trigger. */
  is_available: Generated<boolean>;
}

export interface UserTypeTable extends Audit {
  id: Generated<number>;
  name: string;
  company_type: number;
  /** The company that it belongs to; null: the platform, which shares it with every company of the type. */
  company_id: number | null;
  is_admin: Generated<boolean>;
  is_active: Generated<boolean>;
}

export interface UserTable extends Audit {
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
  office: string | null;
  report_to: string | null;
  is_active: Generated<boolean>;
}

export interface VehicleContractTable extends Audit {
  id: Generated<number>;
  tenant_id: number;
  contract_no: string;
  start_date: Day;
  end_date: Day;
  total_vehicle: number;
}

export interface ComplaintCategoryTable extends Audit {
  id: Generated<number>;
  /** A supplier. */
  company_id: number;
  name: string;
  description: string;
  /** Days that a complaint may take. */
  sla: number;
  is_active: Generated<boolean>;
}

export interface ComplaintTable extends Audit {
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
  /** `HH:MM:SS` of that day in the fleet's time zone. */
  estimation_time: string | null;
  /** 0 Low, 1 Normal, 2 High, 3 Urgent. */
  priority: Generated<number>;
  /** Of the supplier. */
  assignee_id: number | null;
  /** 0 Open, 1 In Progress, 2 Done, 3 Reopen, 4 Closed. */
  status: Generated<number>;
  /** 0 Repair, 1 Replacement. */
  action: number | null;
  is_done: Generated<boolean>;
  is_overdue: Generated<boolean>;
  /** Paths of the file service, in order. */
  photos: GeneratedJson<string[]>;
}

export interface ComplaintCommentTable {
  id: Generated<number>;
  complaint_id: number;
  description: Generated<string>;
  photos: GeneratedJson<string[]>;
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
  /** What the step has set, such as a day or a name. */
  value: string | null;
  user_id: number;
  company_type: number;
  created_at: GeneratedTimestamp;
}

export type NotificationTranslations = Record<'en', { title: string; description: string }>;

export interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  description: string;
  /** Title and description in the languages besides Indonesian; null: there is one text for all. */
  translations: Json<NotificationTranslations> | null;
  path: string | null;
  is_read: Generated<boolean>;
  /** Of `KINDS`; null: older than the kinds. */
  kind: string | null;
  /** Events that it stands for. */
  occurrences: Generated<number>;
  /** A further event of the same group is counted in the same row. */
  group_key: string | null;
  /** The comment whose text it repeats. */
  comment_id: number | null;
  in_bell: Generated<boolean>;
  /** Whether it waits for the mail digest. */
  in_mail: Generated<boolean>;
  /** Whether it is sent to browsers when the quiet hours of its reader end. */
  is_push_held: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** What a person has chosen. */
export interface NotificationSettingsTable {
  user_id: number;
  /** Lists of channels, by the id of the kind. */
  channels: GeneratedJson<Record<string, string[]>>;
  digest: Generated<'hourly' | 'daily'>;
  digested_at: NullableTimestamp;
  /** `HH:MM:SS` in the fleet's time zone. */
  quiet_from: string | null;
  quiet_to: string | null;
}

export interface ApiTokenTable extends Audit {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  read_only: boolean;
  /** The last day it is good for. */
  expires_date: Day;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
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
  query: Json<Record<string, string>>;
  state: Generated<ExportState>;
  /** Written so far. */
  rows: Generated<number>;
  total_rows: number | null;
  /** Its owner's when it was begun. */
  company_id: number | null;
  company_type: number | null;
  created_at: GeneratedTimestamp;
  finished_at: Timestamp | null;
}
export type ExportState = 'waiting' | 'building' | 'ready' | 'failed' | 'cancelled';

/** A change of many rows in the background. */
export interface BulkChangeTable {
  id: Generated<number>;
  user_id: number;
  /** Such as `vehicle`. */
  resource: string;
  field: string;
  value: Json<unknown>;
  state: Generated<BulkChangeState>;
  total: number;
  /** The bulk change that it takes back. */
  undoes: number | null;
  created_at: GeneratedTimestamp;
  finished_at: Timestamp | null;
}
export type BulkChangeState = 'waiting' | 'running' | 'done' | 'failed';

/** A row of a bulk change. */
export interface BulkChangeRowTable {
  id: Generated<number>;
  bulk_change_id: number;
  row_id: number;
  /** Where it is not that of the bulk change. */
  value: Json<unknown> | null;
  expected_version: number | null;
  /** Null: not handled yet. */
  outcome: 'changed' | 'unchanged' | 'refused' | null;
  label: string | null;
  code: string | null;
  reason: Json<Readonly<Record<'id' | 'en', string>>> | null;
  former: Json<unknown> | null;
  version: number | null;
}

/** Background work that waits or is handled, see queue/. */
export interface TaskTable {
  id: Generated<number>;
  kind: 'event' | 'mail' | 'export' | 'bulk' | 'job' | 'push' | 'photo';
  key: Generated<string>;
  payload: GeneratedJson<Record<string, unknown>>;
  created_at: GeneratedTimestamp;
  attempts: Generated<number>;
  next_attempt_at: GeneratedTimestamp;
  given_up_at: Timestamp | null;
  failure: string | null;
}

/** The tables that kysely builds queries of; others are in SQL alone. */
export interface Tables {
  company: CompanyTable;
  menu: MenuTable;
  user_type: UserTypeTable;
  user_type_menu: { user_type_id: number; menu_id: number };
  app_user: UserTable;
  sbu: { id: Generated<number>; company_id: number; name: string };
  kp: { id: Generated<number>; sbu_id: number; name: string; status: Generated<string> };
  user_session: {
    token_hash: string;
    user_id: number;
    created_at: GeneratedTimestamp;
    last_used_at: GeneratedTimestamp;
    expires_at: Timestamp;
  };
  user_preferences: {
    user_id: number;
    document: GeneratedJson<Record<string, unknown>>;
    updated_at: GeneratedTimestamp;
    version: Generated<number>;
  };
  login_attempt: {
    id: Generated<number>;
    account: string;
    address: string;
    attempted_at: GeneratedTimestamp;
  };
  password_link: {
    token_hash: string;
    user_id: number;
    created_at: GeneratedTimestamp;
    expires_at: Timestamp;
  };
  known_device: { token_hash: string; user_id: number; used_at: GeneratedTimestamp };
  user_identity: { user_id: number; issuer: string; subject: string; linked_at: GeneratedTimestamp };
  api_token: ApiTokenTable;
  /** `uploaded_by` is the person who took it off a row, where somebody did. */
  loose_photo: { path: string; loose_since: GeneratedTimestamp; uploaded_by: number | null };
  battery_model: BatteryModelTable;
  charging_station: ChargingStationTable;
  charging_station_company: { station_id: number; company_id: number };
  vehicle_model: VehicleModelTable;
  vehicle: VehicleTable;
  vehicle_telemetry: VehicleTelemetryTable;
  vehicle_position: VehiclePositionTable;
  tracker_token: TrackerTokenTable;
  tracker_device: TrackerDeviceTable;
  vehicle_contract: VehicleContractTable;
  vehicle_contract_vehicle: { contract_id: number; vehicle_id: number };
  complaint_category: ComplaintCategoryTable;
  complaint: ComplaintTable;
  complaint_comment: ComplaintCommentTable;
  complaint_history: ComplaintHistoryTable;
  complaint_reply: {
    id: Generated<number>;
    company_id: number;
    text: string;
    updated_by: number;
    updated_at: GeneratedTimestamp;
  };
  notification: NotificationTable;
  notification_settings: NotificationSettingsTable;
  company_notification_defaults: { company_id: number; channels: GeneratedJson<Record<string, string[]>> };
  push_subscription: {
    id: Generated<number>;
    user_id: number;
    session_hash: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: GeneratedTimestamp;
  };
  export: ExportTable;
  export_row: { export_id: number; n: number; row_id: number };
  bulk_change: BulkChangeTable;
  bulk_change_row: BulkChangeRowTable;
  task: TaskTable;
  idempotency_key: {
    user_id: number;
    key: string;
    request_hash: string;
    reply: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    created_at: GeneratedTimestamp;
  };
}
