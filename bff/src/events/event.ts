import { z } from 'zod';

/** The most milliseconds by which the timestamp of a signed delivery may be from our clock, either way. */
export const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

const idText = z.union([z.string().min(1), z.number().int()]).transform(String);

/** An event of the data API, as its webhook sends it. Ids are converted to strings. */
export const dataApiEvent = z.object({
  id: idText,
  type: z.string().min(1),
  at: z.string(),
  users: z.array(idText),
  data: z.unknown(),
});

export type DataApiEvent = z.infer<typeof dataApiEvent>;

export type EventListener = (event: DataApiEvent) => void;
