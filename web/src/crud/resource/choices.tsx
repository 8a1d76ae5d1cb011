import { ConfirmIcon, DisableIcon, HelpIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';

/** The display of one code of an enum: a word, an icon and a colour, so that colour is never the only sign. */
export interface Choice<Text extends string = string> {
  /** Message key of the word. */
  readonly text: Text;
  readonly icon: ReactElement;
  /** Other words that a file to import may have for it, in either language. */
  readonly synonyms?: readonly string[];
  readonly tone: 'success' | 'primary' | 'warning' | 'danger' | 'neutral';
}

/** Every code of a GraphQL enum and how it is shown. */
export type Choices<Value extends string = string, Text extends string = string> = Readonly<
  Record<Value, Choice<Text>>
>;

/** The code for values that this version does not know: shown in rows, never offered. */
const UNKNOWN = 'UNKNOWN';

/** The display of that code, in a screen with the text 'unknown'. */
export const UNKNOWN_CHOICE = { text: 'unknown', icon: <HelpIcon />, tone: 'neutral' } as const;

export function offeredValues(choices: Choices): string[] {
  return Object.keys(choices).filter((value) => value !== UNKNOWN);
}

/** The choice of an outside value, also of a boolean; undefined if there is none of that name. */
export function choiceOf(choices: Choices, value: unknown): Choice | undefined {
  const code = typeof value === 'boolean' ? String(value) : value;
  return typeof code === 'string' && Object.hasOwn(choices, code) ? choices[code] : undefined;
}

/** A yes or no as a code: how flags stand in the URL and in a form. */
export type Flag = 'true' | 'false';

/** The active flag of users, user types, menus and companies: '1' Aktif, '0' Tidak Aktif. */
export const ACTIVE: Choices<Flag, 'active' | 'inactive'> = {
  true: { text: 'active', icon: <ConfirmIcon />, tone: 'success' },
  false: { text: 'inactive', icon: <DisableIcon />, tone: 'neutral' },
};

/** The same flag in the filters of users and complaint categories, which name it otherwise and in this order. */
export const ACTIVE_FILTER: Choices<Flag, 'onlyActive' | 'onlyInactive'> = {
  false: { ...ACTIVE.false, text: 'onlyInactive' },
  true: { ...ACTIVE.true, text: 'onlyActive' },
};

/** Checks whether the codes are those of a yes or no. */
export function isFlags(choices: Choices): boolean {
  return Object.keys(choices).every((code) => code === 'true' || code === 'false');
}

/** Checks whether a text is one of the codes; narrows it to the enum. */
export function isChoice<Value extends string>(choices: Choices<Value>, text: string): text is Value {
  return Object.hasOwn(choices, text);
}
