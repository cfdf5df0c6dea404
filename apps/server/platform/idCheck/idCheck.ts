import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import type { HeaderReader } from '../gateway/headerOf.ts'

export interface CheckRequest {
  /** Our own name for this check, 32 characters at most. */
  readonly bizId: string
  /** Stands for the member with the party, and tells it nothing about them. */
  readonly userHash: string
  readonly idType: IdTypeCode
  readonly completeUrl: string
  readonly interruptUrl: string
  readonly isFrame: boolean
  readonly locale: 'en' | 'tl'
}

export interface OpenedCheck {
  readonly transactionId: string
  readonly clientConfig: string
  /** Where the person shows their ID. */
  readonly redirectUrl: string
}

/** What stands on the ID, as far as it could be read. Dates are YYYY-MM-DD. */
export interface ReadFields {
  readonly firstName?: string
  readonly middleName?: string
  readonly lastName?: string
  readonly birthday?: string
  readonly idNumber?: string
  readonly gender?: 'female' | 'male'
  readonly nationality?: string
  readonly address?: string
  readonly expiryDate?: string
}

/** Why an ID was not believed: each is something that a person can do better, or cannot. */
export type CheckFault =
  | 'blurred'
  | 'dark'
  | 'glare'
  | 'cropped'
  | 'not_an_id'
  | 'wrong_type'
  | 'expired'
  | 'unreadable'
  | 'interrupted'

export type CheckResult =
  | { readonly state: 'pending' }
  | {
      readonly state: 'done'
      readonly fault: CheckFault | null
      readonly fields: ReadFields
      /** 0 to 1 for each field that was read. */
      readonly confidence: Readonly<Partial<Record<keyof ReadFields, number>>>
      /** The photo itself, where the party hands it over. */
      readonly photo: Uint8Array | null
      /** The face in a live picture against the one on the ID, where the party compares them; never made up here. */
      readonly faceScore: number | null
    }

/** Why the party cannot be had. */
export class IdCheckFault extends Error {
  override readonly name = 'IdCheckFault'
  readonly isRetryable: boolean

  constructor(message: string, options: ErrorOptions & { readonly isRetryable: boolean }) {
    super(message, options)
    this.isRetryable = options.isRetryable
  }
}

/** That a check is over, as the party itself sent it. */
export interface IdCheckEvent {
  readonly bizId: string
  readonly transactionId: string
}

export interface SentEvent {
  /** Where it was sent, which is signed with it. */
  readonly path: string
  readonly header: HeaderReader
  readonly body: Buffer
}

/** The party that reads IDs. Which one it is, its adapter knows. */
export interface IdCheck {
  /** Not idempotent: each call opens a check of its own. */
  open(request: CheckRequest): Promise<OpenedCheck>
  /** May be asked again and again, by the names that we kept ourselves. */
  result(check: { readonly bizId: string; readonly transactionId: string }): Promise<CheckResult>
  /** Nothing where it is not proven that the party sent these bytes, and lately. */
  readEvent(sent: SentEvent): IdCheckEvent | undefined
}
