import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { attachPostgres, createDatabase, databaseExists } from '@saya/postgres'
import type { Desk } from './command.ts'
import { UsageFault } from './usageFault.ts'

export interface OpenStore {
  readonly url: string
  readonly dataFolder: string
  close(): Promise<void>
}

const databaseName = 'saya'

function dataFolderOf({ env, root }: Desk): string {
  return resolve(root, env.SAYA_DATA || '.data')
}

/** The database that the settings name, or the embedded one, which is started for the command if it does not run. */
export async function openStore(desk: Desk): Promise<OpenStore> {
  const dataFolder = dataFolderOf(desk)
  if (desk.env.DATABASE_URL) return { url: desk.env.DATABASE_URL, dataFolder, close: async () => {} }
  const postgres = await attachPostgres({ dataFolder, onProgress: desk.show })
  const admin = postgres.url('postgres')
  if (!(await databaseExists(admin, databaseName))) await createDatabase(admin, databaseName)
  return { url: postgres.url(databaseName), dataFolder, close: () => postgres.stop() }
}

/** The key that the ledger's heads are signed with, where this machine has it. */
export function findLedgerKey(desk: Desk): Buffer | undefined {
  const file = join(dataFolderOf(desk), 'keys/LEDGER_KEY')
  const text = desk.env.LEDGER_KEY || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
  if (!text) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw new UsageFault('LEDGER_KEY must be 32 bytes in base64.')
  return key
}
