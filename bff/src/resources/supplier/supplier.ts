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
import { importText } from '../definition/import/import-row.js';
import { inputField, type Send } from '../definition/input-field.js';
import { codeKind } from '../definition/kinds.js';
import type { ItemOf } from '../definition/record.js';

/** Specification, section 4. */
const communications = defineCodes(
  'Communication',
  "How the readings of a supplier's vehicles reach the platform.",
  {
    NONE: [0, 'Not at all (code 0).'],
    PULL: [1, 'The platform fetches them (code 1).'],
    PUSH: [2, 'The supplier sends them (code 2).'],
  },
);

type Communication = 'NONE' | 'PULL' | 'PUSH' | 'UNKNOWN';

/** The default of a new supplier is NONE. */
const sendCommunication: Send<Communication | null | undefined> = (communication, { isNew, field }) =>
  communication === undefined && !isNew ? undefined : communications.write(communication ?? 'NONE', field);

/** The data API's value for no callback URL. */
const NO_CALLBACK_URL = '-';
const sendCallbackUrl: Send<string | null | undefined> = (url) =>
  url === undefined ? undefined : url || NO_CALLBACK_URL;

/** An optional text that can be saved. */
const optionalText = (name: string, description: string, sort: EnumMember) =>
  text(name, { nullable: true, description, sort, input: { nullable: true } });

const CALLBACK_URL = 'Callback address of the supplier.';
const USERNAME = "The account on the supplier's own system.";
const LOGIN_PATH = 'The path at which that account signs in.';

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
      description: 'Callback address of the supplier; null when there is none.',
      sort: CALLBACK_URL,
      input: { nullable: true, description: CALLBACK_URL, send: sendCallbackUrl },
    }),
    communication: code('communication', communications, {
      description: 'How the readings of the vehicles reach the platform.',
      sort: 'Code of the communication mode.',
      filter: 'Only suppliers with this communication mode.',
      input: {
        nullable: true,
        description:
          'How the readings of the vehicles reach the platform. NONE is the default of a new supplier, and stands for null.',
        send: sendCommunication,
      },
    }),
    username: optionalText('username', USERNAME, USERNAME),
    password: text('password', {
      nullable: true,
      description: 'Asterisks when one is stored; the password itself is never returned.',
      input: {
        nullable: true,
        description: 'The password of that account; the returned asterisks keep the stored one.',
      },
    }),
    loginPath: optionalText('pathLogin', LOGIN_PATH, LOGIN_PATH),
  },
  search: companySearch,
  inputNames: { callBackUrl: 'callbackUrl' },
  options: {
    path: 'company_supplier/list',
    description: 'The suppliers in scope, to choose from.',
    args: activeArgument,
    searchedBy: 'text',
  },
  import: {
    description:
      'A row of a supplier import; the name identifies the supplier. An omitted optional value stays unchanged, and so does the password, which an import does not contain.',
    row: {
      ...companyImportRow,
      callbackUrl: importText('callbackUrl', CALLBACK_URL, sendCallbackUrl),
      communication: inputField(codeKind(communications).input, 'communication', {
        nullable: true,
        description: 'How the readings of the vehicles reach the platform.',
        send: sendCommunication,
      }),
      username: importText('username', USERNAME),
      loginPath: importText('pathLogin', LOGIN_PATH),
    },
    existing: 'an existing supplier',
  },
});

export type Supplier = ItemOf<typeof supplier>;
