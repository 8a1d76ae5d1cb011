import { type LatLng, parseLatLng } from '../map/lat-lng';
import { type Choices, isChoice } from './choices';
import type { FormValues } from './resource';

/**
 * Reads a checked form by the names and types its screen declares. A value of another kind than asked for is a fault in the
 * screen's declaration and throws.
 */
export class FormReader<FieldName extends string> {
  constructor(private readonly values: FormValues) {}

  /** The text typed or the option chosen, without spaces around it; '' when empty. */
  text(name: FieldName): string {
    const value = this.values[name];
    if (typeof value !== 'string') throw new TypeError(`The form field ${name} holds no text`);
    return value.trim();
  }

  /** The same, null when empty. */
  optionalText(name: FieldName): string | null {
    return this.text(name) || null;
  }

  integer(name: FieldName): number {
    const number = Number(this.text(name));
    if (!Number.isSafeInteger(number)) throw new TypeError(`The form field ${name} holds no whole number`);
    return number;
  }

  /** A number, with a point or a comma before its decimals. */
  number(name: FieldName): number {
    const number = Number(this.text(name).replace(',', '.'));
    if (!Number.isFinite(number)) throw new TypeError(`The form field ${name} holds no number`);
    return number;
  }

  /** The same, null when empty. */
  optionalNumber(name: FieldName): number | null {
    return this.text(name) === '' ? null : this.number(name);
  }

  /** The place of a `lat, lng`; null when empty. */
  optionalLatLng(name: FieldName): LatLng | null {
    return this.text(name) === '' ? null : this.latLng(name);
  }

  latLng(name: FieldName): LatLng {
    const place = parseLatLng(this.text(name));
    if (place === null) throw new TypeError(`The form field ${name} holds no place`);
    return place;
  }

  choice<Value extends string>(name: FieldName, choices: Choices<Value>): Value {
    const value = this.text(name);
    if (!isChoice(choices, value)) throw new TypeError(`The form field ${name} holds no known choice`);
    return value;
  }

  /** The state of a toggle. */
  flag(name: FieldName): boolean {
    return this.text(name) === 'true';
  }

  /** The entries of a field that holds several. */
  list(name: FieldName): string[] {
    const value = this.values[name];
    if (!Array.isArray(value)) throw new TypeError(`The form field ${name} holds no list`);
    return [...value];
  }

  /** URLs of the photos kept. */
  photos(name: FieldName): string[] {
    return this.list(name);
  }
}
