/**
 * URL of the Redis server for tests.
 * @throws when there is none, so that no test is skipped silently
 */
export function testRedis(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url) throw new Error('Set TEST_REDIS_URL to a Redis server: the tests of pub/sub need a real one.');
  return url;
}
