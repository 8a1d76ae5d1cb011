/** The whole product as `npm start` runs it, on free ports, with demo data in a folder that is thrown away. */
export function startArmada(
  environment?: Record<string, string>,
): Promise<{ url: string; upstreamUrl: string; folder: string; stop: () => Promise<void> }>;
