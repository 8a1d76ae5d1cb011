// The health check of both images: ends with 0 while the server answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, {
  signal: AbortSignal.timeout(3000),
});
process.exit(answer.ok ? 0 : 1);
