import { spawn } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { elapsed } from '../../../scripts/console.mjs';
import { fromRoot } from '../../../scripts/repository.mjs';
import { loadOfMachine, table } from './rounds.mjs';

/** Marks of a figure that is over its limit in a bench's output. */
const over = /\((over|missed|short)\)/;
/** Minutes after which a bench is killed. */
const timeout = 30;

/**
 * Runs benches one after the other, each in its own process, so that a failure does not stop the others.
 * @param {{name: string, command: string[]}[]} benches a command is a path of a script in the repository and its arguments
 * @param {(text: string) => void} print receives their output
 * @param {(text: string) => void} [keep] receives the report so far after each bench
 * @returns {Promise<{text: string, isHeld: boolean}>} the report in Markdown, and whether all ran and hold their limits
 */
export async function runBenches(benches, print, keep = () => {}) {
  const began = performance.now();
  const results = [];
  for (const { name, command } of benches) {
    const load = loadOfMachine();
    const started = performance.now();
    print(`\n${name} …\n`);
    const { printed, fault } = await run(command, print);
    results.push({ name, command, load, took: elapsed(started), fault, rows: figuresIn(printed) });
    keep(reportOf(results, elapsed(began)));
  }
  return {
    text: reportOf(results, elapsed(began)),
    isHeld: results.every(({ fault, rows }) => fault === undefined && !rows.some(({ isOver }) => isOver)),
  };
}

function reportOf(results, took) {
  const figures = results.flatMap(({ name, rows, fault }) => [
    ...rows.map(({ what, figures, limit, isOver }) => [
      name,
      what,
      figures,
      limit,
      limit && (isOver ? 'over' : 'held'),
    ]),
    ...(fault === undefined ? [] : [[name, 'did not complete', fault, '', 'failed']]),
  ]);
  const runs = results.map(({ name, command, load, took }) => [
    name,
    `\`node ${command.join(' ')}\``,
    took,
    load.replace('load of the machine: ', ''),
  ]);
  return [
    '# What was measured',
    '',
    `\`npm run bench\` of ${new Date().toISOString().slice(0, 10)} on ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}: ${took} in all. ` +
      'Times are wall-clock times and depend on the load of the machine; ratios are of alternating rounds and do not.',
    '',
    table(['bench', 'what', 'figures', 'limit', ''], figures),
    '',
    table(['bench', 'alone', 'took', 'load of the machine before it (1, 5, 15 minutes)'], runs),
    '',
  ].join('\n');
}

/** @returns {Promise<{printed: string, fault: string | undefined}>} `fault`: the error of a bench that failed */
function run([script, ...args], print) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fromRoot(script), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeout * 60_000,
    });
    let printed = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      print(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4000);
      print(text);
    });
    child.once('close', (code, signal) => {
      // Some exit with 1 when a limit is exceeded, which their output shows.
      const isFault = signal !== null || (code !== 0 && !over.test(printed));
      const lines = output.trim().split('\n');
      const words = lines.find((line) => /Error(: | \[)/.test(line)) ?? lines.at(-1);
      resolve({ printed, fault: isFault ? words || `ended by ${signal ?? `code ${code}`}` : undefined });
    });
  });
}

/** @returns {{what: string, figures: string, limit: string, isOver: boolean}[]} the rows of a bench's tables and its lines with a goal */
function figuresIn(printed) {
  const found = [];
  let head;
  let title = '';
  for (const line of printed.split('\n')) {
    if (!line.startsWith('|')) {
      head = undefined;
      const goal = /^(.+): (.+), goal (.+)$/.exec(line);
      if (goal)
        found.push({ what: goal[1], figures: goal[2], limit: bare(goal[3]), isOver: over.test(line) });
      else if (line.trim() !== '') title = line.trim();
      continue;
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (head === undefined) head = cells;
    else if (!cells.every((cell) => /^-+$/.test(cell)))
      found.push({ ...rowOf(head, cells, title), isOver: over.test(line) });
  }
  return found;
}

/** The cells before the first figure are the row's name; a limit is in its own column or in the head of its column. */
function rowOf(head, cells, title) {
  const isLimit = head.map((name) => /^(limit|goal)/.test(name));
  const first = Math.max(
    1,
    cells.findIndex((cell) => /^[\d.,-]+( |$)/.test(cell)),
  );
  const names = cells.slice(0, first).filter(Boolean);
  const figures = cells.flatMap((cell, at) =>
    at < first || isLimit[at] || cell === '' ? [] : [`${head[at].replace(/, limit.*/, '')} ${bare(cell)}`],
  );
  const limits = cells.flatMap((cell, at) => {
    const inHead = /limit (.+)$/.exec(head[at])?.[1];
    return isLimit[at] ? [bare(cell)] : inHead && at >= first ? [inHead] : [];
  });
  const about = head[0] === '' ? title : head[0];
  return { what: [about, ...names].join(', '), figures: figures.join(' · '), limit: limits.join(' ') };
}

const bare = (cell) => cell.replace(over, '').trim();
