import { defineCodes } from '../../graphql/schema/codes.js';
import {
  center,
  centerNames,
  companyFields,
  companyImportRow,
  companySearch,
} from '../company/company-fields.js';
import { activeArgument } from '../company/company-options.js';
import { defineResource } from '../define-resource.js';
import type { EnumMember } from '../definition/field.js';
import { code, latLng, text } from '../definition/fields.js';
import { inputField, type Send } from '../definition/input-field.js';
import { codeKind } from '../definition/kinds.js';
import type { ItemOf } from '../definition/record.js';
import { importText } from '../import-row.js';

/** Specification, section 4. */
const communications = defineCodes(
  'Communication',
  "Which side fetches the readings of a supplier's vehicles.",
  {
    NONE: [0, 'Neither (code 0).'],
    PULL: [1, 'The platform fetches them (code 1).'],
    PUSH: [2, 'The supplier sends them (code 2).'],
  },
);

type Communication = 'NONE' | 'PULL' | 'PUSH' | 'UNKNOWN';

/** A new supplier without one has NONE. */
const sendCommunication: Send<Communication | null | undefined> = (communication, { isNew, field }) =>
  communication === undefined && !isNew ? undefined : communications.write(communication ?? 'NONE', field);

/** How the data API writes that a supplier has no callback URL. */
const NO_CALLBACK_URL = '-';
const sendCallbackUrl: Send<string | null | undefined> = (url) =>
  url === undefined ? undefined : url || NO_CALLBACK_URL;

/** An optional text that can be saved. */
const optionalText = (name: string, description: string, sort: EnumMember) =>
  text(name, { nullable: true, description, sort, input: { nullable: true } });

const CALLBACK_URL = 'Address the supplier is called back on.';
const USERNAME = "The account on the supplier's own system.";
const LOGIN_PATH = 'The path that account signs in at.';

export const supplier = defineResource({
  name: 'Supplier',
  path: 'company_supplier',
  description: 'A company that owns vehicles.',
  fields: {
    ...companyFields,
    center: latLng(centerNames, { ...center, input: { nullable: true } }),
    callbackUrl: text('callbackUrl', {
      nullable: true,
      none: NO_CALLBACK_URL,
      description: 'Address the supplier is called back on; null when there is none.',
      sort: CALLBACK_URL,
      input: { nullable: true, description: CALLBACK_URL, send: sendCallbackUrl },
    }),
    communication: code('communication', communications, {
      description: 'Which side fetches the readings of the vehicles.',
      sort: 'Code of the mode of communication.',
      filter: 'Only suppliers of this mode.',
      input: {
        nullable: true,
        description:
          'Which side fetches the readings of the vehicles; NONE for a new supplier without it, and for null.',
        send: sendCommunication,
      },
    }),
    username: optionalText('username', USERNAME, USERNAME),
    password: text('password', {
      nullable: true,
      description: 'Always asterisks when one is stored; the password itself is never answered.',
      input: {
        nullable: true,
        description: 'Its password; the asterisks that were answered keep the stored one.',
      },
    }),
    loginPath: optionalText('pathLogin', LOGIN_PATH, LOGIN_PATH),
  },
  search: companySearch,
  inputNames: { callBackUrl: 'callbackUrl' },
  options: {
    path: 'company_supplier/list',
    description: 'The suppliers in scope, to pick from.',
    args: activeArgument,
  },
  import: {
    description:
      'A row of an import of suppliers, told apart by their names. What is optional and left out stays as it is; so does the password, which no import has.',
    row: {
      ...companyImportRow,
      callbackUrl: importText('callbackUrl', CALLBACK_URL, sendCallbackUrl),
      communication: inputField(codeKind(communications).input, 'communication', {
        nullable: true,
        description: 'Which side fetches the readings of the vehicles.',
        send: sendCommunication,
      }),
      username: importText('username', USERNAME),
      loginPath: importText('pathLogin', LOGIN_PATH),
    },
    existing: 'a supplier that is there',
  },
});

export type Supplier = ItemOf<typeof supplier>;
