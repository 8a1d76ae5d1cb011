import { createParameterDecorator } from 'type-graphql';

/** The object that a field belongs to, as it was read: type-graphql's own `Root` copies it into its class for each of its fields. */
export const Root = () => createParameterDecorator(({ root }) => root);
