import type { Logger } from 'pino';
import { z } from 'zod';
import type { Service } from './calls.js';
import { type PayloadSchemas, payloadSchemas } from './payload-schemas.js';
import { envelopeReaders } from './replies.js';
import { IncludeNegotiator } from './rows/include-negotiator.js';
import { type Circuit, ServiceClient, type ServiceSettings } from './service-client.js';

interface RestSettings extends ServiceSettings {
  readonly baseUrls: Readonly<Record<Service, string>>;
  /** IANA name of the zone of date-times without an offset. */
  readonly timeZone: string;
  /** Called after each call with its outcome (`2xx`, `4xx`, … or the fault) and its duration in seconds, retries included. */
  readonly onCall?: (service: Service, outcome: string, seconds: number) => void;
}

export interface ProbeReply {
  readonly status: number;
  /** Null when the body is not a JSON object. */
  readonly json: Readonly<Record<string, unknown>> | null;
}

/** The three services, once per process: connections, circuit breakers, and the readers of their replies. `RestCalls` sends calls. */
export class RestClient {
  readonly schemas: PayloadSchemas;
  readonly envelopes: ReturnType<typeof envelopeReaders>;
  readonly includes = new IncludeNegotiator();
  private readonly services: Readonly<Record<Service, ServiceClient>>;

  constructor(
    readonly settings: RestSettings,
    readonly log: Logger,
  ) {
    this.schemas = payloadSchemas(settings.timeZone);
    this.envelopes = envelopeReaders(this.schemas);
    const { dataApi, fileService, geocoder } = settings.baseUrls;
    this.services = {
      dataApi: new ServiceClient(dataApi, settings),
      fileService: new ServiceClient(fileService, settings),
      geocoder: new ServiceClient(geocoder, settings),
    };
  }

  service(name: Service): ServiceClient {
    return this.services[name];
  }

  /** The state of each service's circuit breaker. */
  circuits(): Readonly<Record<Service, Circuit>> {
    const { dataApi, fileService, geocoder } = this.services;
    return { dataApi: dataApi.circuit, fileService: fileService.circuit, geocoder: geocoder.circuit };
  }

  /** One GET without a token, not retried, whatever its status; null when there is no response before `deadline`. */
  async probe(service: Service, path: string, deadline: AbortSignal): Promise<ProbeReply | null> {
    try {
      const { status, data } = await this.services[service].request<string>({
        method: 'GET',
        url: path,
        once: true,
        validateStatus: null,
        signal: deadline,
      });
      return { status, json: jsonObjectIn(data) };
    } catch {
      return null;
    }
  }

  /** Waits for the current requests, then closes every connection. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.services).map((service) => service.close()));
  }
}

const jsonObject = z.record(z.string(), z.unknown());

function jsonObjectIn(text: string): ProbeReply['json'] {
  try {
    return jsonObject.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
