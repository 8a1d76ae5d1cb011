/**
 * Which folder may import which, for each workspace. What is not listed is forbidden, so a new folder, or a new file beside
 * `main.ts`, is closed until it has an entry. The lists have no cycle (scripts/imports.test.mjs). Files of one folder may import
 * each other; tests and `testing/` may import everything of their workspace, and nothing else may import `testing/`.
 * `*` stands for every entry above it.
 */
exports.folders = {
  'bff/src': {
    'weak-secrets.ts': [],
    'config-values.ts': [],
    'config.ts': ['config-values.ts', 'weak-secrets.ts'],
    tracing: [],
    errors: ['config.ts'],
    rest: ['errors', 'tracing'],
    session: ['config.ts', 'errors', 'rest', 'tracing'],
    schema: ['errors', 'tracing', 'rest', 'session'],
    graphql: ['config.ts', 'errors', 'tracing', 'rest', 'session', 'schema'],
    admission: ['errors', 'graphql', 'schema', 'session'],
    events: ['config.ts', 'errors', 'graphql', 'rest', 'schema', 'session'],
    places: ['errors', 'graphql', 'rest', 'schema'],
    files: ['errors', 'events', 'graphql', 'rest', 'schema', 'session'],
    resources: ['errors', 'events', 'files', 'graphql', 'places', 'rest', 'schema', 'session'],
    http: [
      'config.ts',
      'errors',
      'tracing',
      'rest',
      'session',
      'schema',
      'graphql',
      'admission',
      'events',
      'places',
      'files',
    ],
    'resolvers.ts': ['files', 'places', 'resources'],
    'build-schema.ts': ['resolvers.ts', 'schema'],
    'live.ts': ['*'],
    'gateway-parts.ts': ['*'],
    'gateway.ts': ['*'],
    'print-schema.ts': ['*'],
    'main.ts': ['config.ts', 'gateway.ts'],
  },
  'web/src': {
    gql: [],
    i18n: [],
    theme: [],
    api: ['gql', 'i18n'],
    login: ['api', 'gql', 'i18n', 'theme'],
    ui: ['api', 'gql', 'i18n', 'theme'],
    navigation: ['gql', 'i18n', 'ui'],
    map: ['gql', 'i18n', 'theme', 'ui'],
    crud: ['api', 'gql', 'i18n', 'map', 'navigation', 'ui'],
    codes: ['crud', 'gql', 'i18n', 'ui'],
    resources: ['api', 'codes', 'crud', 'gql', 'i18n', 'map', 'navigation', 'ui'],
    screens: ['api', 'codes', 'crud', 'gql', 'i18n', 'map', 'navigation', 'ui'],
    app: ['api', 'crud', 'gql', 'i18n', 'map', 'navigation', 'resources', 'screens', 'theme', 'ui'],
    'Root.tsx': ['api', 'app', 'gql', 'i18n', 'login', 'theme'],
    'main.tsx': ['Root.tsx', 'theme'],
  },
  'upstream/src': {
    'weak-secrets.ts': [],
    'standard-output.ts': [],
    'request-traces.ts': [],
    database: [],
    queue: ['database'],
    geocoder: [],
    'file-service': [],
    'data-api': ['database', 'queue'],
    'variables.ts': ['data-api'],
    'config.ts': [
      'data-api',
      'database',
      'file-service',
      'request-traces.ts',
      'variables.ts',
      'weak-secrets.ts',
    ],
    backup: ['config.ts', 'database', 'file-service'],
    demo: ['data-api', 'database', 'file-service'],
    'start-fault.ts': ['backup', 'config.ts', 'database'],
    'server.ts': ['*'],
    'main.ts': ['*'],
    'admin.ts': ['*'],
    'backup.ts': ['*'],
    'dead-letters.ts': ['*'],
    'restore.ts': ['*'],
  },
  bff: { scripts: [], 'jest.set-up.mjs': ['scripts'] },
  web: {
    vite: [],
    explorer: [],
    scripts: [],
    'vite.config.ts': ['vite'],
    'vite.explorer.config.ts': ['vite'],
  },
  '.': {
    scripts: [],
    'tests/bench': ['scripts'],
    'tests/chaos': ['scripts', 'tests/bench'],
    'tests/e2e': ['scripts'],
    'tests/hostile': ['scripts', 'tests/e2e'],
    'tests/soak': ['scripts', 'tests/bench'],
  },
};

/** Temporary, on top of the lists above: imports against the direction. To be emptied, never extended. */
exports.temporaryFolders = {
  'bff/src': {
    rest: ['schema', 'graphql'],
    session: ['schema', 'graphql'],
    schema: ['places', 'graphql'],
    graphql: ['places'],
    http: ['gateway-parts.ts', 'live.ts'],
  },
};

/** Temporary: the folders that still have files in a cycle. To be emptied, never extended. */
exports.temporaryCycles = ['^bff/src/rest/'];
