import { formatUnits, type Units } from '@saya/money'
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
  type Seat,
  tokenOf,
  type Twist,
  type UnderstoodAnswer,
  unspoken,
} from '../call.ts'

export interface ValkyrieAccess {
  readonly provider: string
  readonly apiToken: string
}

const types = { bet: 'WITHDRAW', settle: 'DEPOSIT', rollback: 'CANCEL', promo: 'PROMODEPOSIT' } as const
const proof = 'authorization'
const wrong = {
  'five decimals': '1.00001',
  negative: '-1',
  huge: '99999999999.5',
  'huge and negative': '-99999999999.5',
} as const

export function valkyrieDriver(seat: Seat, { provider, apiToken }: ValkyrieAccess): Driver {
  function draft(call: Call, twist: Twist = {}): Draft {
    const all = {
      'content-type': 'application/json',
      [proof]: `${twist.scheme ?? 'Bearer'} ${twist.isForged ? 'somebody-else' : apiToken}`,
      'x-player-token': tokenOf(seat, call),
      'x-correlation-id': seat.newId(),
    }
    const headers = leaveOut(all, twist.without)
    const player = `${seat.base}/players/${encodeURIComponent(playerOf(seat, call))}`
    const query = `?provider=${encodeURIComponent(provider)}`
    if (call.kind === 'balance' && twist.body === undefined) {
      return { method: 'GET', path: `${player}/balance${query}`, headers, body: Buffer.alloc(0) }
    }
    if (call.kind === 'listing') {
      const path = `${player}/transactions${query}&providerBetRef=${encodeURIComponent(call.ref)}`
      return { method: 'GET', path, headers, body: Buffer.alloc(0) }
    }
    if (call.kind === 'round') {
      const path = `${player}/gamerounds/${encodeURIComponent(call.round)}${query}`
      return { method: 'GET', path, headers, body: Buffer.alloc(0) }
    }
    const body = bodyBytes(twist.body ?? bodyOf(seat, provider, { call, fields: twist.fields }), twist)
    return { method: 'POST', path: `${player}/transactions${query}`, headers, body }
  }

  return { dialect: 'valkyrie', proofs: [proof], draft, understand: (_draft, received) => understand(received) }
}

function understand({ http, body }: HttpAnswer): UnderstoodAnswer {
  const answer = parseJson(body)
  const code = (answer?.error as { code?: unknown } | undefined)?.code
  const word = answer?.status === 'OK' ? 'OK' : typeof code === 'string' ? code : `HTTP ${http}`
  return { said: saidOf(word, http), balance: balanceOf(body), word, listed: listedOf(answer?.transactions) }
}

function listedOf(transactions: unknown): string[] {
  if (!Array.isArray(transactions)) return []
  return (transactions as { providerTransactionId?: unknown }[]).map(one => String(one?.providerTransactionId))
}

function saidOf(word: string, http: number): UnderstoodAnswer['said'] {
  if (http === 401) return 'unheard'
  if (word === 'OK') return 'ok'
  if (word === 'PAM_ERR_CASH_OVERDRAFT') return 'no funds'
  if (word === 'PAM_ERR_TIMEOUT') return 'later'
  return /^PAM_ERR_[A-Z_]+$/.test(word) ? 'refused' : 'nothing known'
}

/** Read off the text, since a balance of this dialect is a number with decimals, of which only four may count. */
function balanceOf(body: Buffer): Units | null {
  const [, whole = '', fraction = ''] =
    /"cashAmount":\s*(\d{1,14})(?:\.(\d{1,4})0{0,2})?\s*[,}]/.exec(body.toString()) ?? []
  return whole === '' ? null : BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0'))
}

interface Writing {
  readonly call: Call
  readonly fields?: Twist['fields']
}

/** Written by hand: an amount of this dialect is a number, and none of ours may pass through a float. */
function bodyOf(seat: Seat, provider: string, { call, fields = {} }: Writing): string {
  if (call.kind === 'balance') return '{}'
  if (!isPosted(call)) throw unspoken('valkyrie', call)
  const named = {
    currency: ('currency' in call ? call.currency : undefined) ?? 'PHP',
    provider,
    transactionType: types[call.kind],
    transactionDateTime: new Date(seat.clock.now()).toISOString(),
    providerTransactionId: call.tx,
    providerGameId: gameOf(seat, call),
    ...(call.kind === 'promo' ? {} : placeOf(call)),
    ...fields,
  }
  const amounts = Object.entries({ cashAmount: amountOf(call), bonusAmount: '0', promoAmount: '0' })
  const written = amounts.filter(([name]) => !(name in fields)).map(([name, text]) => `"${name}":${text},`)
  return `{${written.join('')}${JSON.stringify(named).slice(1)}`
}

type PostedCall = Extract<Call, { kind: keyof typeof types }>

function isPosted(call: Call): call is PostedCall {
  return call.kind in types
}

function placeOf(call: Exclude<PostedCall, { kind: 'promo' }>) {
  return {
    providerBetRef: call.kind === 'bet' ? (call.ref ?? call.tx) : call.bet,
    providerRoundId: call.round,
    isGameOver: call.kind === 'rollback' ? false : (call.closes ?? false),
  }
}

function amountOf(call: PostedCall): string {
  if (call.kind === 'rollback') return '0'
  return typeof call.amount === 'bigint' ? formatUnits(call.amount) : wrong[call.amount]
}
