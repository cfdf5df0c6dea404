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

/** Who asks, and whom about: the one who plays in both cases when left out. */
interface Reading {
  readonly token?: 'own' | 'nobody’s'
  readonly player?: 'own' | 'another'
}

export interface Balance extends Reading {
  readonly kind: 'balance'
  /** That of the seat when left out. */
  readonly game?: string
}

/** What a round is about, and whether it is over. */
export interface Round extends Reading {
  readonly kind: 'round'
  readonly round: string
}

/** What was done under a reference, asked by a provider that wants to know before it sends again. */
export interface Listing {
  readonly kind: 'listing'
  readonly ref: string
}

/** What is asked of a wallet, whatever its dialect. Not every dialect has all of it: `Rule.only` says which do. */
export type Call = Balance | Round | Listing | Bet | Settle | Rollback | Promo | Adjust | Close | Authenticate

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
  /** With one more field, of bytes that are no UTF-8. */
  readonly isMisencoded?: boolean
  /** These stand in the body in place of its own fields; an undefined one is left out. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** How the scheme of the authorization is written, where there is one. */
  readonly scheme?: string
}

/** A request as it will go over the line. */
export interface Draft {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface HttpAnswer {
  readonly http: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/**
 * What a wallet answered: done, too little money, another final refusal, not decided yet, not let in at all, or nothing
 * that this dialect knows.
 */
export type AnswerKind = 'ok' | 'no funds' | 'refused' | 'later' | 'unheard' | 'nothing known'

export interface UnderstoodAnswer {
  readonly said: AnswerKind
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
  understand(draft: Draft, received: HttpAnswer): UnderstoodAnswer
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

/** Another player, who may be there or not. */
export function playerOf({ player }: Seat, call: Call): string {
  if (!('player' in call) || call.player !== 'another') return player
  return /^\d+$/.test(player) ? String(BigInt(player) + 1n) : `${player}-2`
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

/** The bytes of a body, with one more field that nobody can read where they are to be such. */
export function bodyBytes(text: string, { isMisencoded }: Twist): Buffer {
  if (!isMisencoded) return Buffer.from(text)
  return Buffer.concat([Buffer.from('{"note":"'), Buffer.from([0xff]), Buffer.from('",'), Buffer.from(text.slice(1))])
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
