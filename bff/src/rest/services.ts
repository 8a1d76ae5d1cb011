import type { Logger } from 'pino';
import type { Service } from './calls.js';
import type { PayloadSchemas } from './payload-schemas.js';
import type { envelopeReaders } from './replies.js';
import type { IncludeNegotiator } from './rows/include-negotiator.js';
import type { ServiceClient, ServiceSettings } from './service-client.js';

export interface RestSettings extends ServiceSettings {
  readonly baseUrls: Readonly<Record<Service, string>>;
  /** IANA name of the zone of date-times without an offset. */
  readonly timeZone: string;
  /** Called after each call with its outcome (`2xx`, `4xx`, … or the fault) and its duration in seconds, retries included. */
  readonly onCall?: (service: Service, outcome: string, seconds: number) => void;
}

/** What all callers share of the services: clients, and the readers of their replies. */
export interface Services {
  readonly settings: RestSettings;
  readonly log: Logger;
  readonly schemas: PayloadSchemas;
  readonly envelopes: ReturnType<typeof envelopeReaders>;
  readonly includes: IncludeNegotiator;
  service(name: Service): ServiceClient;
}
