import { createDecipheriv, createECDH, createHmac } from 'node:crypto'

interface SealedRecord {
  readonly privateKey: string
  readonly auth: string
  readonly body: Buffer
}

const [saltBytes, headBytes, tagBytes] = [16, 21, 16]

function hmac(key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

/** Opens a message as a browser does (RFC 8291, RFC 8188), by the steps as the standard writes them out; null where it cannot. */
export function openRecord({ privateKey, auth, body }: SealedRecord): string | null {
  if (body.length < headBytes + 65 + tagBytes) return null
  const salt = body.subarray(0, saltBytes)
  const keyEnd = headBytes + (body[headBytes - 1] ?? 0)
  const theirs = body.subarray(headBytes, keyEnd)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  try {
    const combining = hmac(Buffer.from(auth, 'base64url'), ecdh.computeSecret(theirs))
    const secret = hmac(combining, 'WebPush: info\0', ecdh.getPublicKey(), theirs, '\x01')
    const base = hmac(salt, secret)
    const key = hmac(base, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16)
    const nonce = hmac(base, 'Content-Encoding: nonce\0\x01').subarray(0, 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes })
    decipher.setAuthTag(body.subarray(-tagBytes))
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -tagBytes)), decipher.final()])
    const end = padded.findLastIndex(byte => byte !== 0)
    return padded[end] === 2 ? padded.subarray(0, end).toString() : null
  } catch {
    return null
  }
}
