export { claim, type ClaimResult, type Holder } from './claim.ts'
export { createDatabase, databaseExists, dropDatabase, readServerVersion } from './databases.ts'
export { PostgresFault } from './fault.ts'
export { type PostgresOptions, type RunningPostgres, startPostgres } from './startPostgres.ts'
