import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** A private key as a setting holds it: PKCS8 in base64, on one line. Nothing when it is none of RSA. */
export function privateKeyOf(base64: string): KeyObject | undefined {
  return rsa(() => createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' }))
}

/** A public key likewise: SPKI in base64. */
export function publicKeyOf(base64: string): KeyObject | undefined {
  return rsa(() => createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }))
}

/** The protocol signs with RSA of 2048 bits and no less. */
function rsa(make: () => KeyObject): KeyObject | undefined {
  try {
    const key = make()
    const isStrong = key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
    return isStrong ? key : undefined
  } catch {
    return undefined
  }
}
