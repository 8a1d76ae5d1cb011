import { atom } from 'nanostores';

/** State of the WebSocket: `idle` while nothing is subscribed. */
export type Connection = 'idle' | 'connected' | 'reconnecting';

export const $connection = atom<Connection>('idle');
