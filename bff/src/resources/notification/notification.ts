import { z } from 'zod';
import { transform } from 'zod/mini';
import { type Language, languages } from '../../errors/text.js';
import { actionCall, readCall, viewCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { dateTime, flag, id, integer, text, textOrEmpty } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';

export const notification = defineRecord({
  name: 'Notification',
  description: 'A message to a user about an event.',
  fields: {
    id: id('id', { description: 'Identifies the notification.' }),
    title: text('title', { description: 'The event, in a few words.' }),
    description: textOrEmpty('description', { description: 'The event, in a sentence.' }),
    updatedAt: dateTime('updatedDate', { nullable: true, description: 'When it was created or read.' }),
    isRead: flag('isRead', { description: 'Whether it was opened.' }),
    occurrences: integer('occurrences', {
      nullable: true,
      description:
        'The number of events that it stands for; a further one is counted in the same notification. Null if the data API does not count them.',
    }),
    path: text('path', { nullable: true, description: 'The route in the web client that it refers to.' }),
  },
});

export type Notification = ItemOf<typeof notification>;

/**
 * The data of the event `notification.created`, as it concerns one of its users: a notification with its translations. An event for
 * several users has in `ids` the id of each user's notification.
 */
export const createdNotification = (schemas: PayloadSchemas, userId: string) =>
  z.pipe(
    z.pipe(
      z.looseObject({ ids: z.record(z.string(), z.unknown()).optional() }),
      transform(({ ids, ...row }) => (ids === undefined ? row : { ...row, id: ids[userId] })),
    ),
    z.intersection(
      notification.row(schemas),
      z.object({
        translations: z
          .partialRecord(
            z.enum(languages),
            z.object({ title: schemas.text, description: schemas.textOrEmpty }),
          )
          .optional(),
      }),
    ),
  );

export const inLanguage = (
  { translations, ...item }: z.infer<ReturnType<typeof createdNotification>>,
  language: Language,
): Notification => ({ ...item, ...translations?.[language] });

/** Reading one by its id marks it as read. */
export const notificationView = viewCall('notification/view', notification.row, { hasRows: true });

export const notificationCount = readCall('notification/count', (schemas) =>
  z.object({ totalNotification: schemas.integer }),
);

export const notificationReadPath = actionCall('notification/read_path', () => z.unknown(), {
  optional: true,
});

export const notificationReadAll = actionCall('notification/read_all', () => z.unknown(), { optional: true });
