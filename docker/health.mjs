// Exits with 0 if the server responds to this path with 2xx, otherwise with 1 and the response on stderr: the health check of both
// images; docker/roll.sh uses it with /readyz.
const [path = '/healthz'] = process.argv.slice(2);
const response = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
  signal: AbortSignal.timeout(3000),
});
if (!response.ok) process.stderr.write(`${await response.text()}\n`);
process.exitCode = response.ok ? 0 : 1;
