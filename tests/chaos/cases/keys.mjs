import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../../scripts/installation/person.mjs';
import { manyMachines } from '../installation.mjs';

/** Milliseconds between two requests of who is signed in; and after which a use of theirs is noted, in a cookie of the first key. */
const pause = 100;
const untilNoted = 11_000;

/**
 * The keys of sessions and events are changed as docs/operations.md says, by rolling restarts: who works meanwhile, through any of the
 * gateways, stays signed in, and no event is lost for its signature.
 */
export const keys = {
  start: () => manyMachines(),
  async hurt({ installation, step, violate }) {
    const { pairs, gateways } = installation;
    const { SESSION_KEYS: session, EVENTS_SECRET: events } = pairs[0].gateway.options.env;
    const [newSession, newEvents] = [fresh(), fresh()];
    const rounds = [
      ['the new keys stand behind the old ones', `${session},${newSession}`, `${events},${newEvents}`],
      ['the new keys stand first', `${newSession},${session}`, `${newEvents},${events}`],
      ['the old keys are gone', newSession, newEvents],
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
          await sleep(untilNoted);
        });
    } finally {
      await worker.end();
    }
    if (worker.signedOut > 0)
      violate(`who was signed in was told ${worker.signedOut} times that they are not`);
    if (worker.answered === 0) violate('who was signed in was never answered');
  },
};

const fresh = () => randomBytes(32).toString('base64url');

/** Somebody who is signed in by a cookie and asks one gateway after the other, wherever one answers. */
async function startWorker(gateways) {
  let person = await Person.signIn({ url: gateways[0] }, 'admin');
  const worker = { answered: 0, signedOut: 0 };
  let isOver = false;
  const work = async () => {
    for (let turn = 0; !isOver; turn++) {
      const now = person.at({ url: gateways[turn % gateways.length] });
      try {
        const { me } = await now.run('{ me { user { id } } }');
        worker[me === null ? 'signedOut' : 'answered'] += 1;
        if (me !== null) person = now; // with the cookie that it was given, if any
      } catch {
        // no answer, or one of a data API that is away: the load counts those
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
