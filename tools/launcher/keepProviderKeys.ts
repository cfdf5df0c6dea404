import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The demo's game providers. Whoever plays one of them, our studio or the conformance kit, reads its file. */
const shared = ['studio', 'valkyrie-demo']
const asymmetric = 'hub88-demo'

/** The setting `PROVIDER_KEYS`: as it was given, or keys made once and kept for the demo's providers. */
export function keepProviderKeys(dataFolder: string, given: string | undefined): string {
  if (given) return given
  const folder = path.join(dataFolder, 'keys')
  const secrets = shared.map(code => `${code}:1:${keep(path.join(folder, `provider-${code}`), makeSecret)}`)
  const pem = keep(path.join(folder, `provider-${asymmetric}.pem`), makePrivateKey)
  const spki = createPublicKey(createPrivateKey(pem)).export({ format: 'der', type: 'spki' })
  return [...secrets, `${asymmetric}:1:${spki.toString('base64')}`].join(',')
}

function makeSecret(): string {
  return randomBytes(32).toString('base64')
}

function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim()
}

function keep(file: string, make: () => string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const made = make()
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
  return made
}
