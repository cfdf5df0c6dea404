import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keepKeyPair, privateText, publicText } from './keepKeyPair.ts'

type Keys = Readonly<Record<string, string>>

/**
 * What the platform and the stand-ins for the payment gateways share, as an account there has it. Where the environment
 * has something of a gateway's, as of a real account, that gateway is left as it is and makes no file.
 */
export function keepGatewayKeys(dataFolder: string, given: NodeJS.ProcessEnv): Keys {
  const folder = path.join(dataFolder, 'keys')
  const isGiven = (beginning: string) =>
    Object.keys(given).some(name => name.startsWith(beginning) && /_(KEY|TOKEN)$/.test(name) && given[name])
  return {
    ...(isGiven('PAYMONGO_') ? {} : payMongoKeys(folder)),
    ...(isGiven('XENDIT_') ? {} : xenditKeys(folder)),
    ...(isGiven('MAYA_') ? {} : mayaKeys(folder)),
  }
}

function payMongoKeys(folder: string): Keys {
  const key = keep(path.join(folder, 'paymongo.key'), 'sk_test_')
  const eventKey = keep(path.join(folder, 'paymongo-events.key'), 'whsk_')
  return {
    PAYMONGO_KEY: key,
    PAYMONGO_EVENT_KEY: eventKey,
    SANDBOX_PAYMONGO_KEY: key,
    SANDBOX_PAYMONGO_EVENT_KEY: eventKey,
  }
}

function xenditKeys(folder: string): Keys {
  const key = keep(path.join(folder, 'xendit.key'), 'xnd_development_')
  const token = keep(path.join(folder, 'xendit-events.key'), '')
  return {
    XENDIT_KEY: key,
    XENDIT_EVENT_TOKEN: token,
    SANDBOX_XENDIT_KEY: key,
    SANDBOX_XENDIT_EVENT_TOKEN: token,
  }
}

function mayaKeys(folder: string): Keys {
  const publicKey = keep(path.join(folder, 'maya-public.key'), 'pk-')
  const secretKey = keep(path.join(folder, 'maya-secret.key'), 'sk-')
  const signing = keepKeyPair(path.join(folder, 'maya-events.pem'))
  return {
    MAYA_PUBLIC_KEY: publicKey,
    MAYA_SECRET_KEY: secretKey,
    MAYA_EVENT_KEY: publicText(signing),
    SANDBOX_MAYA_PUBLIC_KEY: publicKey,
    SANDBOX_MAYA_SECRET_KEY: secretKey,
    SANDBOX_MAYA_SIGNING_KEY: privateText(signing),
  }
}

function keep(file: string, beginning: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const made = `${beginning}${randomBytes(24).toString('base64url')}`
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  return made
}
