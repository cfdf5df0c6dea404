import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyProof } from '@saya/contract/identity/passkey.ts'
import type { Claim } from './passkey.rules.ts'

/** What was said beside a signature; undefined where it cannot be read. */
export function readClaim({ response }: PasskeyProof): Claim | undefined {
  return readOr(() => claimOf(response.clientDataJSON, isoBase64URL.toBuffer(response.authenticatorData)))
}

/** The same of a new passkey. Who made the device does not matter to us, so whoever brings a certificate is refused. */
export function readNewClaim({ response }: NewPasskey): Claim | undefined {
  return readOr(() => {
    const attested = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    const isBare = ['none', 'packed'].includes(attested.get('fmt')) && attested.get('attStmt').get('x5c') === undefined
    return isBare ? claimOf(response.clientDataJSON, attested.get('authData')) : undefined
  })
}

function claimOf(clientDataJSON: string, authenticatorData: Parameters<typeof parseAuthenticatorData>[0]): Claim {
  const { type, challenge, origin, crossOrigin } = decodeClientDataJSON(clientDataJSON)
  const { rpIdHash, flags } = parseAuthenticatorData(authenticatorData)
  return {
    type: String(type),
    challenge: String(challenge),
    origin: String(origin),
    isFramed: crossOrigin === true,
    hostHash: Buffer.from(rpIdHash),
    isVerified: flags.uv,
  }
}

/** Anybody may send anything, and the reader throws at most of it. */
function readOr(read: () => Claim | undefined): Claim | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
