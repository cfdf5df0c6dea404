import { generateKeyPairSync, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatUnits } from '@saya/money'
import { type Answer, type Fields, textOf, thePlayer, theToken } from './flawedShapesForTest.ts'
import type { Flaw } from './flawsForTest.ts'

const names: Readonly<Record<string, string>> = {
  '/user/balance': 'balance',
  '/transaction/bet': 'bet',
  '/transaction/win': 'settle',
  '/transaction/rollback': 'rollback',
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** The key of the one provider that there is. */
export const hubKey = keys.privateKey

interface HubRequest {
  readonly user: string
  readonly transaction_uuid: string
  readonly reference_transaction_uuid?: string
  readonly round: string | null
  readonly round_closed: boolean
  readonly token: string
  readonly game_code: string
  readonly currency?: string
}

export function isHub({ url = '' }: IncomingMessage): boolean {
  return url in names
}

export function isSignedByHub({ headers }: IncomingMessage, body: Buffer): boolean {
  return verify('sha256', body, keys.publicKey, Buffer.from(String(headers['x-hub88-signature']), 'base64'))
}

/** A call of the Hub88 dialect as the book of the flawed wallet takes it. Throws where it is none. */
export function readHub(
  has: (flaw: Flaw) => boolean,
  { url = '' }: IncomingMessage,
  body: string,
): [name: string, fields: Fields] {
  const asked = JSON.parse(body) as HubRequest
  if (asked.round === null && has('knows no bet outside of rounds')) throw new TypeError('It has no round.')
  const hundredThousandths = BigInt(/"amount":(-?\d+)/.exec(body)?.[1] ?? '0')
  const fifthDecimal = hundredThousandths % 10n === 0n ? '' : '1'
  const fields = {
    request_id: 'any',
    tx_id: names[url] === 'balance' ? '' : textOf(asked.transaction_uuid),
    ref_tx_id: asked.reference_transaction_uuid ?? '',
    round_id: asked.round ?? asked.reference_transaction_uuid ?? asked.transaction_uuid,
    round_closed: asked.round_closed,
    session_token: asked.token === theToken && asked.user === thePlayer ? theToken : '',
    game_code: asked.game_code,
    currency: asked.currency ?? 'PHP',
    amount: `${formatUnits(hundredThousandths / 10n)}${fifthDecimal}`,
  }
  return [names[url] ?? '', fields]
}

const statuses: Readonly<Record<string, string>> = {
  OK: 'RS_OK',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  BAD_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
}

export function sendHub(res: ServerResponse, { status, balance }: Answer): void {
  const told = balance < 0n ? '' : `,"balance":${balance * 10n}`
  res.end(`{"status":"${statuses[status] ?? 'RS_ERROR_DUPLICATE_TRANSACTION'}"${told}}`)
}

export function refuseHub(res: ServerResponse): void {
  res.end('{"status":"RS_ERROR_INVALID_SIGNATURE"}')
}
