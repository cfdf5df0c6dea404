import { generateKeyPairSync } from 'node:crypto'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

/** With what rankings are settled in tests, and what proves them. */
export const rankingKey = {
  signing: privateKey,
  published: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
}
