import type { Calls } from '@saya/contract'
import { currentHost } from '../../../shared/device/host.ts'

type Creation = Calls['POST /member/passkey/open']['answer']
type Request = Calls['POST /member/passkey/proof/open']['answer']
type NewPasskey = Calls['POST /member/passkey/create']['input']['body']
type Proof = Calls['POST /member/passkey/login']['input']['body']

/** Whether this browser can keep and show passkeys here. The apps of partners cannot, nor can any at a bare address. */
export function canUsePasskeys(): boolean {
  const isNamed = !/^[\d.]+$|^\[/.test(location.hostname)
  return isNamed && isSecureContext && 'PublicKeyCredential' in window && currentHost() === undefined
}

/** Has the device make a passkey, which asks its owner for their face, finger or screen lock. */
export async function makePasskey(asked: Creation): Promise<NewPasskey> {
  const made = await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytesOf(asked.challenge),
      user: { ...asked.user, id: bytesOf(asked.user.id) },
      excludeCredentials: descriptorsOf(asked.excludeCredentials),
    },
  })
  const { id, response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse }
  return {
    id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      // Browsers of before 2022 do not say.
      transports: response.getTransports?.() ?? [],
    },
  }
}

/** Has the device sign with a passkey, of which its owner chooses one and unlocks it. */
export async function showPasskey(asked: Request): Promise<Proof> {
  const shown = await navigator.credentials.get({
    publicKey: {
      ...asked,
      challenge: bytesOf(asked.challenge),
      allowCredentials: descriptorsOf(asked.allowCredentials),
    },
  })
  const { id, response } = shown as PublicKeyCredential & { response: AuthenticatorAssertionResponse }
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle ? { userHandle: textOf(userHandle) } : {}),
    },
  }
}

function descriptorsOf(named: Request['allowCredentials']): PublicKeyCredentialDescriptor[] {
  return named.map(({ type, id, transports }) => ({
    type,
    id: bytesOf(id),
    transports: transports as AuthenticatorTransport[],
  }))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
