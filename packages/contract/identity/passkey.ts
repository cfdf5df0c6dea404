import * as v from 'valibot'
import { passkeyLimits } from '../limits.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'

/** Bytes as browsers write them in JSON: base64url without padding. */
function bytes(longest: number) {
  return v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest))
}

const credentialId = bytes(1364)

/** What a device signs to show that it holds a passkey. */
export const passkeyProof = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: v.optional(bytes(100)),
  }),
})

export type PasskeyProof = v.InferOutput<typeof passkeyProof>

/** What a device answers that has made a passkey. */
export const newPasskey = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(8)), []),
  }),
})

export type NewPasskey = v.InferOutput<typeof newPasskey>

/** A passkey as a browser is told of it. */
export const passkeyDescriptor = v.object({
  type: v.literal('public-key'),
  id: v.string(),
  transports: v.array(v.string()),
})

export const passkeyId = v.pipe(v.string(), v.uuid())

const [nameInvalid] = identityErrors.passkey_name_invalid.text

/** How a member calls a passkey, on one line. */
export const passkeyName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, nameInvalid),
  v.maxLength(passkeyLimits.nameMost, nameInvalid),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, nameInvalid),
)

/** Why a passkey that is shown counts for nothing. */
export const passkeyRefusals = pick(
  identityErrors,
  'passkey_expired',
  'passkey_elsewhere',
  'passkey_unverified',
  'passkey_refused',
  'passkey_unknown',
  'passkey_copied',
  'passkey_tries_exceeded',
)
