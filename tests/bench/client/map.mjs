/**
 * The dashboard's live map in a real browser: the production build, through the gateway, with more vehicles than the demo has,
 * some of which move.
 *
 *   node tests/bench/client/map.mjs [--only=words of a measurement's name]
 *
 * The time of a frame is that of all main-thread work since the frame before. It is wall-clock time, which depends on the load of the
 * machine (last line); "CPU ms" does not. "Longest" is the longest frame, such as one that builds clusters. "Between frames" is
 * 16.7 ms at sixty frames a second.
 */
import { parseArgs } from 'node:util';
import { runCommand, say } from '../../../scripts/console.mjs';
import { signedInPage, startArmada, startBrowser } from '../measure/armada.mjs';
import { workOfFrames } from '../measure/main-thread.mjs';
import { startMovingFleet } from '../measure/moving-fleet.mjs';
import { loadOfMachine, median, percentile, table } from '../measure/rounds.mjs';

/** Limits of the 95th percentile of a frame in milliseconds: while vehicles move, and while the map is dragged. */
const limits = { moving: 16, dragging: 33 };
const movers = 60;
const map = '.live-map .map-view';

/* Each takes a share of its time: a short one first, so that what is fetched and compiled once is there. */
const moving = (page, share) =>
  page.evaluate((milliseconds) => window.probe.framesFor(milliseconds), 10_000 * share);
const dragging = (page, share) =>
  page.evaluate((argument) => window.probe.framesOfDragging(argument), {
    map,
    step: 12,
    turn: 40,
    count: 600 * share,
  });

const measurements = [
  { vehicles: 10_000, closer: 0, moves: true, act: moving, limit: limits.moving },
  { vehicles: 10_000, closer: 4, moves: true, act: moving, limit: limits.moving },
  { vehicles: 10_000, closer: 0, moves: true, act: dragging, limit: limits.dragging },
  { vehicles: 100_000, closer: 0, moves: false, act: dragging, limit: limits.dragging },
  { vehicles: 100_000, closer: 3, moves: false, act: dragging, limit: limits.dragging },
  { vehicles: 100_000, closer: 0, moves: true, act: dragging, limit: limits.dragging },
].map((measurement) => ({ ...measurement, name: nameOf(measurement) }));

runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const armada = await startArmada(startMovingFleet);
  const browser = await startBrowser();
  try {
    const page = await signedInPage(browser, armada.url);
    const userId = await page.evaluate(idOfUser);
    const rows = [];
    for (const { name, vehicles, closer, moves, act, limit } of measurements) {
      if (!name.includes(values.only)) continue;
      armada.proxy.setFleet(vehicles);
      await openMap(page, vehicles, closer);
      if (moves) armada.proxy.startMoving(movers, userId);
      await act(page, 0.2);
      let times = [];
      const work = await workOfFrames(browser, async () => {
        times = await act(page, 1);
      });
      armada.proxy.stopMoving();
      const clocks = work.map(({ clock }) => clock);
      const p95 = percentile(clocks, 95);
      const figures = [
        median(clocks),
        p95,
        Math.max(...clocks),
        percentile(
          work.map(({ computed }) => computed),
          95,
        ),
        median(times),
        percentile(times, 95),
      ].map((time) => time.toFixed(1));
      say(`${name}: ${figures.join(' ')}`);
      rows.push([name, ...figures, `${limit}${p95 < limit ? '' : ' (over)'}`]);
    }
    const frame = ['median ms', 'p95 ms', 'longest ms', 'p95 CPU ms'];
    const between = ['median between frames', 'p95 between frames'];
    say(table(['a frame of the live map', ...frame, ...between, 'limit of p95'], rows));
    say(loadOfMachine());
    return 0;
  } finally {
    await browser.close();
    await armada.stop();
  }
});

function nameOf({ vehicles, closer, moves, act }) {
  const parts = [
    `${vehicles.toLocaleString('en')} vehicles`,
    closer === 0 ? 'the city' : 'a quarter of it',
    ...(moves ? [`${movers} moves a second`] : []),
    ...(act === dragging ? ['dragging'] : []),
  ];
  return parts.join(', ');
}

/** Runs in the page. */
async function idOfUser() {
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { user { id } } }' }),
  });
  const { data } = await reply.json();
  return Number(data.me.user.id);
}

/** Reloads the dashboard and zooms its map in. */
async function openMap(page, vehicles, closer) {
  await page.goto('/dashboard');
  await page.locator('#live-map', { hasText: vehicles.toLocaleString('id') }).waitFor();
  await page.locator('.live-canvas').waitFor();
  await page.locator('#live-map').evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  for (let n = 0; n < closer; n++) {
    await page.locator('.leaflet-control-zoom-in').click();
    await page.locator('.leaflet-zoom-anim').waitFor({ state: 'detached' });
  }
  await page.evaluate(() => window.probe.quiet());
}
