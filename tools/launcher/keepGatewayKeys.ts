import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Keys = Readonly<Record<string, string>>

/**
 * The secrets that the platform and the stand-in for the payment gateway share, as an account there has them. Those in
 * the environment, as of a real account, are left as they are and make no file.
 */
export function keepGatewayKeys(dataFolder: string, given: NodeJS.ProcessEnv): Keys {
  if (given.PAYMONGO_KEY || given.PAYMONGO_EVENT_KEY) return {}
  const folder = path.join(dataFolder, 'keys')
  const key = keep(path.join(folder, 'paymongo.key'), 'sk_test_')
  const eventKey = keep(path.join(folder, 'paymongo-events.key'), 'whsk_')
  return {
    PAYMONGO_KEY: key,
    PAYMONGO_EVENT_KEY: eventKey,
    SANDBOX_PAYMONGO_KEY: key,
    SANDBOX_PAYMONGO_EVENT_KEY: eventKey,
  }
}

function keep(file: string, beginning: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const made = `${beginning}${randomBytes(24).toString('base64url')}`
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  return made
}
