import {
  getMetadataStorage,
  type ValidationArguments,
  ValidationTypes,
  validateOrReject,
} from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

/** One rule of a class's property: whether its value keeps to it. A promise is no answer here. */
interface Rule {
  readonly property: string;
  readonly holds: (value: unknown, of: ValidationArguments) => unknown;
  readonly constraints: unknown[];
}

/** The rules of each class; null where they are more than one property each. */
const known = new WeakMap<object, readonly Rule[] | null>();

/**
 * Checks an argument, or each of a list, by the class-validator rules of its class. Those that look at one property each are asked
 * here; class-validator, which takes as long as reading ten rows for two of them, has the rest and finds the words for what is broken.
 * @throws ArgumentValidationError
 */
export async function validateArgument(argument: unknown): Promise<void> {
  const values: unknown[] = Array.isArray(argument) ? argument : [argument];
  const doubtful = values.filter(isObject).filter((value) => !keepsItsRules(value));
  try {
    for (const value of doubtful)
      await validateOrReject(value, { skipMissingProperties: true, forbidUnknownValues: false });
  } catch (errors) {
    throw Array.isArray(errors) ? new ArgumentValidationError(errors) : errors;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function keepsItsRules(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  // The bare object of a literal has no class, and class-validator stumbles over it.
  if (!isObject(prototype)) return true;
  const rules = known.get(prototype) ?? rulesOf(prototype);
  known.set(prototype, rules);
  if (rules === null) return false;
  const targetName = prototype.constructor.name;
  return rules.every(({ property, holds, constraints }) => {
    const value: unknown = Reflect.get(object, property);
    if (value === null || value === undefined) return true;
    return holds(value, { targetName, property, object, value, constraints }) === true;
  });
}

function rulesOf(prototype: object): readonly Rule[] | null {
  const storage = getMetadataStorage();
  const rules: Rule[] = [];
  for (const rule of storage.getTargetValidationMetadatas(prototype.constructor, '', false, false)) {
    if (rule.type !== ValidationTypes.CUSTOM_VALIDATION || rule.each || rule.validateIf) return null;
    for (const { instance } of storage.getTargetValidatorConstraints(rule.constraintCls))
      rules.push({
        property: rule.propertyName,
        holds: (value, of) => instance.validate(value, of),
        constraints: rule.constraints,
      });
  }
  return rules;
}
