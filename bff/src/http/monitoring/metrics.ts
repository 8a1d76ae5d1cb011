import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveEvents } from '../../events/live-events.js';
import type { Admission } from '../../graphql/admission/admission.js';
import { sourceStates, type TileOutcome, type TileSource } from '../../map/tile-source.js';
import type { RestClient } from '../../rest/rest-client.js';
import { circuits } from '../../rest/service-client.js';
import type { OpenSockets } from '../open-sockets.js';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface WatchedParts {
  readonly rest: RestClient;
  readonly admission: Admission;
  readonly live: LiveEvents;
  readonly sockets: OpenSockets;
  readonly map: Pick<TileSource, 'state'>;
}

/** The gateway's metrics for Prometheus. A label never has a value that a client chose, so that their number stays small. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly operations = new Histogram({
    name: 'armada_operation_duration_seconds',
    help: 'Duration of operations, by type and whether they had errors.',
    labelNames: ['type', 'outcome'],
    buckets,
    registers: this.registers,
  });
  private readonly errors = new Counter({
    name: 'armada_operation_errors_total',
    help: 'Errors in responses, by code.',
    labelNames: ['code'],
    registers: this.registers,
  });
  private readonly upstreamCalls = new Histogram({
    name: 'armada_upstream_call_duration_seconds',
    help: 'Duration of calls to services, retries included, by service and outcome (a status class or a fault).',
    labelNames: ['service', 'outcome'],
    buckets,
    registers: this.registers,
  });
  private readonly mapTiles = new Counter({
    name: 'armada_map_tiles_total',
    help: 'Tiles of maps that browsers requested, by where they were found.',
    labelNames: ['outcome'],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  operation(type: string | null, codes: readonly unknown[], seconds: number): void {
    this.operations.observe({ type: type ?? 'none', outcome: codes.length > 0 ? 'errors' : 'ok' }, seconds);
    for (const code of codes) this.refused(String(code));
  }

  /** Counts an error, also of a request that did not become an operation. */
  refused(code: string): void {
    this.errors.inc({ code });
  }

  upstreamCall(service: string, outcome: string, seconds: number): void {
    this.upstreamCalls.observe({ service, outcome }, seconds);
  }

  mapTile(outcome: TileOutcome): void {
    this.mapTiles.inc({ outcome });
  }

  /** Adds the metrics that are read from the gateway's parts whenever Prometheus requests them. */
  watch({ rest, admission, live, sockets, map }: WatchedParts): void {
    const { registers } = this;
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('armada_open_sockets', 'Open WebSockets.', () => sockets.count('socket'));
    gauge('armada_open_streams', 'Open streams of server-sent events.', () => sockets.count('stream'));
    gauge('armada_event_listeners', 'Feeds that wait for events.', () => live.events.listeners);
    new Counter({
      name: 'armada_events_total',
      help: 'Events that arrived, by webhook or from another gateway.',
      registers,
      collect() {
        this.reset();
        this.inc(live.events.arrived);
      },
    });
    new Gauge({
      name: 'armada_circuit_breaker_state',
      help: 'State of the circuit breaker of each service: 1 for the state it is in, 0 for the others.',
      labelNames: ['service', 'state'],
      registers,
      collect() {
        for (const [service, current] of Object.entries(rest.circuits()))
          for (const state of circuits) this.set({ service, state }, state === current ? 1 : 0);
      },
    });
    new Gauge({
      name: 'armada_map_source_state',
      help: 'State of the source of map tiles: 1 for the state it is in, 0 for the others.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const state of sourceStates) this.set({ state }, state === map.state ? 1 : 0);
      },
    });
    new Gauge({
      name: 'armada_documents',
      help: "Documents that are kept parsed and validated: those of the client's build, and recent ones.",
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, size] of Object.entries(admission.documents.sizes)) this.set({ kind }, size);
      },
    });
  }
}

/** A separate server, so that `/metrics` is not reachable from outside. */
export const metricsServer = ({ registry }: Metrics): Server =>
  createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
