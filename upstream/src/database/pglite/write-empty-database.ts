import { emptyDatabasePath } from './empty-database.js';
import { writeMigratedDump } from './migrated-dump.js';

// Part of the build, after the compiler.
await writeMigratedDump(await emptyDatabasePath(), 'gzip');
