import type { Units } from '@saya/money'

export type DialectName = 'rpp' | 'hub88' | 'valkyrie'

/** Amounts no wallet may take, written as each dialect would write them. */
export type WrongAmount = 'five decimals' | 'negative' | 'huge' | 'huge and negative'

interface Act {
  readonly tx: string
  readonly round: string
}

interface Moving {
  readonly tx: string
  readonly amount: Units | WrongAmount
  /** PHP when left out. */
  readonly currency?: string
}

export interface Bet extends Act, Moving {
  readonly kind: 'bet'
  readonly token?: 'own' | 'nobody’s'
  /** That of the seat when left out. */
  readonly game?: string
  readonly closes?: boolean
  /** Only where the dialect has bet and win in one. */
  readonly win?: Units | WrongAmount
  /** Only where the dialect gives a bet another name, by which wins and rollbacks speak of it. */
  readonly ref?: string
}

export interface Settle extends Act, Moving {
  readonly kind: 'settle'
  readonly bet: string
  readonly token?: 'own' | 'nobody’s'
  readonly closes?: boolean
}

export interface Rollback extends Act {
  readonly kind: 'rollback'
  readonly bet: string
}

/** Something given outside any bet. */
export interface Promo extends Moving {
  readonly kind: 'promo'
}

/** A correction, which may be below nothing. */
export interface Adjust extends Moving {
  readonly kind: 'adjust'
}

/** Nothing more will come in the round. */
export interface Close extends Act {
  readonly kind: 'close'
}

/** Whether a session lets its player in. */
export interface Authenticate {
  readonly kind: 'authenticate'
  readonly token?: 'own' | 'nobody’s'
  /** That of the seat when left out. */
  readonly game?: string
}

/** What was done under a reference, asked by a provider that wants to know before it sends again. */
export interface Listing {
  readonly kind: 'listing'
  readonly ref: string
}

/** What is asked of a wallet, whatever its dialect. Not every dialect has all of it: `Rule.only` says which do. */
export type Call =
  | { readonly kind: 'balance' }
  | Listing
  | Bet
  | Settle
  | Rollback
  | Promo
  | Adjust
  | Close
  | Authenticate

/** How a request is to be wrong, where it is. */
export interface Twist {
  readonly isForged?: boolean
  /** Without this one of the driver’s `proofs`. */
  readonly without?: string
  /** Of a key that nobody was given, by its name and by what it signs. */
  readonly isOfUnknownKey?: boolean
  /** Another body than the one that was signed. */
  readonly isAltered?: boolean
  readonly isOld?: boolean
  readonly isAhead?: boolean
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
  /** What was done, each by its id, where that was asked for. */
  readonly listed?: readonly string[]
}

/** Speaks one dialect: writes requests and understands answers. It sends nothing itself. */
export interface Driver {
  readonly dialect: DialectName
  /** The headers that prove whose request it is. */
  readonly proofs: readonly string[]
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

export function gameOf(seat: Seat, call: Call): string {
  return ('game' in call ? call.game : undefined) ?? seat.game
}

/** A call that asks for more than this one, where it asks for money. */
export function raised(call: Call): Call {
  return 'amount' in call && typeof call.amount === 'bigint' ? { ...call, amount: call.amount * 2n } : call
}

export function leaveOut(headers: Draft['headers'], name: string | undefined): Draft['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
}

/** For a driver that is asked for what its dialect has no word for: a rule forgot to say whom it is for. */
export function unspoken(dialect: DialectName, { kind }: Call): Error {
  return new Error(`The dialect ${dialect} has no ${kind}.`)
}

export function parseJson(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
