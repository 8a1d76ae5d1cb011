import fastify from 'fastify';

/** A logger that writes nothing: fastify's own for an app without logging. */
export const silentLog = fastify({ logger: false }).log;
