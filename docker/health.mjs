// Ends with 0 while the server answers this path with 2xx, else with 1 and the reply on stderr: the health check of both images, and
// with /readyz what docker/roll.sh waits for.
const [path = '/healthz'] = process.argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
  signal: AbortSignal.timeout(3000),
});
if (!answer.ok) process.stderr.write(`${await answer.text()}\n`);
process.exitCode = answer.ok ? 0 : 1;
