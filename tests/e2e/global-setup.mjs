import { startArmada } from './armada.mjs';

/**
 * One product for all browser tests: they tell each other apart by the vehicles they make. Its pages are held to the operations of
 * their build, as a deployment may do.
 */
export default async function setUp() {
  const armada = await startArmada({ PERSISTED_ONLY: '1' });
  process.env.ARMADA_URL = armada.url;
  process.env.ARMADA_UPSTREAM = armada.upstreamUrl;
  process.env.ARMADA_DATA = armada.folder;
  globalThis.stopArmada = armada.stop;
}
