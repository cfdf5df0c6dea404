import type { PartnerName } from '@saya/contract/identity/partner.ts'

/** Somebody as a partner knows them. What it does not tell is null. */
export interface PartnerPerson {
  /** The partner's own id of them, the same for ever. */
  readonly id: string
  /** As the partner writes it. */
  readonly phone: string | null
  readonly hasName: boolean
  /** YYYY-MM-DD. */
  readonly birthday: string | null
}

export interface Partner {
  /** Asks the partner who showed a code. Nobody where it vouches for none: it is wrong, used, too old or not ours. */
  whoShowed(code: string): Promise<PartnerPerson | undefined>
}

/** The partners whose apps people come in from. Who is not among them is closed. */
export type Partners = ReadonlyMap<PartnerName, Partner>

/** A partner that could not be asked, or whose answer proves nothing. */
export class PartnerFault extends Error {
  readonly isRetryable: boolean
  constructor(message: string, { isRetryable, cause }: { readonly isRetryable: boolean; readonly cause?: unknown }) {
    super(message, { cause })
    this.isRetryable = isRetryable
  }
}
