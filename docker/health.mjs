// Ends with 0 while the server responses this path with 2xx, else with 1 and the reply on stderr: the health check of both images, and
// with /readyz what docker/roll.sh waits for.
const [path = '/healthz'] = process.argv.slice(2);
const response = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
  signal: AbortSignal.timeout(3000),
});
if (!response.ok) process.stderr.write(`${await response.text()}\n`);
process.exitCode = response.ok ? 0 : 1;
