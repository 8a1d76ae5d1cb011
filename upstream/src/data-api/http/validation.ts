import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { bodyReader } from './body-reader.js';
import { queryReader } from './query-reader.js';
import { notFound } from './refusals.js';

/** An app whose handlers get bodies and parameters of the types that their schemas say. */
export type App = ReturnType<typeof typed>;
export const typed = (app: FastifyInstance) => app.withTypeProvider<TypeBoxTypeProvider>();

/**
 * Validates every call by the schema of its route, before its handler: bodies by `bodyReader`, parameters by `queryReader`, ids in
 * paths, where 404 is the response to what cannot be one. What is refused is thrown to the error handler.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const read = readerOf(schema, httpPart);
  return (sent: unknown) => {
    try {
      return { value: read(sent) };
    } catch (fault) {
      if (fault instanceof Error) return { error: fault };
      throw fault;
    }
  };
};

function readerOf(schema: TSchema, httpPart: string | undefined): (sent: unknown) => unknown {
  // The one header that calls have is read where it is used.
  if (httpPart === 'headers') return (sent) => sent;
  if (httpPart === 'querystring') return queryReader(schema);
  if (!Type.IsObject(schema)) throw new Error(`The schema of ${httpPart} is not an object.`);
  return httpPart === 'params' ? pathReader(schema.properties) : bodyReader(schema);
}

/** @throws CallRefused (404) for what cannot be an id */
const pathReader = (properties: Readonly<Record<string, TSchema>>) => (sent: unknown) =>
  Object.fromEntries(
    Object.entries(Object(sent)).map(([name, value]) => {
      if (!Type.IsInteger(properties[name])) return [name, value];
      const isId = /^\d{1,10}$/.test(String(value)) && Number(value) <= 2_147_483_647;
      if (!isId) throw notFound();
      return [name, Number(value)];
    }),
  );

/**
 * The body of a request, for code that serves routes of many schemas: TypeScript cannot compute the type of a body from a schema
 * that is a type parameter.
 * @param _schema that of the request's own route, by which the body was validated
 */
export const bodyOf = <S extends TSchema>(request: Pick<FastifyRequest, 'body'>, _schema: S): Static<S> =>
  request.body as Static<S>;
