import { createDatabase, databaseExists, startPostgres } from '@saya/postgres'

/** Starts this machine's own PostgreSQL for one command, with the database that `npm start` uses. */
export async function openOwnDatabase(
  dataFolder: string,
  say: (sentence: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  say('Starting PostgreSQL')
  const postgres = await startPostgres({ dataFolder, onProgress: say })
  const admin = postgres.url('postgres')
  if (!(await databaseExists(admin, 'saya'))) await createDatabase(admin, 'saya')
  return { url: postgres.url('saya'), close: () => postgres.stop() }
}
