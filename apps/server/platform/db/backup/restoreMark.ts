import type pg from 'pg'
import { BackupFault } from './backupFault.ts'

/** Stands in the database for as long as a restore is not at its end. */
export const mark = 'saya_restoring'

const schemas = `select nspname from pg_namespace
  where nspname in ('app', 'ref', 'graphile_worker') or nspname ~ '^member_[0-9]+$'`

/** Takes an empty database, or one in which a restore broke off. */
export async function beginRestore(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('saya restore'))`)
  if (await isRestoring(client)) await dropRestored(client)
  const { rowCount } = await client.query(schemas)
  if (rowCount !== 0) throw new BackupFault('The database is not empty: a backup is restored into an empty one.')
  await client.query(`create schema ${mark}`)
}

/** Whoever opens such a database hears of it. */
export const unfinished =
  'A backup is being restored into this database, or its restore did not come to its end: wait for it, or restore it again.'

export async function isRestoring(client: Pick<pg.Client, 'query'> | pg.Pool): Promise<boolean> {
  return (await client.query('select from pg_namespace where nspname = $1', [mark])).rowCount === 1
}

export async function dropRestored(client: pg.Client): Promise<void> {
  if (!(await isRestoring(client))) return
  const { rows } = await client.query<{ nspname: string }>(schemas)
  // Schema by schema: one statement that drops all of many would need more locks than there are.
  for (const { nspname } of rows) await client.query(`drop schema "${nspname}" cascade`)
  await client.query(`drop schema ${mark} cascade`)
}

export async function endRestore(client: pg.Client): Promise<void> {
  await client.query(`drop schema ${mark} cascade`)
}
