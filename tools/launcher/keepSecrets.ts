import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LaunchFault } from './launchFault.ts'

/** Keys of 32 bytes in base64: those in the environment, and for each one missing there one made once and kept. */
export function keepSecrets(dataFolder: string, names: readonly string[], env: NodeJS.ProcessEnv) {
  const kept = names.map(name => [name, env[name] || keepSecret(path.join(dataFolder, 'keys'), name)] as const)
  for (const [name, secret] of kept) {
    const isKey = /^[A-Za-z0-9+/]{43}=$/.test(secret)
    if (!isKey) throw new LaunchFault(`${name} must be 32 bytes in base64, as "openssl rand -base64 32" prints them.`)
  }
  return Object.fromEntries(kept)
}

function keepSecret(folder: string, name: string): string {
  const file = path.join(folder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = earlierOf(folder, name) ?? randomBytes(32).toString('base64')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

/** A folder that has OTP_PEPPER alone is of the time when what is looked up was hashed under that. */
function earlierOf(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'OTP_PEPPER')
  return name === 'LOOKUP_KEY' && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
