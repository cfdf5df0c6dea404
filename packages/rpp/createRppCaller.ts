import * as v from 'valibot'
import { backoff } from './backoff.ts'
import { classOf } from './outcomes.ts'
import { signedExchange } from './signedExchange.ts'
import { type WalletAnswer, walletAnswer } from './walletAnswer.ts'
import type { WalletCall, WalletCallName } from './walletCalls.ts'

export interface RppCallerOptions {
  /** The operator's address, before `/rgs/v1`. */
  readonly url: string
  readonly partner: string
  readonly keyId: string
  readonly key: Uint8Array
  readonly clock: { now(): number }
  /** A new UUID for each request and nonce. */
  readonly newId: () => string
  readonly wait?: (ms: number) => Promise<void>
  readonly timeoutMs?: number
}

/** The call's own fields: its request id is made anew for every sending, its time once. */
type Fields<Name extends WalletCallName> = Omit<WalletCall<Name>, 'request_id'>

/** An answer, or why there is none that may be believed: then nobody knows what the operator did. */
export type Reply =
  | { readonly isKnown: true; readonly answer: WalletAnswer }
  | { readonly isKnown: false; readonly why: string }

export interface RppCaller {
  /** Sends once. */
  send<Name extends WalletCallName>(name: Name, fields: Fields<Name>): Promise<Reply>
  /** Sends the same until it is decided, for a day at most. For everything but bets. */
  insist<Name extends WalletCallName>(name: Name, fields: Fields<Name>): Promise<Reply>
  /** Sends a bet; where its fate stays unknown it is rolled back, and that is insisted on. */
  place(bet: Fields<'bet'>): Promise<{ readonly isPlaced: boolean; readonly reply: Reply }>
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
/** A player waits for a bet: it is sent again twice, then taken back. */
const betTries = 3

/** The provider's side of the protocol: it signs, believes signed answers only, and sends again as documented. */
export function createRppCaller(options: RppCallerOptions): RppCaller {
  const { wait = pause, newId } = options
  const send = sender(options)

  async function insist<Name extends WalletCallName>(name: Name, fields: Fields<Name>): Promise<Reply> {
    let reply = await send(name, fields)
    for (const ms of backoff()) {
      if (isDecided(reply)) return reply
      await wait(ms)
      reply = await send(name, fields)
    }
    return reply
  }

  async function place(bet: Fields<'bet'>) {
    const waits = backoff()
    let reply = await send('bet', bet)
    for (let tries = 1; tries < betTries && !isDecided(reply) && reply.isKnown; tries++) {
      await wait(waits.next().value ?? 0)
      reply = await send('bet', bet)
    }
    if (isDecided(reply)) return { isPlaced: reply.isKnown && reply.answer.status === 'OK', reply }
    const { round_id, player_ref, game_code, ts } = bet
    const reason = 'The fate of the bet is unknown.'
    const undo = { tx_id: newId(), ref_tx_id: bet.tx_id, round_id, player_ref, game_code, ts, reason }
    return { isPlaced: false, reply: await insist('rollback', undo) }
  }

  return { send, insist, place }
}

function isDecided(reply: Reply): boolean {
  return reply.isKnown && classOf(reply.answer.status) !== 'retry'
}

function sender({ url, timeoutMs = 5000, ...options }: RppCallerOptions) {
  const exchange = signedExchange({ ...options, timeoutMs })
  const base = new URL(url)
  const prefix = base.pathname.replace(/\/$/, '')
  return async function send<Name extends WalletCallName>(name: Name, fields: Fields<Name>): Promise<Reply> {
    const body = { request_id: options.newId(), ...fields }
    const heard = await exchange({ origin: base.origin, path: `${prefix}/rgs/v1/${name}`, body })
    if (!heard.isKnown) return heard
    const read = v.safeParse(walletAnswer, heard.body)
    return read.success ? { isKnown: true, answer: read.output } : { isKnown: false, why: 'an answer of another form' }
  }
}
