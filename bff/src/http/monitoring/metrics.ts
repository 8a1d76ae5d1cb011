import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { OpenSockets } from '../open-sockets.js';
import { Durations } from './durations.js';

/** What Prometheus gets to know. No label ever holds what a client chose, so that their number stays small. */
export class Metrics {
  readonly registry = new Registry();
  private readonly operations = new Durations(this.registry, {
    name: 'armada_operation_duration_seconds',
    help: 'Time an operation took, by type and whether it had errors.',
    labelNames: ['type', 'outcome'],
  });
  private readonly errors = new Counter({
    name: 'armada_operation_errors_total',
    help: 'Errors answered, by code.',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  private readonly upstreamCalls = new Durations(this.registry, {
    name: 'armada_upstream_call_duration_seconds',
    help: 'Time a call to a service took, tries included, by service and outcome (a status class or a fault).',
    labelNames: ['service', 'outcome'],
  });

  constructor(sockets: OpenSockets) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'armada_open_sockets',
      help: 'WebSockets open.',
      registers: [this.registry],
      collect() {
        this.set(sockets.count('socket'));
      },
    });
    new Gauge({
      name: 'armada_open_streams',
      help: 'Streams of server-sent events open.',
      registers: [this.registry],
      collect() {
        this.set(sockets.count('stream'));
      },
    });
  }

  operation(type: string | null, codes: readonly unknown[], seconds: number): void {
    this.operations.observe(type ?? 'none', codes.length > 0 ? 'errors' : 'ok', seconds);
    for (const code of codes) this.errors.inc({ code: String(code) });
  }

  /** Something was refused before it became an operation. */
  refused(code: string): void {
    this.errors.inc({ code });
  }

  upstreamCall(service: string, outcome: string, seconds: number): void {
    this.upstreamCalls.observe(service, outcome, seconds);
  }
}

/** A server of its own, so that `/metrics` can be kept inside. */
export const metricsServer = ({ registry }: Metrics): Server =>
  createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
