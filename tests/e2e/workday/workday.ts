import type { BrowserContextOptions, Page } from 'playwright-core';
import { type InputMethod, Keyboard, Pointer } from './input-method.js';

/** One thing that a person wants, done by each input method and in each window. */
export interface Step<Given> {
  name: string;
  /** The actions that it needs, in the order of {@link WAYS}. */
  needs: readonly [mouse: number, keys: number, touch: number];
  act: (user: InputMethod, given: Given, page: Page) => Promise<void>;
}

/** More presses of Tab than stated that are no fault: a part that is loaded late adds stops to the way past it. */
const MORE_TABS = 4;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** The input methods and windows of a day. */
const WAYS = [
  {
    way: 'mouse, 1440 × 900',
    window: DESKTOP,
    allowance: 0,
    userOf: (page: Page) => new Pointer(page, false),
  },
  {
    way: 'keyboard, 1440 × 900',
    window: DESKTOP,
    allowance: MORE_TABS,
    userOf: (page: Page) => new Keyboard(page),
  },
  { way: 'touch, 390 × 844', window: PHONE, allowance: 0, userOf: (page: Page) => new Pointer(page, true) },
] as const;

interface Day<Given> {
  name: string;
  /** Makes the test data of one run. */
  prepare: (window: BrowserContextOptions) => Promise<Given>;
  /** Opens the page on which the day begins. */
  open: (given: Given, window: BrowserContextOptions) => Promise<Page>;
  steps: readonly Step<Given>[];
}

/** A test of a day for each of them: no step may need more actions than stated. Prints the counts. */
export function testWorkday<Given>({ name, prepare, open, steps }: Day<Given>): void {
  const counts = steps.map((): number[] => []);
  afterAll(() => {
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
    const sums = WAYS.map((_, way) => counts.reduce((sum, step) => sum + (step[way] ?? 0), 0));
    const table = [
      row([`${name}: actions`, ...WAYS.map(({ way }) => way)]),
      row(['---', ...WAYS.map(() => '---:')]),
      ...steps.map((step, index) => row([step.name, ...(counts[index] ?? [])])),
      row(['in all', ...sums]),
    ];
    process.stdout.write(`\n${table.join('\n')}\n\n`);
  });

  test.each(WAYS)(
    `${name}: $way`,
    async ({ way, window, allowance, userOf }) => {
      const given = await prepare(window);
      const page = await open(given, window);
      const user = userOf(page);
      const place = WAYS.findIndex((one) => one.way === way);
      const tooMany: string[] = [];
      for (const [index, { name: stepName, needs, act }] of steps.entries()) {
        user.actions = 0;
        await act(user, given, page);
        counts[index]?.push(user.actions);
        const most = (needs[place] ?? 0) + allowance;
        if (user.actions > most) tooMany.push(`${stepName}: ${user.actions} actions, at most ${most}`);
      }
      expect(tooMany).toEqual([]);
    },
    300_000,
  );
}
