import { createECDH } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The key that messages are pushed to browsers with, made once. One in the environment is left as it is and makes no file. */
export function keepPushKey(dataFolder: string, given: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  if (given.PUSH_KEY || given.PUSH_PUBLIC_KEY) return {}
  const file = path.join(dataFolder, 'keys/push.key')
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${makeKey()}\n`, { mode: 0o600, flag: 'wx' })
  }
  return { PUSH_KEY: readFileSync(file, 'utf8').trim() }
}

/** A private key of P-256, 32 bytes in base64url. Some are written with fewer bytes. */
function makeKey(): string {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const bytes = ecdh.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url')
}
