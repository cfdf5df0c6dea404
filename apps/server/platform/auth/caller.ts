import type { Role } from '@saya/contract/staff/permissions.ts'
import type { TokenRefusal } from './tokenRefusals.ts'

/** Who is behind a request, once for all operations. */
export type Caller =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member'
      readonly uid: bigint
      readonly sessionHash: Buffer
      /** By which the member's list of sessions names this one. */
      readonly sessionId: string
      readonly isBlocked: boolean
      /** Proved within the last quarter of an hour that it is them, beyond holding the token. */
      readonly isConfirmed: boolean
      /** Until when that counts. Nothing where it was never proved. */
      readonly confirmedUntilMs: number | null
      /** The same by a passkey, or by a code sent to their own phone unless they chose to be asked for a passkey. */
      readonly isConfirmedStrongly: boolean
      readonly isConfirmedByPasskey: boolean
    }

export type Member = Extract<Caller, { kind: 'member' }>

/** What a token comes to. Which feature knows tokens is decided where the server is put together. */
export type Identify = (
  token: string,
  /** `isFresh`: by the database itself, whatever was remembered since it was last asked. */
  options?: { readonly isFresh?: boolean },
) => Promise<Member | TokenRefusal>

/** Somebody who works for the operator, and is signed in to the office. */
export interface Staff {
  readonly kind: 'staff'
  readonly operatorId: string
  readonly email: string
  readonly role: Role
  /** The operator's own account as a member, about which they decide nothing. */
  readonly ownUid: bigint | null
  readonly sessionId: string
}

/** What an operator's token comes to. One that is asked passively is not kept awake by it. */
export type IdentifyStaff = (
  token: string,
  options: { readonly isPassive: boolean },
) => Promise<Staff | 'invalid_token' | 'token_expired'>
