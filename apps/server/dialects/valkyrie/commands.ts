import { hash } from 'node:crypto'
import type { Units } from '@saya/money'
import { largestAmount, outcomes } from '@saya/rpp'
import type { WalletCommand } from '../../features/wallet/index.ts'
import { isForAnotherGame } from '../isForAnotherGame.ts'
import type { OfferedGame, Provider } from '../providers.ts'
import type { KnownRound } from '../round.store.ts'
import { readExactNumber } from './exactJson.ts'
import type { Transaction } from './transaction.ts'

export interface Posting {
  readonly uid: bigint
  readonly token: string
  readonly transaction: Transaction
  /** What is known of the bet that it names, or of its round. */
  readonly known?: KnownRound | undefined
  /** What is known was looked up because the ledger found another round or game than was said: now it is final. */
  readonly isCertain?: boolean
}

/** A transaction as a wallet command, or why it cannot be one: then nothing is kept of it. */
type Translation = WalletCommand | 'BAD_REQUEST' | 'CURRENCY_MISMATCH'

export function transactionCommand(provider: Provider, posting: Posting): Translation {
  switch (posting.transaction.transactionType) {
    case 'WITHDRAW':
    case 'PROMOWITHDRAW':
      return bet(provider, posting)
    case 'DEPOSIT':
      return deposit(provider, posting)
    case 'PROMODEPOSIT':
      return promo(provider, posting)
    case 'CANCEL':
    case 'PROMOCANCEL':
      return cancel(provider, posting)
  }
}

export interface Amounts {
  readonly cash: Units | null
  readonly bonus: Units | null
  readonly promo: Units | null
}

export function amountsOf({ cashAmount, bonusAmount, promoAmount }: Transaction): Amounts {
  return { cash: readExactNumber(cashAmount), bonus: readExactNumber(bonusAmount), promo: readExactNumber(promoAmount) }
}

/** The bet that a CANCEL speaks of: providers differ in which of two ids names it. */
function cancelledBet(provider: Provider, { providerBetRef, providerTransactionId }: Transaction): string {
  return (provider.cancelNamesBetByReference ? providerBetRef : undefined) ?? providerTransactionId
}

/** The names that a bet may be spoken of by. */
export function namesOfBet(provider: Provider, transaction: Transaction): string[] {
  const { transactionType, providerTransactionId, providerBetRef } = transaction
  const own = transactionType.endsWith('WITHDRAW') ? [providerTransactionId] : []
  const named = transactionType.endsWith('CANCEL') ? cancelledBet(provider, transaction) : providerBetRef
  return named === undefined ? own : [...own, named]
}

function base(provider: Provider, { uid, transaction, known }: Posting) {
  const { providerTransactionId: txId, providerRoundId, providerBetRef, providerGameId = '' } = transaction
  const game = provider.games.get(providerGameId)
  const said = known?.isOwn ? known.roundId : providerRoundId
  return {
    provider: provider.id,
    uid,
    txId,
    roundId: said ?? known?.roundId ?? providerBetRef ?? txId,
    game: game?.id ?? known?.game ?? 0,
    isSentAsPromo: transaction.transactionType.startsWith('PROMO'),
    rules: provider.rules,
  }
}

function ofRound(provider: Provider, posting: Posting) {
  return { ...base(provider, posting), closesRound: posting.transaction.isGameOver }
}

/** Whether it says everything that what it speaks of is found by. */
export function isWhole(provider: Provider, { providerRoundId, providerGameId = '' }: Transaction): boolean {
  return providerRoundId !== undefined && provider.games.has(providerGameId)
}

/** A bet may have left out the round that others say, so the ledger is to tell where it is another one. */
function isDoubtful(provider: Provider, { transaction, isCertain }: Posting): boolean {
  return !isCertain || !isWhole(provider, transaction)
}

