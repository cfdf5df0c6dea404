import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PostgresFault } from './fault.ts'

/** The password of the embedded server, made once. A cluster that exists needs the very one it was made with. */
export function keepPassword(dataFolder: string, hasCluster: boolean): string {
  const folder = path.join(dataFolder, 'keys')
  const file = path.join(folder, 'postgres.password')
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept) return kept
  if (hasCluster) {
    throw new PostgresFault(`${file} is missing, and the database opens with no other password: put it back.`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const password = randomBytes(18).toString('hex')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}
