import { startArmada } from './armada.mjs';

/** One product for all browser tests: they tell each other apart by the vehicles they make. */
export default async function setUp() {
  const armada = await startArmada();
  process.env.ARMADA_URL = armada.url;
  process.env.ARMADA_DATA = armada.folder;
  globalThis.stopArmada = armada.stop;
}
