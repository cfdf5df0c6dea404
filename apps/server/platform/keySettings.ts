import * as v from 'valibot'

// The message of each check says what the setting must be. It never holds the value, which may be a secret.
export const key = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64, as "openssl rand -base64 32" prints them'),
  v.transform(text => Buffer.from(text, 'base64')),
)

/** Pieces with commas between them. */
export const list = v.pipe(
  v.string(),
  v.transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  ),
)

export const keyList = v.optional(v.pipe(list, v.array(key)), '')

/** An Ed25519 key in SPKI always begins alike. */
export const signingPublicKey = v.pipe(
  v.string(),
  v.regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, 'public Ed25519 keys, SPKI in base64'),
)
