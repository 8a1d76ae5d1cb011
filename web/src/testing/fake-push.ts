/** Web Push in a browser that the test has instead of its own. */
export interface FakePush {
  /** The endpoint of the subscription; null while there is none. */
  endpoint: string | null;
  readonly registered: string[];
  readonly keys: string[];
  remove(): void;
}

/** @param permission the response of the person */
export function installFakePush(permission: NotificationPermission): FakePush {
  const fake: FakePush = {
    endpoint: null,
    registered: [],
    keys: [],
    remove: () => {
      for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
  const subscription = () => ({
    endpoint: fake.endpoint,
    toJSON: () => ({ endpoint: fake.endpoint, keys: { p256dh: 'BKey', auth: 'secret' } }),
    unsubscribe: async () => {
      fake.endpoint = null;
      return true;
    },
  });
  const registration = {
    pushManager: {
      getSubscription: async () => (fake.endpoint === null ? null : subscription()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        fake.keys.push(applicationServerKey);
        fake.endpoint = 'https://push.test/abc';
        return subscription();
      },
    },
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: async (url: string) => {
      fake.registered.push(url);
      return registration;
    },
  };
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: { permission, requestPermission: async () => permission },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return fake;
}
