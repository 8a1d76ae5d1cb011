/**
 * Asks a child that was started `detached` to end, with all that it started itself.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endGroup(child) {
  if (process.platform === 'win32') {
    child.kill();
    return;
  }
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
