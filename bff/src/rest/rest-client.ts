import type { Logger } from 'pino';
import type { Service } from './calls.js';
import { LinksAlong } from './links.js';
import { envelopeReaders } from './replies.js';
import { type Caller, RestCalls } from './rest-calls.js';
import { type Circuit, type Resilience, Transport, TransportFault } from './transport.js';
import { type Wire, wireReaders } from './wire.js';

export interface RestSettings {
  readonly baseUrls: Readonly<Record<Service, string>>;
  /** Milliseconds a service may take, unless a call says otherwise. */
  readonly timeoutMs: number;
  /** IANA name of the zone of date-times without an offset. */
  readonly timeZone: string;
  readonly resilience: Resilience;
  /** Names this product to the services, as Nominatim's usage policy wants it. */
  readonly userAgent: string;
  /** Told of every call: `2xx`, `4xx`, … or the fault, and the seconds it took, tries included. */
  readonly onCall?: (service: Service, outcome: string, seconds: number) => void;
}

/** The services, once per process: connections, circuit breakers and the compiled readers of their replies. */
export class RestClient {
  readonly wire: Wire;
  readonly envelopes: ReturnType<typeof envelopeReaders>;
  readonly linksAlong = new LinksAlong();
  private readonly transports: Readonly<Record<Service, Transport>>;

  constructor(
    readonly settings: RestSettings,
    readonly log: Logger,
  ) {
    this.wire = wireReaders(settings.timeZone);
    this.envelopes = envelopeReaders(this.wire);
    const { baseUrls, resilience } = settings;
    this.transports = {
      dataApi: new Transport(baseUrls.dataApi, resilience),
      fileService: new Transport(baseUrls.fileService, resilience),
      geocoder: new Transport(baseUrls.geocoder, resilience),
    };
  }

  /** The services in one caller's name, for one operation. */
  as(caller: Caller): RestCalls {
    return new RestCalls(this, caller);
  }

  transport(service: Service): Transport {
    return this.transports[service];
  }

  /** The state of each service's circuit breaker. */
  circuits(): Readonly<Record<Service, Circuit>> {
    const { dataApi, fileService, geocoder } = this.transports;
    return { dataApi: dataApi.circuit, fileService: fileService.circuit, geocoder: geocoder.circuit };
  }

  /** Whether a service answers at all: any status but a 5xx, within `timeoutMs`. */
  async answers(service: Service, timeoutMs: number): Promise<boolean> {
    try {
      const { status, body } = await this.transports[service].stream({
        method: 'GET',
        path: '',
        headers: { accept: 'application/json' },
        timeoutMs,
        signal: new AbortController().signal,
      });
      body.resume();
      return status < 500;
    } catch (error) {
      if (error instanceof TransportFault) return false;
      throw error;
    }
  }

  /** Waits for what is under way, then closes every connection. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.transports).map((transport) => transport.close()));
  }
}
