/**
 * Counts the steps of some work between two turns of the event loop.
 *
 * @param work gets a function that it calls at each step
 * @returns the steps of each turn that had any
 */
export async function stepsByTurn(work: (step: () => void) => Promise<unknown>): Promise<number[]> {
  const turns: number[] = [];
  let steps = 0;
  let isDone = false;
  const turn = () => {
    if (steps > 0) turns.push(steps);
    steps = 0;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work(() => {
    steps += 1;
  });
  isDone = true;
  if (steps > 0) turns.push(steps);
  return turns;
}
