import { formatUnits, parsePesos } from '@saya/money'
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
  type Call,
  type Draft,
  type Driver,
  type Heard,
  parseJson,
  type Received,
  type Seat,
  tokenOf,
  type Twist,
} from '../call.ts'

export interface RppAccess {
  readonly partner: string
  readonly keyId: string
  readonly key: Uint8Array
}

const wrong = { 'five decimals': '1.00001', negative: '-1.0000', huge: '99999999999999.0000' } as const
const old = 3600

export function rppDriver(seat: Seat, { partner, keyId, key: bytes }: RppAccess): Driver {
  const key = readKey(bytes)

  function draft(call: Call, twist: Twist = {}): Draft {
    const path = `${seat.base}/rgs/v1/${nameOf(call)}`
    const body = Buffer.from(twist.body ?? JSON.stringify(bodyOf(seat, call)))
    const seconds = Math.floor(seat.clock.now() / 1000) - (twist.isOld ? old : 0)
    const signed = { method: 'POST', path, timestamp: String(seconds), nonce: seat.newId(), body }
    const signature = signRequest(twist.isForged ? readKey(Buffer.alloc(32, 66)) : key, signed)
    const headers = {
      'content-type': 'application/json',
      [rppHeaders.partner]: partner,
      [rppHeaders.keyId]: keyId,
      [rppHeaders.timestamp]: signed.timestamp,
      [rppHeaders.nonce]: signed.nonce,
      [rppHeaders.signature]: signature,
    }
    return { method: 'POST', path, headers, body }
  }

  function understand({ method, path, headers }: Draft, received: Received): Heard {
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

  return { dialect: 'rpp', draft, understand }
}

function saidOf(status: string): Heard['said'] {
  if (!(status in outcomes)) return 'nothing known'
  if (status === 'INSUFFICIENT_FUNDS') return 'no funds'
  return ({ done: 'ok', drop: 'refused', stop: 'refused', retry: 'later' } as const)[classOf(status as OutcomeName)]
}

function nameOf(call: Call): string {
  return call.kind === 'bet' && call.win !== undefined ? 'bet-settle' : call.kind
}

function bodyOf(seat: Seat, call: Call): object {
  const named = { request_id: seat.newId(), player_ref: seat.player }
  if (call.kind === 'balance') return named
  const ts = Math.floor(seat.clock.now() / 1000)
  const act = { ...named, tx_id: call.tx, round_id: call.round, game_code: seat.game, ts }
  if (call.kind === 'rollback') return { ...act, ref_tx_id: call.bet }
  const amount = typeof call.amount === 'bigint' ? formatUnits(call.amount) : wrong[call.amount]
  const moving = {
    ...act,
    currency: 'PHP',
    amount,
    round_closed: call.closes ?? false,
    session_token: tokenOf(seat, call),
  }
  if (call.kind === 'settle') return { ...moving, ref_tx_id: call.bet, kind: 'win' }
  return call.win === undefined ? moving : { ...moving, win_amount: formatUnits(call.win) }
}
