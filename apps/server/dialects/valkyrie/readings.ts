import { formatUnits } from '@saya/money'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
import { balanceOf, failure, ok, type PamAnswer } from './answers.ts'
import { type Asked, findRound, listTransactions } from './transaction.store.ts'

const types: Readonly<Record<number, string>> = { 1: 'WITHDRAW', 2: 'DEPOSIT', 3: 'CANCEL', 4: 'DEPOSIT' }

export async function getBalance(deps: DialectDeps, provider: Provider, uid: bigint): Promise<PamAnswer> {
  const { outcome, balance } = await deps.reader.read(provider, { uid })
  if (balance !== null) return ok(balanceOf(balance))
  const isUnknown = outcome === 'PLAYER_UNKNOWN'
  return isUnknown
    ? failure('PAM_ERR_PLAYER_NOT_FOUND', 'There is no such player.')
    : failure('PAM_ERR_TIMEOUT', 'Ask again.')
}

/** All that was done under a reference, or else under a transaction's own id, in the words it was sent in. */
export async function getTransactions(
  deps: DialectDeps,
  provider: Provider,
  asked: { readonly uid: bigint; readonly txId: string | undefined; readonly betRef: string | undefined },
): Promise<PamAnswer> {
  const { uid, txId, betRef } = asked
  const by: Asked['by'] | undefined = betRef ? { betRef } : txId ? { txId } : undefined
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

export async function getGameRound(
  deps: DialectDeps,
  provider: Provider,
  asked: { readonly uid: bigint; readonly roundId: string },
): Promise<PamAnswer> {
  const { uid, roundId } = asked
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
