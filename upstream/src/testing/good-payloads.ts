import { registry } from '../data-api/catalog/resources.js';
import type { Calls, Json } from './data-api-client.js';
import { inDays } from './in-days.js';

/** For each call that writes something it would take, so that what is spoilt in it is all that is wrong. */
export async function goodPayloads(admin: Calls): Promise<Readonly<Record<string, Json>>> {
  const first = async (list: string, which = '') => (await admin.rows(`${list}/view?${which}`))[0] ?? {};
  const place = { centerPointLatitude: -6.2, centerPointLongitude: 106.8, totalVehicle: 9 };
  const contract = await first('vehicle_contract', 'contractNo=AHEAD');
  const category = await first('complaint_category', 'name=Rem');
  const ticket = await first('complaint', 'licensePlate=101 AND');
  const rows: Record<string, [Json, Json]> = {
    vehicle: [
      await first('vehicle', 'licensePlate=105 AND'),
      { licensePlate: 'F 1 X', serialNumber: 'F1', imei: null },
    ],
    vehicle_model: [await first('vehicle_model', 'name=Awan'), { name: 'New model' }],
    battery_model: [await first('battery_model', 'name=Accu A'), { name: 'New accu' }],
    charging_station: [
      {
        ...(await first('charging_station')),
        companyIds: [(await first('company_supplier')).id],
        companyNames: [(await first('company_supplier')).name],
      },
      { name: 'New station' },
    ],
    company_tenant: [{ ...(await first('company_tenant', 'name=Damai')), ...place }, { name: 'New tenant' }],
    company_supplier: [
      { ...(await first('company_supplier', 'name=Borneo')), ...place },
      { name: 'New supplier' },
    ],
    vehicle_contract: [
      { ...contract, companyTenant: contract.companyTenantId, vehicleList: [] },
      { contractNo: 'F-1' },
    ],
    complaint_category: [{ ...category, company: category.idCompany }, { name: 'New category' }],
    complaint: [ticket, { title: 'New complaint' }],
    user: [await first('user', 'email=clerk'), { email: 'new@andalas.test', username: 'new' }],
    user_type: [await first('user_type', 'name=Clerk'), { name: 'New type' }],
    menu: [await first('menu', 'path=charging-station'), { path: 'vehicle/list' }],
  };
  for (const name of registry.resources.keys()) rows[name] ??= [await first(name), { name: `New ${name}` }];
  const calls = Object.entries(rows).flatMap(([name, [row, fresh]]) => {
    const { id, version, ...values } = row;
    return [
      [`${name}/edit`, { id, ...values }],
      [`${name}/save`, { ...values, ...fresh }],
      [`${name}/undo_create`, { id }],
      [`${name}/import`, { rows: [{ ...values, ...fresh }], dryRun: '0' }],
    ];
  });
  return {
    ...Object.fromEntries(calls),
    'vehicle/bulk': { filter: {}, change: { vehicleStatus: 1 }, dryRun: '1' },
    'bulk_change/undo': { id: 1 },
    'telemetry/positions': {
      readings: [
        {
          imei: '490154203237518',
          latitude: -6.2,
          longitude: 106.8,
          speed: 20,
          gpsDate: new Date().toISOString(),
        },
      ],
    },
    'tracker/token/save': {
      name: 'Phones',
      companySupplierId: (await first('company_supplier', 'name=Andalas')).id,
    },
    'tracker/token/revoke': { id: (await first('tracker/token', 'name=Borneo')).id },
    'tracker/device/claim': {
      id: (await first('tracker/device', 'deviceId=phone-a')).id,
      vehicleId: (await first('vehicle', 'licensePlate=105 AND')).id,
    },
    'track/:token': {
      location: { coords: { latitude: -6.2, longitude: 106.8, speed: 5 }, battery: { level: 0.5 } },
      device_id: '490154203237518',
    },
    'hooks/traccar': {
      position: { latitude: -6.2, longitude: 106.8, speed: 5, attributes: { batteryLevel: 50 } },
      device: { uniqueId: '490154203237518' },
    },
    'complaint/comment': { complaintId: ticket.id, description: 'Baik' },
    'complaint/comment/change': { complaintId: ticket.id, id: 1, description: 'Baik sekali' },
    'complaint/comment/delete': { complaintId: ticket.id, id: 1 },
    'complaint/reply/save': { text: 'Kami periksa hari ini' },
    'complaint/reply/delete': { id: 1 },
    'complaint/estimate': { id: ticket.id, estimationDate: inDays(3) },
    'complaint/priority': { id: ticket.id, priority: 2 },
    'complaint/assign': { id: ticket.id, assigneeId: null },
    'complaint/action': { id: ticket.id, actionId: 1 },
    'complaint/done': { id: ticket.id, reason: 'Selesai' },
    'complaint/reopen': { id: ticket.id, reason: 'Belum selesai' },
    'complaint/close': { id: ticket.id, reason: 'Terima kasih' },
    'user/login': { username: 'admin', password: 'wrong', loginBy: 1 },
    'auth/login': { email: 'admin@armada.test', password: 'wrong', loginBy: '2' },
    'user/forgot_password': { email: 'nobody@armada.test' },
    'user/reset_password': { token: 'none', newPassword: 'long enough' },
    'user/change_password': { oldPassword: 'wrong', newPassword: 'long enough' },
    'user/profile': { name: 'The admin', address: 'Jalan', phone: '0811' },
    'user/preferences': { theme: '1' },
    'user/preferences/change': { theme: '1', tables: { vehicle: null } },
    'api_token/save': { name: 'Token', expiresDate: inDays(30), readOnly: '1' },
    'api_token/revoke': { id: 1 },
  };
}
