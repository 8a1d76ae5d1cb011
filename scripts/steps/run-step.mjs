import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../repository.mjs';
import { endGroup } from '../servers/process-group.mjs';

/** The counts of a jest run: a skipped test is a failed one, for nothing is skipped in silence. */
function suiteCounts(reportPath) {
  if (!existsSync(reportPath)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(reportPath, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  };
}

/** Milliseconds in which a suite has to end after it has written its report. */
const MOST_TO_END = 30_000;

/**
 * Runs one step to its end in a process group of its own. A suite that has reported and does not end is stopped and has failed:
 * one of its tests left a server, a connection or a timer open.
 * @param {import('./test-steps.mjs').Step} step
 * @param {{env: Record<string, string>, folder: string, mostToEnd?: number}} options `folder` takes the reports
 * @returns {{result: Promise<{passed: number, failed: number, output: string}>, stop: () => void}}
 */
export function runStep(step, { env, folder, mostToEnd = MOST_TO_END }) {
  const report = join(folder, `${step.name.replaceAll(' ', '-')}.json`);
  const [program, ...args] = step.suite
    ? [...step.command, '--ci', '--json', `--outputFile=${report}`]
    : step.command;
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', step.suite ? 'ignore' : 'pipe', 'pipe'], // with --json, jest's stdout is the report once more
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  let deadline;
  const reports = watch(folder, (_event, name) => {
    if (name !== basename(report)) return;
    deadline ??= setTimeout(() => {
      output += `\n${step.name} reported its results but did not end within ${mostToEnd / 1000} s: a test left something open.\n`;
      endGroup(child, 'SIGKILL');
    }, mostToEnd);
  });
  const result = new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: 0, failed: 1, output: String(error) }));
    child.once('close', (code) => {
      clearTimeout(deadline);
      reports.close();
      const counts = step.suite
        ? suiteCounts(report)
        : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
      resolve({ ...counts, output: stripVTControlCharacters(output) });
    });
  });
  return { result, stop: () => endGroup(child) };
}
