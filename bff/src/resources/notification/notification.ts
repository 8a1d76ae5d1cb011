import { z } from 'zod';
import { type Language, languages } from '../../errors/text.js';
import { actionCall, readCall, viewCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { dateTime, flag, id, text, textOrEmpty } from '../definition/fields.js';
import { defineRecord, type ItemOf } from '../definition/record.js';

export const notification = defineRecord({
  name: 'Notification',
  description: 'Something that happened and that its reader should know.',
  fields: {
    id: id('id', { description: 'Identifies the notification.' }),
    title: text('title', { description: 'What happened, in a few words.' }),
    description: textOrEmpty('description', { description: 'What happened, in a sentence.' }),
    updatedAt: dateTime('updatedDate', { nullable: true, description: 'When it was written or read.' }),
    isRead: flag('isRead', { description: 'Whether it was opened.' }),
    path: text('path', { nullable: true, description: 'The place in the web client it leads to.' }),
  },
});

export type Notification = ItemOf<typeof notification>;

/** The data of the event `notification.created`: a notification, in every language that the data API has it in. */
export const createdNotification = (schemas: PayloadSchemas) =>
  z.intersection(
    notification.row(schemas),
    z.object({
      translations: z
        .partialRecord(z.enum(languages), z.object({ title: schemas.text, description: schemas.textOrEmpty }))
        .optional(),
    }),
  );

export const inLanguage = (
  { translations, ...item }: z.infer<ReturnType<typeof createdNotification>>,
  language: Language,
): Notification => ({ ...item, ...translations?.[language] });

/** To read one by its id marks it as read. */
export const notificationView = viewCall('notification/view', notification.row, { hasRows: true });

export const notificationCount = readCall('notification/count', (schemas) =>
  z.object({ totalNotification: schemas.integer }),
);

export const notificationReadAll = actionCall('notification/read_all', () => z.unknown(), { optional: true });
