import { everybody } from '../access/field-rights.js';
import { optionalText, PHONE, text } from '../http/body-reader.js';
import { field } from '../resource/define/fields.js';

/** The fields that people change of their own account, too. */
export const personFields = {
  name: field(text('Name'), { column: 'name', search: true, sheet: [1, 'Name'], write: everybody }),
  address: field(text('Address', 500), {
    column: 'address',
    search: true,
    sheet: [5, 'Address'],
    write: everybody,
  }),
  phone: field(PHONE, { column: 'phone', sheet: [4, 'Phone'], write: everybody }),
  photo: field(optionalText('Photo', 500), {
    column: 'photo',
    photos: 'one',
    import: { without: undefined },
    write: everybody,
  }),
  office: field(optionalText('Office', 100), { column: 'office', sheet: 8, write: everybody }),
  reportTo: field(optionalText('Report to', 100), {
    column: 'report_to',
    sheet: [9, { id: 'Melapor kepada', en: 'Reports to' }],
    write: everybody,
  }),
};
