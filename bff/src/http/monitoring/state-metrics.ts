import { Counter, Gauge } from 'prom-client';
import { circuits } from '../../rest/service-client.js';
import type { GatewayParts } from '../gateway-parts.js';
import type { Metrics } from './metrics.js';

/** Shows Prometheus what the parts of the gateway keep themselves, read when it asks. */
export function watchState(
  { registry }: Metrics,
  { rest, admission, live }: Pick<GatewayParts, 'rest' | 'admission' | 'live'>,
): void {
  new Gauge({
    name: 'armada_circuit_breaker_state',
    help: 'State of the circuit breaker before each service: 1 for the state it is in, 0 for the others.',
    labelNames: ['service', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [service, current] of Object.entries(rest.circuits()))
        for (const state of circuits) this.set({ service, state }, state === current ? 1 : 0);
    },
  });
  new Gauge({
    name: 'armada_documents',
    help: "Documents kept parsed and validated: those of the client's build, and those sent of late.",
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      for (const [kind, size] of Object.entries(admission.documents.sizes)) this.set({ kind }, size);
    },
  });
  new Counter({
    name: 'armada_events_total',
    help: 'Events that arrived, by webhook or from another gateway.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(live.events.arrived);
    },
  });
  new Gauge({
    name: 'armada_event_listeners',
    help: 'Feeds that wait for events.',
    registers: [registry],
    collect() {
      this.set(live.events.listeners);
    },
  });
}
