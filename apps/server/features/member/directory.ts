/** What a member signs in with, which must be theirs alone among all members. */
export interface DirectoryEntry {
  readonly username: string
  /** Empty where there is none. */
  readonly email: string
  readonly phone: string
  readonly hasPassword: boolean
  /** It was set long enough ago to prove the member: nobody who has just taken the account over set it. */
  readonly passwordConfirms: boolean
  readonly usernameIsOwn: boolean
  readonly usernameChangedAtMs: number | null
}

export interface NewPhone {
  readonly number: string
  readonly otpId: string
  readonly code: string
  /** The session that asks. Every other one ends, since whoever lost a phone lost what is signed in on it. */
  readonly sessionId: string
}

export interface DirectoryClaim {
  readonly username?: string | undefined
  /** Empty where it is to be taken away. */
  readonly email?: string | undefined
  readonly phone?: NewPhone | undefined
}

export type ClaimOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly code: 'username_taken' | 'email_taken' | 'phone_taken' | 'code_invalid' | 'code_spent'
    }
  | { readonly ok: false; readonly code: 'attempts_exceeded'; readonly waitSeconds: number }
  | { readonly ok: false; readonly code: 'username_too_soon'; readonly openAtMs: number }

/** The directory in which members are found before they are known. Identity keeps it. */
export interface Directory {
  read(uid: bigint): Promise<DirectoryEntry>
  /** Claims all of it, or nothing. What the member has already needs no claim. */
  claim(uid: bigint, claim: DirectoryClaim): Promise<ClaimOutcome>
  /** Counts one change of a kind against the member's limit, or says how long there is none left. */
  takeShare(uid: bigint, kind: ShareKind): Promise<number | null>
}

export type ShareKind = 'username' | 'email' | 'phone' | 'looks'
