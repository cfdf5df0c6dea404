import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFault } from './command.ts'

/** A key of this machine's own by the name of its setting, where it was made here. */
export function findOwnKey(
  dataFolder: string,
  name: 'LEDGER_KEY' | 'MASTER_KEY' | 'OTP_PEPPER' | 'LOOKUP_KEY',
): Buffer | undefined {
  const file = join(dataFolder, 'keys', name)
  if (!existsSync(file)) return undefined
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new CommandFault(`${file} must hold 32 bytes in base64.`)
  return key
}
