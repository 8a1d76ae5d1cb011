import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Service } from './calls.js';
import { LinksAlong } from './include-negotiator.js';
import { envelopeReaders } from './replies.js';
import { type Caller, RestCalls } from './rest-calls.js';
import { type Circuit, type Resilience, Transport } from './service-client.js';
import { type Wire, wireReaders } from './wire.js';

export interface ProbeReply {
  readonly status: number;
  /** Null when the body is no JSON object. */
  readonly json: Readonly<Record<string, unknown>> | null;
}

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

  /** One GET without a token, not retried, whatever its status; null when there is no reply before `deadline`. */
  async probe(service: Service, path: string, deadline: AbortSignal): Promise<ProbeReply | null> {
    try {
      const { status, body } = await this.transports[service].stream({
        method: 'GET',
        path,
        headers: { accept: 'application/json', 'user-agent': this.settings.userAgent },
        timeoutMs: this.settings.timeoutMs,
        signal: deadline,
      });
      return { status, json: await jsonObjectIn(body) };
    } catch {
      // No connection, or it was lost within the body.
      return null;
    }
  }

  /** Waits for what is under way, then closes every connection. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.transports).map((transport) => transport.close()));
  }
}

/** Bytes; the page of another server is not read to its end. */
const longestProbeReply = 64 * 1024;
const jsonObject = z.record(z.string(), z.unknown());

async function jsonObjectIn(body: Readable): Promise<ProbeReply['json']> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    pieces.push(Buffer.from(piece));
    length += pieces.at(-1)?.length ?? 0;
    if (length > longestProbeReply) return null;
  }
  try {
    return jsonObject.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')));
  } catch {
    return null;
  }
}
