import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  complaintDetail,
  dashboard,
  notification,
  route,
  sessionMenus,
  sessionUser,
  trips,
  views,
} from './minimal-rows.js';

/** Maximum number of rows on a page, whatever size is requested. */
const MAX_ROWS = 100;

interface CallRequest {
  readonly query: URLSearchParams;
  /** Number of earlier requests of this call. */
  readonly before: number;
}

const success = (data: unknown) => ({ success: true, message: 'OK', data });
const list = (rows: readonly unknown[], { query }: CallRequest) => {
  const size = Math.min(Number(query.get('size') ?? MAX_ROWS), MAX_ROWS);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return success({ data: rows.slice(start, start + size), totalRow: String(rows.length) });
};
const options = () => success([{ value: '3', text: 'Volta Rental' }]);
const saved = () => ({ success: true, message: 'Data berhasil disimpan' });

const entities = [
  'user',
  'menu',
  'user_type',
  'company_tenant',
  'company_supplier',
  'vehicle_contract',
  'vehicle',
  'vehicle_model',
  'battery_model',
  'charging_station',
  'complaint',
  'complaint_category',
];

/** Only the calls of the specification's two sections 7. */
const calls: Readonly<Record<string, (request: CallRequest) => unknown>> = {
  'POST /api/user/login': () =>
    success({ token: 'a-token', data: sessionUser, listMenu: sessionMenus, menuMobile: null, sbuKP: null }),
  'POST /api/user/forgot_password': saved,
  'POST /api/user/change_password': () => ({ status: '401', message: 'Password berhasil diubah' }),
  ...Object.fromEntries(
    entities.flatMap((entity) => [
      [`GET /api/${entity}/view`, (request: CallRequest) => list(views[`${entity}/view`] ?? [], request)],
      [`POST /api/${entity}/save`, saved],
      [`POST /api/${entity}/edit`, saved],
    ]),
  ),
  'GET /api/menu/root': () => success([{ id: '10', name: 'Fleet', path: null, order: '1', child: null }]),
  'GET /api/user_type/list/company': options,
  'GET /api/company/list': options,
  'GET /api/company/list/type': options,
  'GET /api/company_supplier/list': options,
  'GET /api/company_tenant/list': options,
  'GET /api/company_supplier/list/company_tenant': options,
  'GET /api/vehicle/list': options,
  'GET /api/vehicle/list/contract': () =>
    success([{ id: 'C3', nama: 'Volta Rental', child: [{ id: '34', nama: 'B 34 XYZ', child: null }] }]),
  'GET /api/vehicle/trip_history': () => success(trips),
  'GET /api/vehicle/route_history': () => success(route),
  'GET /api/vehicle_model/list/company': options,
  'GET /api/battery_model/list': options,
  'GET /api/complaint/view/61': ({ before }) => success(complaintDetail(before)),
  'POST /api/complaint/comment': saved,
  'POST /api/complaint/action': saved,
  'POST /api/complaint/close': saved,
  'POST /api/complaint/reopen': saved,
  'POST /api/complaint/done': saved,
  'GET /api/complaint/list/status': options,
  'GET /api/complaint/list/action': options,
  'GET /api/complaint_category/list': options,
  'GET /api/complaint_category/list/company': options,
  'GET /api/dashboard': ({ before }) => success(dashboard(before)),
  // One more notification at each request.
  'GET /api/notification/view': (request) =>
    list(
      Array.from({ length: request.before }, (_, index) => notification(request.before - index)),
      request,
    ),
  'GET /api/notification/count': () => success({ totalNotification: '2' }),
  // It marks a notification as read and returns no data.
  'GET /api/notification/view/91': () => success(null),
  'POST /api/ftp/download': () => success({ Data1: '1', Data2: 'Vehicle.csv', Data3: 'x1.csv' }),
  'POST /files/upload': () => success({ path: 'aa11.png' }),
  'GET /geo/reverse': () => ({ display_name: 'Gambir, Jakarta Pusat' }),
};

/** The three services of a customer with only the calls of the specification. Other calls return 404. */
export class MinimalServices {
  /** Requested calls that it lacks, such as `GET user/me`. */
  readonly unknown: string[] = [];
  private readonly requests = new Map<string, number>();
  private readonly server = createServer((request, response) => {
    request.resume();
    const { status, body } = this.respond(request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });

  /** Starts it on a free port; returns the environment variables of a gateway that uses it. */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${addressOf(this.server.address()).port}`;
    return {
      DATA_API_URL: `${origin}/api`,
      FILE_SERVICE_URL: `${origin}/files`,
      GEOCODER_URL: `${origin}/geo`,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private respond({ method, url, headers }: IncomingMessage): { status: number; body: unknown } {
    const { pathname, searchParams: query } = new URL(url ?? '/', 'http://minimal');
    const name = `${method} ${pathname}`;
    const call = calls[name];
    if (!call) {
      this.unknown.push(name.replace('/api/', ''));
      return { status: 404, body: { success: false, message: 'Not Found' } };
    }
    const isOpen =
      pathname.startsWith('/geo') ||
      pathname.startsWith('/api/user/login') ||
      pathname.endsWith('forgot_password');
    if (!isOpen && headers.authorization !== 'Bearer a-token') return { status: 401, body: {} };
    const before = this.requests.get(name) ?? 0;
    this.requests.set(name, before + 1);
    return { status: 200, body: call({ query, before }) };
  }
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (typeof address === 'object' && address) return address;
  throw new Error('The server is not listening.');
}
