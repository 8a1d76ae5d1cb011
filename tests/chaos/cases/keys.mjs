import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../../scripts/installation/person.mjs';
import { manyMachines } from '../installation.mjs';

/** Milliseconds between two requests of the session; and until its use is recorded in a cookie encrypted with the first key. */
const pause = 100;
const untilCookieRenewed = 11_000;

/**
 * The keys of sessions and events are changed as in docs/operations.md, by rolling restarts: a session that is used through any
 * gateway stays valid, and no event is lost because of its signature.
 */
export const keys = {
  start: () => manyMachines(),
  async inject({ installation, step, violate }) {
    const { pairs, gateways } = installation;
    const { SESSION_KEYS: session, EVENTS_SECRET: events } = pairs[0].gateway.options.env;
    const [newSession, newEvents] = [fresh(), fresh()];
    const rounds = [
      ['new keys added after the old ones', `${session},${newSession}`, `${events},${newEvents}`],
      ['new keys first', `${newSession},${session}`, `${newEvents},${events}`],
      ['old keys removed', newSession, newEvents],
    ];
    const worker = await startWorker(gateways);
    try {
      for (const [what, SESSION_KEYS, EVENTS_SECRET] of rounds)
        await step(what, async () => {
          for (const { gateway, upstream } of pairs) {
            Object.assign(gateway.options.env, { SESSION_KEYS, EVENTS_SECRET });
            upstream.options.env.EVENTS_SECRET = EVENTS_SECRET;
            for (const server of [gateway, upstream]) {
              await server.stop();
              server.start();
              await server.ready();
            }
          }
          await sleep(untilCookieRenewed);
        });
    } finally {
      await worker.end();
    }
    if (worker.signedOut > 0) violate(`a valid session was refused ${worker.signedOut} times`);
    if (worker.accepted === 0) violate('no request of the session succeeded');
  },
};

const fresh = () => randomBytes(32).toString('base64url');

/** Signs in and sends requests with the session cookie to all gateways in turn. */
async function startWorker(gateways) {
  let person = await Person.signIn({ url: gateways[0] }, 'admin');
  const worker = { accepted: 0, signedOut: 0 };
  let isOver = false;
  const work = async () => {
    for (let turn = 0; !isOver; turn++) {
      const now = person.at({ url: gateways[turn % gateways.length] });
      try {
        const { me } = await now.run('{ me { user { id } } }');
        worker[me === null ? 'signedOut' : 'accepted'] += 1;
        if (me !== null) person = now; // it may have received a renewed cookie
      } catch {
        // no response or an unavailable service: the load records those
      } finally {
        await now.close();
      }
      await sleep(pause);
    }
  };
  const working = work();
  return Object.assign(worker, {
    end: async () => {
      isOver = true;
      await working;
    },
  });
}
