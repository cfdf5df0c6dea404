import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A private key that is made once and kept for its owner alone. */
export function keepKeyPair(file: string): KeyObject {
  if (existsSync(file)) return createPrivateKey(readFileSync(file, 'utf8'))
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return privateKey
}

/** As a setting holds it: DER in base64, on one line. */
export function privateText(key: KeyObject): string {
  return key.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}

export function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
}
