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

/** The same keys as our own studio is given them: it signs with the first, and is let in by any. */
export function keepStudioKeys(dataFolder: string, given: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const { STUDIO_OPERATOR_KEYS, PROVIDER_KEYS } = given
  if (STUDIO_OPERATOR_KEYS) return { STUDIO_OPERATOR_KEYS }
  const pieces = keepProviderKeys(dataFolder, PROVIDER_KEYS).split(/[,\s]+/)
  const own = pieces.filter(piece => piece.startsWith('studio:')).map(piece => piece.slice('studio:'.length))
  // Where the platform was given keys and none for the studio, the studio starts all the same, and is let in nowhere.
  const kept = () => `1:${keep(path.join(dataFolder, 'keys', 'provider-studio'), makeSecret)}`
  return { STUDIO_OPERATOR_KEYS: own.join(',') || kept() }
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
