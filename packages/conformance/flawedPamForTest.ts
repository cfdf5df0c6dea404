import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatUnits } from '@saya/money'
import { isWellFormed } from './isWellFormedForTest.ts'
import { type Answer, type Fields, textOf, thePlayer, theToken } from './flawedShapesForTest.ts'
import type { Flaw } from './flawsForTest.ts'

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

type Has = (flaw: Flaw) => boolean

/** Whether it comes from the one provider that there is. */
export function isTrusted({ headers }: IncomingMessage, has: Has): boolean {
  const [scheme = '', token] = (headers.authorization ?? '').split(' ')
  const isScheme = has('reads the scheme to the letter') ? scheme === 'Bearer' : /^bearer$/i.test(scheme)
  return isScheme && token === pamToken
}

/** A call of the Valkyrie dialect as the book of the flawed wallet takes it. Throws where it is none. */
export function readPam(has: Has, req: IncomingMessage, body: string): [name: string, fields: Fields] {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost')
  const [, , player, what = '', round_id = ''] = pathname.split('/')
  const isTheirs = req.headers['x-player-token'] === theToken && player === thePlayer
  const token = { session_token: isTheirs ? theToken : '', request_id: 'any' }
  const nothing = { ...token, tx_id: '', ref_tx_id: '', round_id: '', game_code: '', currency: '', amount: '0' }
  if (req.method === 'GET') {
    return [what, { ...nothing, round_id, ref_tx_id: searchParams.get('providerBetRef') ?? '' }]
  }
  const posted = JSON.parse(body) as Transaction
  if (!isWellFormed(has, { ...posted })) throw new TypeError('It is no transaction.')
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
    amount: /"cashAmount":(-?[\d.]+)/.exec(body)?.[1] ?? '0',
  }
  return [name, name === 'bet' ? { ...fields, bet_ref: reference } : fields]
}

const codes: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'PAM_ERR_CASH_OVERDRAFT',
  BET_NOT_FOUND: 'PAM_ERR_TRANS_NOT_FOUND',
  ROUND_CLOSED: 'PAM_ERR_TRANS_ALREADY_SETTLED',
  NEGATIVE_STAKE: 'PAM_ERR_NEGATIVE_STAKE',
}

export function sendPam(res: ServerResponse, { status, balance, listed = [] }: Answer): void {
  const code = codes[status] ?? 'PAM_ERR_UNDEFINED'
  const said = status === 'OK' ? '"status":"OK"' : `"status":"ERROR","error":{"code":"${code}"}`
  const transactions = JSON.stringify(listed.map(providerTransactionId => ({ providerTransactionId })))
  const told = balance < 0n ? '' : `,"balance":{"cashAmount":${formatUnits(balance)}}`
  res.end(`{${said},"transactions":${transactions}${told}}`)
}

/** Why less than nothing is refused, where a transaction asks another purse for it. */
export function refusalOfPurses(has: Has, body: Buffer): string | undefined {
  if (!/"(bonus|promo)Amount":-/.test(body.toString())) return undefined
  return has('calls less than nothing too little') ? 'INSUFFICIENT_FUNDS' : 'NEGATIVE_STAKE'
}

export function refusePam(res: ServerResponse): void {
  res.writeHead(401).end('{"status":"ERROR","error":{"code":"PAM_ERR_API_TOKEN"}}')
}
