import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Sessions } from '../data-api/session/sessions.js';
import type { NotifyingDatabase } from '../database/open-database.js';
import { buildServer, type ServerOptions } from '../server.js';
import type { Engine } from './database/engines.js';
import { PASSWORD, PEOPLE, type Person, plantSmallFleet, type SmallFleet } from './small-fleet.js';

/** A row or an envelope's data, as the tests look into it. */
export type Json = Record<string, unknown>;

export interface ApiResponse {
  status: number;
  headers: Record<string, unknown>;
  body: {
    success: boolean;
    message: string;
    data: unknown;
    included?: Record<string, Json[]>;
    errors?: { field: string; code: string; message: string }[];
  };
}

/** The calls of one signed-in person. */
export interface Calls {
  get(path: string): Promise<ApiResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  /** Rows of a view call; fails unless it succeeded. */
  rows(path: string): Promise<Json[]>;
  token: string;
}

/** The real server over a real database with the small fleet in it. */
export interface TestServer {
  app: FastifyInstance;
  db: NotifyingDatabase;
  fleet: SmallFleet;
  /** Nobody: calls without a token. */
  nobody: Calls;
  as(person: Person): Promise<Calls>;
  close(): Promise<void>;
}

/** The server over a database, ready to be called. */
export async function buildTestApp(
  db: NotifyingDatabase,
  options: Partial<ServerOptions> = {},
): Promise<FastifyInstance> {
  const app = await buildServer({
    db,
    filesDirectory: join(tmpdir(), `armada-test-${randomBytes(6).toString('hex')}`),
    events: undefined,
    secretsKeys: [randomBytes(32)],
    timeZone: 'Asia/Jakarta',
    trustProxy: 'loopback',
    log: false,
    // The geocoder has tests of its own; to read its places takes seconds.
    addressAt: async ({ latitude, longitude }) => `Jalan ${latitude.toFixed(2)} ${longitude.toFixed(2)}`,
    ...options,
  });
  await app.ready();
  return app;
}

export async function startTestServer(
  engine: Engine,
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const { db, drop } = await engine.open();
  const fleet = await plantSmallFleet(db);
  const app = await buildTestApp(db, options);
  const signedIn = new Map<Person, Promise<Calls>>();
  const nobody = callsWith(app, undefined);
  return {
    app,
    db,
    fleet,
    nobody,
    as: (person) => {
      const calls = signedIn.get(person) ?? signIn(app, nobody, person);
      signedIn.set(person, calls);
      return calls;
    },
    close: async () => {
      await app.close();
      await drop();
    },
  };
}

/** Signs in once more, for a session of its own. */
export async function signIn(app: FastifyInstance, nobody: Calls, person: Person): Promise<Calls> {
  const { body } = await nobody.post('user/login', {
    username: PEOPLE[person],
    password: PASSWORD,
    loginBy: 1,
  });
  if (!body.success) throw new Error(body.message);
  return callsWith(app, String(field(body.data, 'token')));
}

/** Opens a session of a user, who may have no password. */
export async function openSession(app: FastifyInstance, db: NotifyingDatabase, id: number): Promise<Calls> {
  const { password_hash: passwordHash } = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { token } = await new Sessions(db, () => '2026-01-01').open({ id, passwordHash });
  return callsWith(app, token);
}

export function callsWith(app: FastifyInstance, token: string | undefined): Calls {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await app.inject({
      method,
      url: `/api/${path}`,
      headers: {
        ...authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
  };
  const get = (path: string) => call('GET', path);
  return {
    get,
    post: (path, body, headers) => call('POST', path, body, headers),
    rows: async (path) => {
      const { status, body } = await get(path);
      if (status !== 200) throw new Error(`${path}: ${status} ${body.message}`);
      const data = field(body.data, 'data');
      return Array.isArray(data) ? data : [];
    },
    token: token ?? '',
  };
}

/** A field of a JSON object; undefined when it is none or has none. */
export function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null
    ? Object.entries(json).find(([key]) => key === name)?.[1]
    : undefined;
}
