import type { Units } from '@saya/money'

export type DialectName = 'rpp' | 'hub88' | 'valkyrie'

/** Amounts no wallet may take, written as each dialect would write them. */
export type WrongAmount = 'five decimals' | 'negative' | 'huge'

interface Act {
  readonly tx: string
  readonly round: string
}

export interface Bet extends Act {
  readonly kind: 'bet'
  readonly amount: Units | WrongAmount
  readonly token?: 'own' | 'nobody’s'
  readonly closes?: boolean
  /** Only where the dialect has bet and win in one. */
  readonly win?: Units
  /** Only where the dialect gives a bet another name, by which wins and rollbacks speak of it. */
  readonly ref?: string
}

export interface Settle extends Act {
  readonly kind: 'settle'
  readonly bet: string
  readonly amount: Units
  readonly token?: 'own' | 'nobody’s'
  readonly closes?: boolean
}

export interface Rollback extends Act {
  readonly kind: 'rollback'
  readonly bet: string
}

/** What is asked of a wallet, whatever its dialect. */
export type Call = { readonly kind: 'balance' } | Bet | Settle | Rollback

/** How a request is to be wrong, where it is. */
export interface Twist {
  readonly isForged?: boolean
  readonly isOld?: boolean
  /** A body that is no call, signed as it is. */
  readonly body?: string
}

/** A request as it will go over the line. */
export interface Draft {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Received {
  readonly http: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/**
 * What a wallet answered: done, too little money, another final refusal, not decided yet, not let in at all, or nothing
 * that this dialect knows.
 */
export type Said = 'ok' | 'no funds' | 'refused' | 'later' | 'unheard' | 'nothing known'

export interface Heard {
  readonly said: Said
  readonly balance: Units | null
  /** The wallet's own word for it, for the report. */
  readonly word: string
}

/** Speaks one dialect: writes requests and understands answers. It sends nothing itself. */
export interface Driver {
  readonly dialect: DialectName
  draft(call: Call, twist?: Twist): Draft
  understand(draft: Draft, received: Received): Heard
}

/** What every driver is told about the one who plays. */
export interface Seat {
  /** The path before the dialect's own, without a slash at its end. */
  readonly base: string
  readonly player: string
  readonly token: string
  readonly game: string
  readonly clock: { now(): number }
  readonly newId: () => string
}

const nobodysToken = 'nobody0000000000000000000000000000000000'

export function tokenOf(seat: Seat, call: Call): string {
  return 'token' in call && call.token === 'nobody’s' ? nobodysToken : seat.token
}

export function parseJson(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
