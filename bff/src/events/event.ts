import { z } from 'zod';

const idText = z.union([z.string().min(1), z.number().int()]).transform(String);

/** What happened in the data API, as its webhook tells it (contract section 6). Ids are strings here, whatever was sent. */
export const dataApiEvent = z.object({
  id: idText,
  type: z.string().min(1),
  at: z.string(),
  users: z.array(idText),
  data: z.unknown(),
});

export type DataApiEvent = z.infer<typeof dataApiEvent>;

export type EventListener = (event: DataApiEvent) => void;
