import * as v from 'valibot'
import type { DialectDeps } from '../deps.ts'
import type { Provider } from '../providers.ts'
import type { Verdict } from '../walletDoor.ts'
import { balanceOf, failure, ok, type PamAnswer } from './answers.ts'
import { codes, type PamCode } from './codes.ts'
import { amountsOf, cancelledBet, transactionCommand } from './commands.ts'
import { readExactJson } from './exactJson.ts'
import { type Transaction, transaction } from './transaction.ts'
import { findRoundOfBet } from './transaction.store.ts'

interface Asked {
  readonly uid: bigint
  readonly token: string
  readonly body: Buffer
}

export async function postTransaction(deps: DialectDeps, provider: Provider, asked: Asked): Promise<PamAnswer> {
  const read = v.safeParse(transaction, readExactJson(asked.body), { abortEarly: true })
  if (!read.success)
    return failure('PAM_ERR_UNDEFINED', 'The transaction is not of the form it must have.', { status: 400 })
  const posted = read.output
  const { uid, token } = asked
  const said = { uid, token, transaction: posted }
  const roundOfBet = await roundOf(deps, provider, { uid, posted })
  const command = transactionCommand(provider, { ...said, roundOfBet })
  if (typeof command === 'string') return failure(codeOf(command, posted), sentences[command])
  const verdict = await deps.door.perform(provider, command)
  if (verdict.outcome !== 'TEMPORARY' || !command.isRoundUnsaid) return answer(provider, { uid, posted, verdict })
  // The bet may have come between the two: its round is known by now.
  const known = transactionCommand(provider, { ...said, roundOfBet: await roundOf(deps, provider, { uid, posted }) })
  const isAnother = typeof known !== 'string' && known.roundId !== command.roundId
  return answer(provider, { uid, posted, verdict: isAnother ? await deps.door.perform(provider, known) : verdict })
}

/** A CANCEL may leave out its round; the bet knows it. */
async function roundOf(deps: DialectDeps, provider: Provider, asked: { uid: bigint; posted: Transaction }) {
  const { uid, posted } = asked
  if (posted.providerRoundId !== undefined || !posted.transactionType.endsWith('CANCEL')) return undefined
  const named = { uid, provider: provider.id, txId: cancelledBet(provider, posted) }
  return deps.db.member(uid, tx => findRoundOfBet(tx, named))
}

const sentences = {
  BAD_REQUEST: 'An amount has no more than four decimals, and belongs to the one purse there is.',
  CURRENCY_MISMATCH: 'The currency is PHP.',
} as const

interface Answered {
  readonly uid: bigint
  readonly posted: Transaction
  readonly verdict: Verdict
}

function answer(provider: Provider, { uid, posted, verdict: { outcome, balance, seq } }: Answered): PamAnswer {
  const id = seq === null ? posted.providerTransactionId : `${uid}-${seq}`
  const entity =
    balance === null ? '' : `"transactionResult":{"transactionId":${JSON.stringify(id)},${balanceOf(balance)}}`
  if (outcome !== 'OK') return failure(codeOf(outcome, posted), `The wallet answered ${outcome}.`, { entity })
  const isCancel = posted.transactionType.endsWith('CANCEL')
  if (!isCancel || seq !== null || !provider.rules.unknownRollbackIsError) return ok(entity)
  return failure('PAM_ERR_TRANS_ALREADY_CANCELLED', 'The bet had been cancelled before.', { entity })
}

/** The dialect tells apart what the ledger does not: which amount was wrong, and which purse was asked. */
function codeOf(outcome: keyof typeof codes, posted: Transaction): PamCode {
  const isNegative = [posted.cashAmount, posted.bonusAmount, posted.promoAmount].some(({ text }) =>
    text.startsWith('-'),
  )
  if (outcome === 'BAD_REQUEST' && isNegative) return 'PAM_ERR_NEGATIVE_STAKE'
  if (outcome !== 'INSUFFICIENT_FUNDS') return codes[outcome]
  const { bonus, promo } = amountsOf(posted)
  if (bonus !== 0n) return 'PAM_ERR_BONUS_OVERDRAFT'
  return promo === 0n ? 'PAM_ERR_CASH_OVERDRAFT' : 'PAM_ERR_PROMO_OVERDRAFT'
}
