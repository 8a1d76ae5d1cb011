import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';

/** An app whose handlers get bodies and parameters of the types that their schemas say. */
export type App = ReturnType<typeof typed>;
export const typed = (app: FastifyInstance) => app.withTypeProvider<TypeBoxTypeProvider>();
