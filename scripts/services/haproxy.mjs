import { PlainError } from '../console.mjs';
import { fromRoot } from '../repository.mjs';
import { freePort } from '../servers/ports.mjs';
import { requireProgram, startProgram } from './programs.mjs';

/**
 * The proxy of docker/haproxy.cfg on free ports of this machine.
 * @param {{certificate: string, gateways: number[], upstreams: number[]}} options certificate: a PEM file with its key; the ports of
 *   the servers behind it
 * @returns {Promise<{httpsPort: number, httpPort: number, eventsUrl: string, servicesUrl: string, isUp: (server: string) => Promise<boolean>,
 *   stop: () => Promise<void>}>} servers are named `gateway1`, `upstream2` …
 */
export async function startHaproxy({ certificate, gateways, upstreams }) {
  const program = process.env.HAPROXY || requireProgram('proxy');
  const ports = { HTTPS: 0, HTTP: 0, EVENTS: 0, SERVICES: 0, METRICS: 0 };
  for (const name of Object.keys(ports)) ports[name] = await freePort();
  const at = (port) => `127.0.0.1:${port}`;
  const listed = (name, servers) => servers.map((port, index) => [`${name}_${index + 1}`, at(port)]);
  const env = Object.fromEntries([
    ...Object.entries(ports).map(([name, port]) => [`${name}_BIND`, at(port)]),
    ...listed('GATEWAY', gateways),
    ...listed('UPSTREAM', upstreams),
    ['CERTIFICATE', certificate],
  ]);
  const server = startProgram([program, '-db', '-f', fromRoot('docker', 'haproxy.cfg')], { env });
  const deadline = Date.now() + 10_000;
  while ((await statusOf(ports.METRICS)) === '') {
    if (Date.now() > deadline) {
      await server.stop();
      throw new PlainError(`HAProxy did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const isUp = async (name) => {
    const lines = (await statusOf(ports.METRICS)).split('\n');
    return lines.some((line) => line.includes(`server="${name}",state="UP"`) && line.endsWith(' 1'));
  };
  return {
    httpsPort: ports.HTTPS,
    httpPort: ports.HTTP,
    eventsUrl: `http://${at(ports.EVENTS)}`,
    servicesUrl: `http://${at(ports.SERVICES)}`,
    isUp,
    stop: server.stop,
  };
}

/** @returns {Promise<string>} the states of all servers as Prometheus metrics; '' if the proxy does not respond */
async function statusOf(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics?scope=server`);
    return (await response.text())
      .split('\n')
      .filter((line) => line.startsWith('haproxy_server_status{'))
      .join('\n');
  } catch {
    return '';
  }
}
