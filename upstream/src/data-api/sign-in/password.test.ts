import {
  type Calls,
  callsWith,
  field,
  signIn,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { linkToken, type MailServer, startMailServer } from '../../testing/mail-server.js';
import { PASSWORD, PEOPLE, type Person } from '../../testing/small-fleet.js';
import { untilEmpty } from '../../testing/until-empty.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import { hashOf } from '../session/sessions.js';

const SECRET = 'a shared secret';
const NEW = 'a new password';
const LETTER = { from: 'Armada <no-reply@armada.test>', publicUrl: 'https://armada.test' };

describe('Passwords', () => {
  let server: TestServer;
  let post: MailServer;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    post = await startMailServer();
    receiver = await startWebhookReceiver(SECRET);
    server = await startTestServer(POSTGRES, {
      mail: { ...LETTER, destination: { smtpUrl: post.url } },
      events: { webhookUrl: receiver.url, secret: SECRET },
      firstRetryAfter: 20,
    });
  });
  afterAll(async () => {
    await server.close();
    await post.close();
    await receiver.close();
  });
  beforeEach(async () => {
    await untilEmpty(server.db, 'mail');
    post.mails.length = 0;
    await server.db.deleteFrom('login_attempt').execute();
  });

  const forgot = (email: string, ip = '10.0.0.1') =>
    server.nobody.post('user/forgot_password', { email }, { 'x-forwarded-for': ip });
  const reset = (token: string, newPassword: string, ip = '10.0.0.1') =>
    server.nobody.post('user/reset_password', { token, newPassword }, { 'x-forwarded-for': ip });
  const login = async (username: string, password: string) =>
    (await server.nobody.post('user/login', { username, password, loginBy: 1 })).body.success;
  const mailed = async (email: string) => {
    await forgot(email);
    const isTo = () => post.mails.some((mail) => mail.to?.[0]?.address === email);
    await post.until(isTo);
    return linkToken(post.mails.find((mail) => mail.to?.[0]?.address === email));
  };

  describe('A forgotten one', () => {
    test('is reset by the link that is mailed, which is good once', async () => {
      const session = await signIn(server.app, server.nobody, 'tenant');
      const token = await mailed(PEOPLE.tenant);
      expect(token).toMatch(/^[\w-]{43}$/);
      const [mail] = post.mails;
      expect(mail).toMatchObject({
        from: { name: 'Armada', address: 'no-reply@armada.test' },
        to: [{ name: 'The tenant', address: PEOPLE.tenant }],
        subject: 'Atur ulang password Armada',
      });
      expect(mail?.html).toContain(`href="https://armada.test/pages/reset?token=${token}"`);

      expect((await reset(token, NEW)).body.success).toBe(true);
      expect(await login(PEOPLE.tenant, PASSWORD)).toBe(false);
      expect(await login(PEOPLE.tenant, NEW)).toBe(true);
      expect((await session.get('user/me')).status).toBe(401);
      expect((await reset(token, PASSWORD)).body).toMatchObject({
        success: false,
        errors: [{ field: 'token', code: 'INVALID' }],
      });
      expect(await login(PEOPLE.tenant, NEW)).toBe(true);
    });

    test('is mailed about in the language of its owner, else in that of the screen', async () => {
      const subject = async (language: string) => {
        post.mails.length = 0;
        const headers = { 'x-forwarded-for': '10.0.0.2', 'accept-language': language };
        await server.nobody.post('user/forgot_password', { email: PEOPLE.clerk }, headers);
        await post.until(() => post.mails.length > 0);
        await untilEmpty(server.db, 'mail');
        return post.mails.map((mail) => mail.subject);
      };
      expect(await subject('en')).toEqual(['Reset your Armada password']);
      expect(await subject('id')).toEqual(['Atur ulang password Armada']);
      const clerk = await signIn(server.app, server.nobody, 'clerk');
      await clerk.post('user/preferences', { appearance: { language: 'en' } });
      expect(await subject('id')).toEqual(['Reset your Armada password']);
      expect(post.mails[0]?.text).not.toContain('Tautan');
    });

    test('an unknown address gets the same response, and no mail', async () => {
      const known = await forgot(PEOPLE.supplier);
      const unknown = await forgot('nobody@armada.test');
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      await post.until(() => post.mails.length > 0);
      await untilEmpty(server.db, 'mail');
      expect(post.mails.map((mail) => mail.to?.[0]?.address)).toEqual([PEOPLE.supplier]);
    });

    test('the address is looked up case-insensitively, and the mail goes to the stored one', async () => {
      await forgot('SUPPLIER@Andalas.test');
      await post.until(() => post.mails.length > 0);
      expect(post.mails[0]?.to?.[0]?.address).toBe(PEOPLE.supplier);
    });

    test('users who may not sign in get no mail', async () => {
      const set = (active: boolean) =>
        server.db
          .updateTable('app_user')
          .set({ is_active: active })
          .where('id', '=', server.fleet.user.otherTenant)
          .execute();
      await set(false);
      await forgot(PEOPLE.otherTenant);
      await untilEmpty(server.db, 'mail');
      await set(true);
      expect(post.mails).toEqual([]);
    });

    test('20 links that do not work lock the address, also for a valid link', async () => {
      const token = await mailed(PEOPLE.tenant);
      for (let n = 0; n < 20; n += 1) {
        expect((await reset(`guess ${n}`, NEW, '10.9.0.1')).body.errors?.[0]?.field).toBe('token');
      }
      expect((await reset(token, NEW, '10.9.0.1')).status).toBe(429);
      expect((await reset(token, PASSWORD, '10.9.0.2')).body.success).toBe(true);
    });

    test('the owner of an account that wrong passwords locked is notified by mail, once for each lock', async () => {
      const wrong = (username: string) =>
        server.nobody.post('user/login', { username, password: 'wrong', loginBy: 1 });
      for (let n = 0; n < 7; n += 1) await wrong('supplier');
      for (let n = 0; n < 7; n += 1) await wrong('nobody@armada.test');
      await untilEmpty(server.db, 'mail');
      expect(post.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
        [PEOPLE.supplier, expect.stringContaining('dikunci')],
      ]);
      expect((await reset(linkToken(post.mails[0]), PASSWORD)).body.success).toBe(true);
    });

    test('a changed e-mail address is reported to the old one', async () => {
      const admin = await server.as('admin');
      const id = server.fleet.user.otherTenant;
      const row = Object((await admin.get(`user/view/${id}`)).body.data);
      const change = (email: string) => admin.post('user/edit', { ...row, version: undefined, email });
      expect((await change('moved@armada.test')).body).toMatchObject({ success: true });
      await untilEmpty(server.db, 'mail');
      expect(post.mails.map(({ to }) => to?.[0]?.address)).toEqual([PEOPLE.otherTenant]);
      expect(post.mails[0]?.text).toContain('moved@armada.test');
      expect(post.mails[0]?.text).not.toContain('token=');
      const notices = server.db.selectFrom('notification').select(['title', 'is_read']);
      expect(await notices.where('user_id', '=', id).orderBy('id', 'desc').executeTakeFirst()).toEqual({
        title: 'E-mail akun Anda diubah',
        is_read: false,
      });
      await change(PEOPLE.otherTenant);
    });

    test('the link is good for 30 minutes', async () => {
      const token = await mailed(PEOPLE.tenant);
      const link = await server.db
        .selectFrom('password_link')
        .select('expires_at')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirstOrThrow();
      const minutes = (Date.parse(link.expires_at) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(29);
      expect(minutes).toBeLessThanOrEqual(30);
      await server.db
        .updateTable('password_link')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute();
      expect((await reset(token, 'too late, too late')).body.success).toBe(false);
    });

    test('a new password of 7 characters is refused and leaves the link good', async () => {
      const token = await mailed(PEOPLE.tenant);
      expect((await reset(token, '1234567')).body.errors).toMatchObject([{ field: 'newPassword' }]);
      expect((await reset(token, '1234 678')).body.success).toBe(true);
    });

    test('a new password that everybody tries first is refused, however it is written, and leaves the link good', async () => {
      const token = await mailed(PEOPLE.tenant);
      for (const common of ['12345678', 'PassWord', 'iloveyou'])
        expect((await reset(token, common)).body).toMatchObject({
          success: false,
          errors: [{ field: 'newPassword', code: 'COMMON' }],
        });
      expect((await reset(token, 'armada-demo')).body.success).toBe(true);
    });

    test('a new password made of one’s own names, address or company, or of the product’s name, is refused, and leaves the link good', async () => {
      const token = await mailed(PEOPLE.tenant);
      const [local = ''] = PEOPLE.tenant.split('@');
      for (const own of [
        PEOPLE.tenant,
        `${local}2026!`,
        'The Tenant',
        'A r m a d a 123',
        'Cepat-Tenant',
        'CEPATcepat',
      ])
        expect([own, (await reset(token, own)).body]).toMatchObject([
          own,
          { success: false, errors: [{ field: 'newPassword', code: 'OWN_WORDS' }] },
        ]);
      expect((await reset(token, `${local} pergi ke pasar`)).body.success).toBe(true);
    });

    test('of two simultaneous uses of one link, one succeeds', async () => {
      const token = await mailed(PEOPLE.supplierColleague);
      const replies = await Promise.all([reset(token, 'first of them'), reset(token, 'second one')]);
      expect(replies.map(({ body }) => body.success).sort()).toEqual([false, true]);
    });

    test('a reset lifts the lock of too many wrong passwords, and voids the other links', async () => {
      const first = await mailed(PEOPLE.tenant);
      post.mails.length = 0;
      const other = await mailed(PEOPLE.tenant);
      for (let n = 0; n < 5; n += 1) await login(PEOPLE.tenant, 'wrong');
      expect(await login(PEOPLE.tenant, NEW)).toBe(false);
      expect((await reset(first, NEW)).body.success).toBe(true);
      expect(await login(PEOPLE.tenant, NEW)).toBe(true);
      expect((await reset(other, PASSWORD)).body.success).toBe(false);
    });

    test('requested over and over it is 429, known address or not', async () => {
      for (const email of [PEOPLE.otherSupplier, 'ghost@armada.test']) {
        for (let n = 0; n < 5; n += 1) expect((await forgot(email, `10.9.0.${n}`)).status).toBe(200);
        const late = await forgot(email.toUpperCase(), '10.9.0.9');
        expect([email, late.status]).toEqual([email, 429]);
        expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
      }
    });

    test.each([[{}], [{ email: '' }], [{ email: 'x' }], [{ email: 'a@b.c\r\nBcc: d@e.f' }]])(
      '%j is refused',
      async (body) => {
        expect((await server.nobody.post('user/forgot_password', body)).body.success).toBe(false);
      },
    );

    test('no token of a link is kept anywhere', async () => {
      const token = await mailed(PEOPLE.tenant);
      const kept = [
        await server.db.selectFrom('password_link').selectAll().execute(),
        await server.db.selectFrom('task').selectAll().execute(),
      ];
      expect(JSON.stringify(kept)).not.toContain(token);
    });
  });

  describe('A new user', () => {
    const newUser = async (more: Record<string, unknown> = {}) => {
      const admin = await server.as('admin');
      const [type] = await admin.rows('user_type/view?name=Supplier%20staff');
      return admin.post('user/save', {
        name: 'Dewi <Lestari>',
        email: 'dewi@andalas.test',
        address: 'Jalan Kenanga',
        phone: '0812345678',
        isActive: '1',
        idCompany: server.fleet.andalas,
        idUserType: type?.id,
        ...more,
      });
    };

    test('is mailed a link, sets a password with it and signs in', async () => {
      expect((await newUser()).body.success).toBe(true);
      expect(await login('dewi@andalas.test', '')).toBe(false);
      await post.until(() => post.mails.length > 0);
      expect(post.mails[0]).toMatchObject({
        to: [{ address: 'dewi@andalas.test' }],
        subject: 'Akun Armada Anda / Your Armada account',
      });
      expect(post.mails[0]?.html).toContain('Dewi &lt;Lestari&gt;');
      expect((await reset(linkToken(post.mails[0]), NEW)).body.success).toBe(true);
      expect(await login('dewi@andalas.test', NEW)).toBe(true);
    });

    test('that is refused gets no mail', async () => {
      expect((await newUser({ email: 'rina@andalas.test', phone: 'none' })).body.success).toBe(false);
      expect((await newUser({ email: PEOPLE.tenant })).body.success).toBe(false);
      await untilEmpty(server.db, 'mail');
      expect(post.mails).toEqual([]);
    });

    test('gets the mail although the mail server refuses it at first', async () => {
      const before = post.tries();
      post.refuseWith(451, 550);
      expect((await newUser({ email: 'putri@andalas.test' })).body.success).toBe(true);
      await post.until(() => post.mails.length > 0);
      expect(post.tries() - before).toBe(3);
      expect((await reset(linkToken(post.mails[0]), NEW)).body.success).toBe(true);
    });

    test('whose address changes before the link was used: the new address gets one, the old link is void', async () => {
      const { body } = await newUser({ email: 'wrong@andalas.test' });
      await post.until(() => post.mails.length > 0);
      const old = linkToken(post.mails[0]);
      const admin = await server.as('admin');
      const row = Object((await admin.get(`user/view/${field(body.data, 'id')}`)).body.data);
      await admin.post('user/edit', { ...row, email: 'right@andalas.test' });
      await post.until(() => post.mails.length > 1);
      expect(post.mails[1]?.to?.[0]?.address).toBe('right@andalas.test');
      expect((await reset(old, NEW)).body.success).toBe(false);
      expect((await reset(linkToken(post.mails[1]), NEW)).body.success).toBe(true);
    });
  });

  describe('A change', () => {
    const as = async (person: Person, password: string): Promise<Calls> => {
      const { body } = await server.nobody.post('user/login', { username: PEOPLE[person], password });
      return callsWith(server.app, String(field(body.data, 'token')));
    };
    const change = (calls: Calls, oldPassword: string, newPassword: string) =>
      calls.post('user/change_password', { oldPassword, newPassword });

    test('that is done returns HTTP 200 with status 401; every session ends and receives an event', async () => {
      const [here, there] = [await as('otherTenant', PASSWORD), await as('otherTenant', PASSWORD)];
      await receiver.forget(server.db);
      const { status, body } = await change(here, PASSWORD, NEW);
      expect([status, body]).toEqual([
        200,
        { status: 401, success: true, message: 'Password berhasil diubah. Silakan login kembali.' },
      ]);
      for (const calls of [here, there]) expect((await calls.get('user/me')).status).toBe(401);
      expect(await login(PEOPLE.otherTenant, PASSWORD)).toBe(false);
      expect(await login(PEOPLE.otherTenant, NEW)).toBe(true);
      await receiver.until((deliveries) => deliveries.length === 3);
      expect(receiver.deliveries.map(({ event }) => event.data)).toEqual(
        expect.arrayContaining([
          ...[here, there].map(({ token }) => ({ session: hashOf(token), reason: 'password' })),
          expect.objectContaining({ title: 'Password Anda diubah', isRead: '0' }),
        ]),
      );
    });

    test('with a wrong old password, or a new one of 7 characters, has another status and changes nothing', async () => {
      const calls = await as('otherSupplier', PASSWORD);
      const wrong = await change(calls, 'not the old one', NEW);
      expect([wrong.status, wrong.body]).toMatchObject([
        200,
        { status: 400, success: false, message: 'Password lama salah.', errors: [{ field: 'oldPassword' }] },
      ]);
      const short = await change(calls, PASSWORD, '1234567');
      expect([short.status, short.body]).toMatchObject([
        200,
        { status: 400, success: false, errors: [{ field: 'newPassword' }] },
      ]);
      expect((await calls.get('user/me')).status).toBe(200);
      expect(await login(PEOPLE.otherSupplier, PASSWORD)).toBe(true);
    });

    test('to one’s own username is refused', async () => {
      const calls = await as('otherSupplier', PASSWORD);
      const { body } = await change(calls, PASSWORD, 'Other-Supplier 99');
      expect(body).toMatchObject({ status: 400, errors: [{ field: 'newPassword', code: 'OWN_WORDS' }] });
    });

    test('cannot be guessed: after five wrong old passwords it is 429', async () => {
      const calls = await as('otherSupplier', PASSWORD);
      for (let n = 0; n < 5; n += 1) await change(calls, `guess ${n}`, NEW);
      expect((await change(calls, PASSWORD, NEW)).status).toBe(429);
      expect(await login(PEOPLE.otherSupplier, PASSWORD)).toBe(true);
    });
  });
});
