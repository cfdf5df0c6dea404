import { attachPostgres, createDatabase, databaseExists } from '@saya/postgres'

/** This machine's own PostgreSQL, started for one command unless it runs, with the database that `npm start` uses. */
export async function openOwnDatabase(
  dataFolder: string,
  say: (sentence: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const postgres = await attachPostgres({ dataFolder, onProgress: say })
  const admin = postgres.url('postgres')
  if (!(await databaseExists(admin, 'saya'))) await createDatabase(admin, 'saya')
  return { url: postgres.url('saya'), close: () => postgres.stop() }
}
