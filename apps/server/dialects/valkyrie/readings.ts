import { formatUnits } from '@saya/money'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
import { balanceOf, failure, ok, type PamAnswer } from './answers.ts'
import { codes } from './codes.ts'
import { findRound, listTransactions, type TransactionLookup } from './transaction.store.ts'

const types: Readonly<Record<number, string>> = { 1: 'WITHDRAW', 2: 'DEPOSIT', 3: 'CANCEL', 4: 'DEPOSIT' }

/** Who asks, by the session that the provider opened for them. */
interface Reader {
  readonly uid: bigint
  readonly token: string
}

export async function getBalance(deps: DialectDeps, provider: Provider, reader: Reader): Promise<PamAnswer> {
  const { outcome, balance } = await deps.reader.read(provider, reader)
  if (outcome !== 'OK') return failure(codes[outcome], sentences[outcome])
  return balance === null ? failure('PAM_ERR_TIMEOUT', sentences.TEMPORARY) : ok(balanceOf(balance))
}

const sentences = {
  PLAYER_UNKNOWN: 'There is no such player.',
  TOKEN_INVALID: 'There is no such session of the player.',
  TOKEN_EXPIRED: 'The session is over.',
  BUSY: 'Ask again.',
  TEMPORARY: 'Ask again.',
} as const

/** All that was done under a reference, or else under a transaction's own id, in the words it was sent in. */
export async function getTransactions(
  deps: DialectDeps,
  provider: Provider,
  asked: { readonly uid: bigint; readonly txId: string | undefined; readonly betRef: string | undefined },
): Promise<PamAnswer> {
  const { uid, txId, betRef } = asked
  const by: TransactionLookup['by'] | undefined = betRef ? { betRef } : txId ? { txId } : undefined
  if (!by) return failure('PAM_ERR_UNDEFINED', 'Name a transaction or a bet reference.', { status: 400 })
  const rows = await deps.db.member(uid, tx => listTransactions(tx, { uid, provider: provider.id, by }))
  if (rows.length === 0) return failure('PAM_ERR_TRANS_NOT_FOUND', 'There is no such transaction.')
  const written = rows.map(row => {
    const texts = {
      currency: 'PHP',
      provider: provider.code,
      transactionType: `${row.sent_promo || row.kind === 4 ? 'PROMO' : ''}${types[row.kind]}`,
      transactionDateTime: new Date(row.at).toISOString(),
      providerTransactionId: row.tx_id,
      providerBetRef: row.sent_ref ?? betRef,
      providerGameId: row.game === null ? undefined : provider.codeOfGame.get(row.game),
      providerRoundId: row.round_id,
    }
    return `{"cashAmount":${formatUnits(row.amount)},"bonusAmount":0,"promoAmount":0,${JSON.stringify(texts).slice(1)}`
  })
  return ok(`"transactions":[${written.join(',')}]`)
}

/** A round outlives its session: one that is over by time may still ask. */
export async function getGameRound(
  deps: DialectDeps,
  provider: Provider,
  { uid, token, roundId }: Reader & { readonly roundId: string },
): Promise<PamAnswer> {
  const { outcome } = await deps.reader.read(provider, { uid, token })
  if (outcome !== 'OK' && outcome !== 'TOKEN_EXPIRED') return failure(codes[outcome], sentences[outcome])
  const round = await deps.db.member(uid, tx => findRound(tx, { uid, provider: provider.id, roundId }))
  if (!round) return failure('PAM_ERR_ROUND_NOT_FOUND', 'There is no such round.')
  const gameround = {
    providerGameId: provider.codeOfGame.get(round.game) ?? '',
    providerRoundId: round.round_id,
    startTime: new Date(round.opened_at).toISOString(),
    ...(round.closed_at === null ? {} : { endTime: new Date(round.closed_at).toISOString() }),
  }
  return ok(`"gameround":${JSON.stringify(gameround)}`)
}
