import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFault } from './command.ts'

/** The key that this machine's own ledger is signed with, where it was made here. */
export function findLedgerKey(dataFolder: string): Buffer | undefined {
  const file = join(dataFolder, 'keys/LEDGER_KEY')
  if (!existsSync(file)) return undefined
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new CommandFault(`${file} must hold 32 bytes in base64.`)
  return key
}
