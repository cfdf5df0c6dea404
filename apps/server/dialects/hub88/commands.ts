import { hash } from 'node:crypto'
import type { Units } from '@saya/money'
import { largestAmount, outcomes } from '@saya/rpp'
import type { WalletCommand } from '../../features/wallet/index.ts'
import { isForAnotherGame } from '../isForAnotherGame.ts'
import type { Provider } from '../providers.ts'
import type { KnownRound } from '../round.store.ts'
import type { Hub88Call } from './hub88Calls.ts'

/** A call as a wallet command, or why it cannot be one: then nothing is kept of it. */
type Translation = WalletCommand | 'BAD_REQUEST' | 'CURRENCY_MISMATCH'

const ours = 10n

/** Reads an amount in 1/100,000, or null where it is no whole number of our 1/10,000. */
export function readHub88Amount(amount: number): Units | null {
  const whole = BigInt(amount)
  const units = whole / ours
  return whole < 0n || whole % ours !== 0n || units > largestAmount ? null : units
}

export function writeHub88Amount(units: Units): string {
  return String(units * ours)
}

/** Who a user is to the ledger. A name that can be nobody's is the member 0, whom nobody is. */
export function uidOf(user: string): bigint {
  return /^[1-9]\d{0,17}$/.test(user) ? BigInt(user) : 0n
}

interface Act extends Pick<Hub88Call<'/transaction/bet'>, 'user' | 'transaction_uuid' | 'round' | 'game_code'> {
  readonly reference_transaction_uuid?: string | null | undefined
}

/** A bet outside of rounds is in one that bears its id, and what speaks of a bet is in the round of that. */
function base(provider: Provider, call: Act, known?: KnownRound) {
  const game = provider.games.get(call.game_code)
  return {
    provider: provider.id,
    uid: uidOf(call.user),
    txId: call.transaction_uuid,
    roundId: call.round ?? known?.roundId ?? call.reference_transaction_uuid ?? call.transaction_uuid,
    game: game?.id ?? known?.game ?? 0,
    rules: provider.rules,
  }
}

export function betCommand(provider: Provider, call: Hub88Call<'/transaction/bet'>): Translation {
  const game = provider.games.get(call.game_code)
  const amount = readHub88Amount(call.amount)
  const command = {
    ...base(provider, call),
    kind: 'bet' as const,
    amount: amount ?? 0n,
    isTwoSided: game?.isTwoSided ?? false,
    closesRound: call.round_closed === true,
    isFreeRound: call.is_free === true,
    session: hash('sha256', call.token, 'buffer'),
  }
  if (call.currency !== 'PHP') return { ...command, refusal: outcomes.CURRENCY_MISMATCH, unread: call.currency }
  // A free round costs the player nothing: there is no second purse that it could be taken from.
  if (amount === null || (call.is_free && amount > 0n)) {
    return { ...command, refusal: outcomes.BAD_REQUEST, unread: String(call.amount) }
  }
  if (!game) return { ...command, refusal: outcomes.GAME_DISABLED, unread: call.game_code }
  if (isForAnotherGame(provider, call.token, game)) return { ...command, refusal: outcomes.TOKEN_INVALID }
  return game.isOpen && provider.isActive ? command : { ...command, refusal: outcomes.GAME_DISABLED }
}

export function winCommand(provider: Provider, call: Hub88Call<'/transaction/win'>, known?: KnownRound): Translation {
  if (call.currency !== 'PHP') return 'CURRENCY_MISMATCH'
  const amount = readHub88Amount(call.amount)
  if (amount === null) return 'BAD_REQUEST'
  return {
    ...base(provider, call, known),
    kind: 'settle',
    isRoundUnsaid: call.round === null,
    ...(call.reference_transaction_uuid ? { refTxId: call.reference_transaction_uuid } : {}),
    amount,
    closesRound: call.round_closed === true,
  }
}

export function rollbackCommand(
  provider: Provider,
  call: Hub88Call<'/transaction/rollback'>,
  known?: KnownRound,
): Translation {
  const closesRound = call.round_closed === true
  return {
    ...base(provider, call, known),
    kind: 'rollback',
    isRoundUnsaid: call.round === null,
    refTxId: call.reference_transaction_uuid,
    amount: 0n,
    closesRound,
  }
}
