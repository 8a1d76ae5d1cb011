/** `batteryModels` from `BatteryModels`. */
export const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `BATTERY_MODEL` from `BatteryModel` or `batteryModel`. */
export const enumCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();

/** `battery model` from `BatteryModel` or `batteryModel`. */
export const words = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The class of a GraphQL type, named for messages. */
export const namedClass = <Class extends object>(name: string, type: Class): Class =>
  Object.defineProperty(type, 'name', { value: name });