function bet(provider: Provider, posting: Posting): WalletCommand {
  const { transaction, token } = posting
  const { cash, bonus, promo } = amountsOf(transaction)
  const game = provider.games.get(transaction.providerGameId ?? '')
  const isFreeRound = transaction.transactionType === 'PROMOWITHDRAW'
  const command = {
    ...ofRound(provider, posting),
    kind: 'bet' as const,
    amount: isAmount(cash) ? cash : 0n,
    isFreeRound,
    isTwoSided: game?.isTwoSided ?? false,
    isRoundUnsaid: transaction.providerRoundId === undefined,
    session: hash('sha256', token, 'buffer'),
    ...(isOtherName(transaction) ? { betRef: transaction.providerBetRef } : {}),
  }
  const unread = unreadOf(transaction)
  if (transaction.currency !== 'PHP') return { ...command, refusal: outcomes.CURRENCY_MISMATCH, unread }
  // A free round takes no cash: its play counts for none of the member's limits.
  if (![cash, bonus, promo].every(isAmount) || (isFreeRound && cash !== 0n)) {
    return { ...command, refusal: outcomes.BAD_REQUEST, unread }
  }
  // There is one purse: what is asked of another is not there.
  if (bonus !== 0n || promo !== 0n) return { ...command, refusal: outcomes.INSUFFICIENT_FUNDS, unread }
  if (!game) return { ...command, refusal: outcomes.GAME_DISABLED, unread: transaction.providerGameId ?? '' }
  return { ...command, ...refusalIn(game, provider, token) }
}

/** Why nothing can be bet on a game that there is, if so. */
function refusalIn(game: OfferedGame, provider: Provider, token: string) {
  if (isForAnotherGame(provider, token, game)) return { refusal: outcomes.TOKEN_INVALID }
  return game.isOpen && provider.isActive ? {} : { refusal: outcomes.GAME_DISABLED }
}

/** What was asked for as it came, where it is no amount that a command could carry. */
function unreadOf({ cashAmount, bonusAmount, promoAmount, currency }: Transaction): string {
  return `${cashAmount.text} ${bonusAmount.text} ${promoAmount.text} ${currency}`
}

function isAmount(units: Units | null): units is Units {
  return units !== null && units >= 0n && units <= largestAmount
}

/** A bet may be known by a reference beside its own id. */
function isOtherName({ providerBetRef, providerTransactionId }: Transaction): boolean {
  return providerBetRef !== undefined && providerBetRef !== providerTransactionId
}

/** A win of this dialect names its bet, by the bet's id or reference, or belongs to its round alone. */
function deposit(provider: Provider, posting: Posting): Translation {
  const { transaction } = posting
  const { cash, bonus, promo } = amountsOf(transaction)
  if (transaction.currency !== 'PHP') return 'CURRENCY_MISMATCH'
  if (!isAmount(cash) || bonus !== 0n || promo !== 0n) return 'BAD_REQUEST'
  const { providerBetRef } = transaction
  const isRoundUnsaid = isDoubtful(provider, posting)
  const command = { ...ofRound(provider, posting), kind: 'settle' as const, amount: cash, isRoundUnsaid }
  return providerBetRef === undefined
    ? { ...command, isForRound: true }
    : { ...command, refTxId: providerBetRef, isByReference: true }
}

function promo(provider: Provider, posting: Posting): Translation {
  const { cash, bonus, promo: prize } = amountsOf(posting.transaction)
  if (posting.transaction.currency !== 'PHP') return 'CURRENCY_MISMATCH'
  if (!isAmount(cash) || !isAmount(bonus) || !isAmount(prize)) return 'BAD_REQUEST'
  const sentRef = posting.transaction.providerBetRef
  return { ...base(provider, posting), kind: 'promo', amount: cash + bonus + prize, sentRef }
}

function cancel(provider: Provider, posting: Posting): WalletCommand {
  const refTxId = cancelledBet(provider, posting.transaction)
  const isByReference = provider.cancelNamesBetByReference && refTxId === posting.transaction.providerBetRef
  const isRoundUnsaid = isDoubtful(provider, posting)
  const sentRef = isByReference ? undefined : posting.transaction.providerBetRef
  return { ...ofRound(provider, posting), kind: 'rollback', refTxId, amount: 0n, isByReference, isRoundUnsaid, sentRef }
}
