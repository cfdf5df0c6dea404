import { formatUnits, parsePesos, type Units } from '@saya/money'
import {
  classOf,
  isSameSignature,
  type OutcomeName,
  outcomes,
  readKey,
  rppHeaders,
  signAnswer,
  signRequest,
} from '@saya/rpp'
import {
  type Adjust,
  type Bet,
  bodyBytes,
  type Call,
  type Draft,
  type Driver,
  gameOf,
  type HttpAnswer,
  leaveOut,
  parseJson,
  playerOf,
  type Promo,
  raised,
  type Seat,
  type Settle,
  tokenOf,
  type Twist,
  type UnderstoodAnswer,
  unspoken,
  type WrongAmount,
} from '../call.ts'

export interface RppAccess {
  readonly partner: string
  readonly keyId: string
  readonly key: Uint8Array
}

const wrong = {
  'five decimals': '1.00001',
  negative: '-1.0000',
  huge: '99999999999999.0000',
  'huge and negative': '-99999999999999.0000',
} as const
const anHour = 3600
export const proofs = [
  rppHeaders.partner,
  rppHeaders.keyId,
  rppHeaders.timestamp,
  rppHeaders.nonce,
  rppHeaders.signature,
]
/** No wallet was told of it. */
export const strangersKey = readKey(Buffer.alloc(32, 66))

export function rppDriver(seat: Seat, { partner, keyId, key: bytes }: RppAccess): Driver {
  const key = readKey(bytes)

  function draft(call: Call, twist: Twist = {}): Draft {
    const path = `${seat.base}/rgs/v1/${nameOf(call)}`
    const body = bodyBytes(twist.body ?? JSON.stringify({ ...bodyOf(seat, call), ...twist.fields }), twist)
    const off = (twist.isAhead ? anHour : 0) - (twist.isOld ? anHour : 0)
    const seconds = Math.floor(seat.clock.now() / 1000) + off
    const signed = { method: 'POST', path, timestamp: String(seconds), nonce: seat.newId(), body }
    const signature = signRequest(twist.isForged || twist.isOfUnknownKey ? strangersKey : key, signed)
    const sent = twist.isAltered ? Buffer.from(JSON.stringify(bodyOf(seat, raised(call)))) : body
    const headers = {
      'content-type': 'application/json',
      [rppHeaders.partner]: partner,
      [rppHeaders.keyId]: twist.isOfUnknownKey ? `${keyId}-unknown` : keyId,
      [rppHeaders.timestamp]: signed.timestamp,
      [rppHeaders.nonce]: signed.nonce,
      [rppHeaders.signature]: signature,
    }
    return { method: 'POST', path, headers: leaveOut(headers, twist.without), body: sent }
  }

  function understand({ method, path, headers }: Draft, received: HttpAnswer): UnderstoodAnswer {
    const { http, body } = received
    const answer = parseJson(body)
    const word = typeof answer?.status === 'string' ? answer.status : `HTTP ${http}`
    if (http === 401) return { said: 'unheard', balance: null, word }
    if (http === 429 || http >= 500) return { said: 'later', balance: null, word }
    const nonce = headers[rppHeaders.nonce] ?? ''
    const timestamp = String(received.headers[rppHeaders.timestamp])
    const expected = signAnswer(key, { method, path, timestamp, nonce, body, status: http })
    if (http !== 200 || !isSameSignature(String(received.headers[rppHeaders.signature]), expected)) {
      return { said: 'nothing known', balance: null, word: `${word}, not signed` }
    }
    const balance = typeof answer?.balance === 'string' ? parsePesos(answer.balance, 4) : null
    return { said: saidOf(word), balance, word }
  }

  return { dialect: 'rpp', proofs, draft, understand }
}

function saidOf(status: string): UnderstoodAnswer['said'] {
  if (!(status in outcomes)) return 'nothing known'
  if (status === 'INSUFFICIENT_FUNDS') return 'no funds'
  return ({ done: 'ok', drop: 'refused', stop: 'refused', retry: 'later' } as const)[classOf(status as OutcomeName)]
}

function nameOf(call: Call): string {
  if (call.kind === 'close') return 'round-close'
  return call.kind === 'bet' && call.win !== undefined ? 'bet-settle' : call.kind
}

function bodyOf(seat: Seat, call: Call): object {
  const named = { request_id: seat.newId(), player_ref: playerOf(seat, call) }
  if (call.kind === 'balance') return named
  if (call.kind === 'listing' || call.kind === 'round') throw unspoken('rpp', call)
  const game_code = gameOf(seat, call)
  if (call.kind === 'authenticate') return { ...named, game_code, session_token: tokenOf(seat, call) }
  const outside = { ...named, tx_id: call.tx, ts: Math.floor(seat.clock.now() / 1000) }
  if (call.kind === 'promo') return { ...outside, ...moneyOf(call), kind: 'prize' }
  if (call.kind === 'adjust') return { ...outside, ...moneyOf(call), reason: 'conformance' }
  const act = { ...outside, round_id: call.round, game_code }
  if (call.kind === 'close') return act
  if (call.kind === 'rollback') return { ...act, ref_tx_id: call.bet }
  const session_token = tokenOf(seat, call)
  const moving = { ...act, ...moneyOf(call), round_closed: call.closes ?? false, session_token }
  if (call.kind === 'settle') return { ...moving, ref_tx_id: call.bet, kind: 'win' }
  return call.win === undefined ? moving : { ...moving, win_amount: textOf(call.win) }
}

function moneyOf({ amount, currency = 'PHP' }: Bet | Settle | Promo | Adjust) {
  return { currency, amount: textOf(amount) }
}

function textOf(amount: Units | WrongAmount): string {
  return typeof amount === 'bigint' ? formatUnits(amount) : wrong[amount]
}
