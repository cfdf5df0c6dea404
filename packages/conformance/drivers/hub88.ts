import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import {
  bodyBytes,
  type Call,
  type Draft,
  type Driver,
  gameOf,
  type HttpAnswer,
  leaveOut,
  parseJson,
  playerOf,
  raised,
  type Seat,
  tokenOf,
  type Twist,
  type UnderstoodAnswer,
  unspoken,
} from '../call.ts'

export interface Hub88Access {
  /** The provider's private key; the wallet knows the public one. */
  readonly key: KeyObject
}

const paths: Partial<Readonly<Record<Call['kind'], string>>> = {
  balance: '/user/balance',
  bet: '/transaction/bet',
  settle: '/transaction/win',
  rollback: '/transaction/rollback',
}

const unit = 10n
const proof = 'x-hub88-signature'
const wrong = {
  'five decimals': '100001',
  negative: '-100000',
  huge: '9000000000000000',
  'huge and negative': '-9000000000000000',
} as const
const undecided = new Set(['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'])

export function hub88Driver(seat: Seat, { key }: Hub88Access): Driver {
  let forged: KeyObject | undefined

  function draft(call: Call, twist: Twist = {}): Draft {
    const path = paths[call.kind]
    if (path === undefined) throw unspoken('hub88', call)
    if (twist.isForged) forged ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const body = bodyBytes(twist.body ?? bodyOf(seat, call, twist.fields), twist)
    const signature = sign('sha256', body, twist.isForged && forged ? forged : key).toString('base64')
    const headers = leaveOut({ 'content-type': 'application/json', [proof]: signature }, twist.without)
    const sent = twist.isAltered ? Buffer.from(bodyOf(seat, raised(call))) : body
    return { method: 'POST', path: `${seat.base}${path}`, headers, body: sent }
  }

  return { dialect: 'hub88', proofs: [proof], draft, understand: (_draft, received) => understand(received) }
}

function understand({ http, body }: HttpAnswer): UnderstoodAnswer {
  const answer = parseJson(body)
  const word = typeof answer?.status === 'string' ? answer.status : `HTTP ${http}`
  const { balance } = answer ?? {}
  const whole = typeof balance === 'number' && Number.isSafeInteger(balance) ? BigInt(balance) : null
  // A balance between two of our units is one that the wallet cannot have.
  const units = whole === null || whole % unit !== 0n ? null : whole / unit
  return { said: saidOf(word), balance: units, word }
}

function saidOf(status: string): UnderstoodAnswer['said'] {
  if (status === 'RS_OK') return 'ok'
  if (status === 'RS_ERROR_NOT_ENOUGH_MONEY') return 'no funds'
  if (status === 'RS_ERROR_INVALID_SIGNATURE') return 'unheard'
  if (undecided.has(status)) return 'later'
  return /^RS_ERROR_[A-Z_]+$/.test(status) ? 'refused' : 'nothing known'
}

/** Written by hand: an amount of this dialect is a number, and none of ours may pass through a float. */
function bodyOf(seat: Seat, call: Call, fields: Twist['fields'] = {}): string {
  const game_code = gameOf(seat, call)
  const named = { user: playerOf(seat, call), request_uuid: seat.newId(), game_code, token: tokenOf(seat, call) }
  if (call.kind === 'balance') return JSON.stringify({ ...named, ...fields })
  if (call.kind !== 'bet' && call.kind !== 'settle' && call.kind !== 'rollback') throw unspoken('hub88', call)
  const act = { ...named, transaction_uuid: call.tx, round: call.round }
  if (call.kind === 'rollback')
    return JSON.stringify({ ...act, reference_transaction_uuid: call.bet, round_closed: false, ...fields })
  const amount = typeof call.amount === 'bigint' ? String(call.amount * unit) : wrong[call.amount]
  const reference = call.kind === 'settle' ? { reference_transaction_uuid: call.bet } : {}
  const moving = {
    ...act,
    ...reference,
    currency: call.currency ?? 'PHP',
    round_closed: call.closes ?? false,
    is_free: false,
    ...fields,
  }
  return `{"amount":${amount},${JSON.stringify(moving).slice(1)}`
}
