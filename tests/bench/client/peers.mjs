/**
 * The cold start of Armada's client on a slow network beside two clients built for this comparison on react-admin and on Refine with
 * Ant Design (tests/bench/peers/clients): a sign-in and a list of vehicles with the same columns, over the same data API, without
 * Armada's other screens. Their packages are installed when they are not. Armada opens the list after the sign-in as they do.
 *
 *   node tests/bench/client/peers.mjs [--rounds=3]
 */
import { parseArgs } from 'node:util';
import { runCommand, say } from '../../../scripts/console.mjs';
import { startArmada, startBrowser } from '../measure/armada.mjs';
import { startDataApiProxy } from '../measure/data-api-proxy.mjs';
import { loadOfMachine, median, table } from '../measure/rounds.mjs';
import { slowVisit } from '../measure/slow-visit.mjs';
import { buildPeer, servePeer } from '../peers/clients/serve.mjs';

/** Limits of Armada, in seconds. */
const limits = { toForm: 3, toRows: 6 };

const peers = {
  'react-admin': {
    user: 'input[name="username"]',
    password: 'input[name="password"]',
    row: 'tbody tr.RaDataTable-row',
  },
  refine: { user: '#email', password: '#password', row: 'tr.ant-table-row' },
};

runCommand(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  for (const name of Object.keys(peers)) await buildPeer(name);
  let dataApi;
  const armada = await startArmada(({ port, upstreamPort }) => {
    dataApi = `http://127.0.0.1:${upstreamPort}`;
    return startDataApiProxy(port, upstreamPort, () => undefined);
  });
  const running = [armada];
  const browser = await startBrowser();
  try {
    const clients = {
      Armada: {
        url: `${armada.url}/vehicle/manage?page=1`,
        user: '#login-email',
        password: '#login-password',
        row: '.resource-table .cell-content',
      },
    };
    for (const [name, selectors] of Object.entries(peers)) {
      const peer = await servePeer(name, dataApi);
      running.push(peer);
      clients[name] = { ...selectors, url: `${peer.url}/` };
    }
    const visits = Object.fromEntries(Object.keys(clients).map((name) => [name, []]));
    // The first visits warm the servers and are not counted.
    for (const client of Object.values(clients)) await slowVisit(browser, client);
    for (let round = 0; round < Number(values.rounds); round++)
      for (const [name, client] of Object.entries(clients))
        visits[name].push(await slowVisit(browser, client));
    const rows = Object.entries(visits).map(([name, all]) => rowOf(name, all));
    say(
      table(
        [
          '400 kbit/s, 400 ms, CPU ÷ 4, cold',
          's to a usable login',
          's from Enter to the first rows',
          'KiB of the login',
          'KiB to the first rows',
          'limit',
        ],
        rows,
      ),
    );
    say(loadOfMachine());
    return rows.some((cells) => cells.some((cell) => cell.includes('(over)'))) ? 1 : 0;
  } finally {
    await browser.close();
    for (const server of running.reverse()) await server.stop();
  }
});

function rowOf(name, visits) {
  const of = (key) => median(visits.map((visit) => visit[key]));
  const isArmada = name === 'Armada';
  const seconds = (key) => {
    const value = of(key) / 1000;
    return `${value.toFixed(1)}${isArmada && value > limits[key] ? ' (over)' : ''}`;
  };
  return [
    name,
    seconds('toForm'),
    seconds('toRows'),
    of('formKiB').toFixed(0),
    of('rowsKiB').toFixed(0),
    isArmada ? `${limits.toForm} s, ${limits.toRows} s` : '',
  ];
}
