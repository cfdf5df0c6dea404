import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatUnits } from '@saya/money'
import { type Answer, type Fields, textOf, theToken } from './flawedShapesForTest.ts'

const names = { WITHDRAW: 'bet', DEPOSIT: 'settle', CANCEL: 'rollback', PROMODEPOSIT: 'promo' } as const
export const pamToken = 'the-only-provider'

interface Transaction {
  readonly transactionType: keyof typeof names
  readonly providerTransactionId: string
  readonly providerBetRef: string
  readonly providerRoundId: string
  readonly providerGameId: string
  readonly currency: string
  readonly isGameOver: boolean
}

export function isPam({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/players/')
}

/** Whether it comes from the one provider that there is. */
export function isTrusted({ headers }: IncomingMessage): boolean {
  return headers.authorization === `Bearer ${pamToken}`
}

/** A call of the Valkyrie dialect as the book of the flawed wallet takes it. Throws where it is none. */
export function readPam(req: IncomingMessage, body: Buffer): [name: string, fields: Fields] {
  const token = { session_token: req.headers['x-player-token'] === theToken ? theToken : '', request_id: 'any' }
  const nothing = { ...token, tx_id: '', ref_tx_id: '', round_id: '', game_code: '', currency: '', amount: '0' }
  if (req.method === 'GET') {
    const reference = new URL(req.url ?? '', 'http://localhost').searchParams.get('providerBetRef')
    return reference === null ? ['balance', nothing] : ['transactions', { ...nothing, ref_tx_id: reference }]
  }
  const posted = JSON.parse(body.toString()) as Transaction
  const name = names[posted.transactionType]
  const reference = posted.providerBetRef
  const fields = {
    ...token,
    tx_id: textOf(posted.providerTransactionId),
    ref_tx_id: name === 'bet' ? '' : reference,
    round_id: posted.providerRoundId,
    round_closed: posted.isGameOver,
    game_code: posted.providerGameId,
    currency: posted.currency,
    amount: /"cashAmount":(-?[\d.]+)/.exec(body.toString())?.[1] ?? '0',
  }
  return [name, name === 'bet' ? { ...fields, bet_ref: reference } : fields]
}

const codes: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'PAM_ERR_CASH_OVERDRAFT',
  BET_NOT_FOUND: 'PAM_ERR_TRANS_NOT_FOUND',
  ROUND_CLOSED: 'PAM_ERR_TRANS_ALREADY_SETTLED',
}

export function sendPam(res: ServerResponse, { status, balance, listed = [] }: Answer): void {
  const code = codes[status] ?? 'PAM_ERR_UNDEFINED'
  const said = status === 'OK' ? '"status":"OK"' : `"status":"ERROR","error":{"code":"${code}"}`
  const transactions = JSON.stringify(listed.map(providerTransactionId => ({ providerTransactionId })))
  res.end(`{${said},"transactions":${transactions},"balance":{"cashAmount":${formatUnits(balance)}}}`)
}

export function refusePam(res: ServerResponse): void {
  res.writeHead(401).end('{"status":"ERROR","error":{"code":"PAM_ERR_API_TOKEN"}}')
}
