/**
 * The Redis that tests talk to.
 * @throws one sentence when there is none: these tests never skip in silence
 */
export function testRedis(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url) throw new Error('Set TEST_REDIS_URL to a Redis server: the tests of pub/sub need a real one.');
  return url;
}
