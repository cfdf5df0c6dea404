import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Keys = Readonly<Record<string, string>>

/**
 * The key pairs with which the platform and the stand-in that reads IDs know each other: each side's own private key and
 * the other's public one. Keys in the environment, as of a real account, are left as they are and make no file.
 */
export function keepIdCheckKeys(dataFolder: string, given: NodeJS.ProcessEnv): Keys {
  if (given.IDCHECK_KEY || given.IDCHECK_PARTY_KEY) return {}
  const folder = path.join(dataFolder, 'keys')
  const [ours, theirs] = [keep(path.join(folder, 'idcheck.pem')), keep(path.join(folder, 'idcheck-party.pem'))]
  return {
    IDCHECK_KEY: privateText(ours),
    IDCHECK_PARTY_KEY: publicText(theirs),
    SANDBOX_IDCHECK_KEY: privateText(theirs),
    SANDBOX_IDCHECK_CLIENT_KEY: publicText(ours),
  }
}

function privateText(key: KeyObject): string {
  return key.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}

function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}

function keep(file: string): KeyObject {
  if (existsSync(file)) return createPrivateKey(readFileSync(file, 'utf8'))
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return privateKey
}
