import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

interface Encryption {
  /** The browser's point and its secret, in base64url. */
  readonly p256dh: string
  readonly auth: string
  readonly text: string
  /** Sixteen bytes of chance, and a private key of this one message. */
  readonly salt: Buffer
  readonly privateKey: Buffer
  /** How long the text is made at least, so that its length tells nobody what it is about. */
  readonly paddedTo?: number
}

/** The one record that a message is; services take no more than this. */
const recordSize = 4096
/** Ends the last record of a message. */
const lastRecord = Buffer.from([2])

/** Encrypts a message for one browser alone (RFC 8291, in the form aes128gcm of RFC 8188). */
export function encryptPush({ p256dh, auth, text, salt, privateKey, paddedTo = 0 }: Encryption): Buffer {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), ecdh.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = derive(32, { secret: ecdh.computeSecret(theirs), salt: Buffer.from(auth, 'base64url'), info })
  const key = derive(16, { secret: shared, salt, info: 'Content-Encoding: aes128gcm\0' })
  const nonce = derive(12, { secret: shared, salt, info: 'Content-Encoding: nonce\0' })
  const plain = Buffer.from(text)
  const padding = Buffer.alloc(Math.max(0, paddedTo - plain.length))
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(Buffer.concat([plain, lastRecord, padding])), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed])
}

interface Derivation {
  readonly secret: Buffer
  readonly salt: Buffer
  readonly info: Buffer | string
}

function derive(length: number, { secret, salt, info }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
