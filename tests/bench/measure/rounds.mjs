import { readFileSync } from 'node:fs';
import { loadavg, platform } from 'node:os';

/** @param {number[]} values @returns {number} the median */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {number[]} values @param {number} share from 0 to 100 @returns {number} the percentile */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
}

/**
 * Measures the contestants alternately, in rounds, so that load of the machine affects all of them equally.
 * @param {Record<string, () => Promise<void>>} contestants runs a contestant once
 * @param {{rounds: number, repetitions: number}} options
 * @returns {Promise<Record<string, number[]>>} for each contestant its median milliseconds in each round
 */
export async function alternate(contestants, { rounds, repetitions }) {
  const medians = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (const act of Object.values(contestants)) await act(); // warm-up
  for (let round = 0; round < rounds; round++) {
    for (const [name, act] of Object.entries(contestants)) {
      const times = [];
      for (let n = 0; n < repetitions; n++) {
        const started = performance.now();
        await act();
        times.push(performance.now() - started);
      }
      medians[name].push(median(times));
    }
  }
  return medians;
}

/**
 * @param {string[]} head @param {string[][]} rows
 * @returns {string} a table in Markdown, its columns aligned
 */
export function table(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
}

/** @returns {{stolen: number, all: number}} processor time that the host gave to other virtual machines, and total processor time, in ticks */
function processorTime() {
  if (platform() !== 'linux') return { stolen: 0, all: 0 };
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user, nice, system, idle, wait, interrupts, softInterrupts, stolen] = line.match(/\d+/g).map(Number);
  return { stolen, all: user + nice + system + idle + wait + interrupts + softInterrupts + stolen };
}

const atStart = processorTime();

/**
 * @returns {string} the load of the machine over the last 1, 5 and 15 minutes, and the share of processor time that the host has
 *   withheld since this command started
 */
export function loadOfMachine() {
  const { stolen, all } = processorTime();
  const share = (100 * (stolen - atStart.stolen)) / Math.max(1, all - atStart.all);
  const loads = loadavg().map((load) => load.toFixed(1));
  return `load of the machine: ${loads.join(' ')}; withheld by its host: ${share.toFixed(0)} %`;
}
