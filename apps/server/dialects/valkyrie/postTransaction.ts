import * as v from 'valibot'
import type { DialectDeps } from '../deps.ts'
import { performOfBet } from '../performOfBet.ts'
import type { Provider } from '../providers.ts'
import { findRoundOfBet } from '../round.store.ts'
import type { Verdict } from '../walletDoor.ts'
import { balanceOf, failure, ok, type PamAnswer } from './answers.ts'
import { codeOf } from './codes.ts'
import { isWhole, namesOfBet, transactionCommand } from './commands.ts'
import { readExactJson } from './exactJson.ts'
import { type Transaction, transaction } from './transaction.ts'
import { findKnownRound } from './transaction.store.ts'

interface TransactionRequest {
  readonly uid: bigint
  readonly token: string
  readonly body: Buffer
}

export async function postTransaction(
  deps: DialectDeps,
  provider: Provider,
  asked: TransactionRequest,
): Promise<PamAnswer> {
  const read = v.safeParse(transaction, readExactJson(asked.body), { abortEarly: true })
  // The provider is in the address too, by which it was let in.
  if (!read.success || read.output.provider.toLowerCase() !== provider.code)
    return failure('PAM_ERR_UNDEFINED', 'The transaction is not of the form it must have.', { status: 400 })
  const posted = read.output
  const { uid, token } = asked
  const verdict = await performOfBet(deps, provider, {
    isLookedUp: speaksOfBet.has(posted.transactionType) && !isWhole(provider, posted),
    find: () => knownRound(deps, provider, { uid, posted }),
    translate: (known, isCertain) =>
      transactionCommand(provider, { uid, token, transaction: posted, known, isCertain }),
  })
  if (typeof verdict === 'string') return failure(codeOf(verdict, posted), sentences[verdict])
  return answer(provider, { uid, posted, verdict })
}

/** These may leave out round and game: their bet knows them. */
const speaksOfBet = new Set<Transaction['transactionType']>(['DEPOSIT', 'CANCEL', 'PROMOCANCEL'])

/** Where the bet was made that is spoken of, or what its round is about. */
function knownRound(deps: DialectDeps, provider: Provider, asked: { uid: bigint; posted: Transaction }) {
  const { uid, posted } = asked
  const names = namesOfBet(provider, posted)
  const { providerRoundId: roundId } = posted
  return deps.db.member(uid, async tx => {
    const own = { uid, provider: provider.id }
    const ofBet = names.length === 0 ? undefined : await findRoundOfBet(tx, { ...own, names })
    return ofBet ?? (roundId === undefined ? undefined : findKnownRound(tx, { ...own, roundId }))
  })
}

const sentences = {
  BAD_REQUEST: 'An amount has no more than four decimals, and belongs to the one purse there is.',
  CURRENCY_MISMATCH: 'The currency is PHP.',
} as const

interface TransactionAnswer {
  readonly uid: bigint
  readonly posted: Transaction
  readonly verdict: Verdict
}

function answer(provider: Provider, { uid, posted, verdict: { outcome, balance, seq } }: TransactionAnswer): PamAnswer {
  const id = seq === null ? posted.providerTransactionId : `${uid}-${seq}`
  const entity =
    balance === null ? '' : `"transactionResult":{"transactionId":${JSON.stringify(id)},${balanceOf(balance)}}`
  if (outcome !== 'OK') return failure(codeOf(outcome, posted), `The wallet answered ${outcome}.`, { entity })
  const isCancel = posted.transactionType.endsWith('CANCEL')
  if (!isCancel || seq !== null || !provider.rules.unknownRollbackIsError) return ok(entity)
  return failure('PAM_ERR_TRANS_ALREADY_CANCELLED', 'The bet had been cancelled before.', { entity })
}
