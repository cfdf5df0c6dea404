import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@saya/contract/identity/passkey.ts'
import { encode } from 'cborg'

/** What the authenticator is made to say, where that is not the truth. */
export interface AuthenticatorLie {
  readonly origin?: string
  readonly host?: string
  readonly type?: string
  readonly isUnverified?: boolean
  readonly isFramed?: boolean
  readonly userHandle?: string
  /** Signs something else than what it shows. */
  readonly spoilsSignature?: boolean
}

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

export interface TestAuthenticator {
  /** How often it says it has signed; it says the next number each time, unless it counts nothing. */
  counter: number
  create(asked: CreationOptions, lie?: AuthenticatorLie): NewPasskey
  sign(asked: RequestOptions, lie?: AuthenticatorLie): PasskeyProof
}

interface AuthenticatorWish {
  /** The origin of the pages it is used on. */
  readonly origin: string
  readonly aaguid?: string
  readonly isCounting?: boolean
}

const flag = { present: 0x01, verified: 0x04, canSync: 0x08, isSynced: 0x10, hasKey: 0x40 } as const

/** A device that keeps one passkey and signs with it as a phone does: ES256, with nothing said of who made it. */
export function testAuthenticator({ origin, aaguid, isCounting = false }: AuthenticatorWish): TestAuthenticator {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let userHandle: string | undefined
  const self: TestAuthenticator = {
    counter: 0,
    create({ challenge, rp, user }, lie = {}) {
      userHandle = user.id
      const attested = Buffer.concat([uuidBytes(aaguid), Buffer.from([0, id.length]), id, coseKey(publicKey)])
      const authData = Buffer.concat([
        authenticatorData(rp.id, lie, { counter: self.counter, flags: flag.hasKey }),
        attested,
      ])
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData({ type: 'webauthn.create', challenge, origin }, lie).toString('base64url'),
          attestationObject: Buffer.from(encode({ fmt: 'none', attStmt: {}, authData })).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign({ challenge, rpId }, lie = {}) {
      if (isCounting) self.counter++
      const client = clientData({ type: 'webauthn.get', challenge, origin }, lie)
      const data = authenticatorData(rpId, lie, { counter: self.counter, flags: 0 })
      const handle = lie.userHandle ?? userHandle
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signatureOf(privateKey, lie.spoilsSignature ? [data] : [data, sha256(client)]),
          ...(handle === undefined ? {} : { userHandle: handle }),
        },
      }
    },
  }
  return self
}

function clientData(said: { type: string; challenge: string; origin: string }, lie: AuthenticatorLie): Buffer {
  const { type = said.type, origin = said.origin, isFramed = false } = lie
  return Buffer.from(JSON.stringify({ ...said, type, origin, crossOrigin: isFramed }))
}

function authenticatorData(
  rpId: string,
  { host = rpId, isUnverified = false }: AuthenticatorLie,
  { counter, flags }: { counter: number; flags: number },
): Buffer {
  const head = Buffer.alloc(5)
  head[0] = flags | flag.present | flag.canSync | flag.isSynced | (isUnverified ? 0 : flag.verified)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(host)), head])
}

/** The public key by the numbers of COSE: its kind, how it signs, its curve and its two coordinates. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  return Buffer.from(encode(key))
}

function signatureOf(key: KeyObject, parts: readonly Buffer[]): string {
  return createSign('sha256').update(Buffer.concat(parts)).sign(key).toString('base64url')
}

function uuidBytes(uuid = '00000000-0000-0000-0000-000000000000'): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
