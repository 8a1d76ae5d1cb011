/** Remembers which events came already: the data API sends each at least once (contract section 6). */
export interface SeenEvents {
  /** True when the id is new; it is remembered from then on. */
  remember(id: string): Promise<boolean>;
  /** Takes a remembered id back, so that its next arrival counts as the first. */
  forget(id: string): Promise<void>;
}

/** The memory of a gateway that runs alone: the newest `capacity` ids, the oldest forgotten first. */
export function inProcessSeenEvents(capacity = 50_000): SeenEvents {
  const seen = new Set<string>();
  return {
    async remember(id) {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > capacity) {
        for (const oldest of seen) {
          seen.delete(oldest);
          break;
        }
      }
      return true;
    },
    async forget(id) {
      seen.delete(id);
    },
  };
}
