import { hash } from 'node:crypto'
import type { Units } from '@saya/money'
import { outcomes, readAmount, readSignedAmount, type WalletCall } from '@saya/rpp'
import type { WalletCommand } from '../../features/wallet/index.ts'
import { isForAnotherGame } from '../isForAnotherGame.ts'
import type { OfferedGame, Provider } from '../providers.ts'

/** A call as a wallet command, or why it cannot be one: then nothing is kept, and it may come again corrected. */
type Translation = WalletCommand | 'BAD_REQUEST' | 'CURRENCY_MISMATCH'

type Act = Pick<WalletCall<'rollback'>, 'tx_id' | 'player_ref' | 'round_id' | 'game_code'>

function base(provider: Provider, act: Partial<Act> & Pick<Act, 'tx_id' | 'player_ref'>) {
  const game = provider.games.get(act.game_code ?? '')
  return {
    provider: provider.id,
    uid: BigInt(act.player_ref),
    txId: act.tx_id,
    roundId: act.round_id ?? '',
    game: game?.id ?? 0,
    rules: provider.rules,
  }
}

type Bet = WalletCall<'bet'> & { readonly win_amount?: string; readonly jackpot_amount?: string }

/** A bet that cannot be taken is kept as refused, so that no late copy of it is taken after all. */
export function betCommand(provider: Provider, call: Bet): Translation {
  const game = provider.games.get(call.game_code)
  const amount = readAmount(call.amount)
  const win = call.win_amount === undefined ? undefined : readAmount(call.win_amount)
  const isReadable = amount !== null && win !== null && isSound(call, amount, win)
  const refusal = refusalOf(provider, call, { isReadable, game })
  // Written out as one object: this is the hottest line of the product.
  return {
    kind: 'bet',
    provider: provider.id,
    uid: BigInt(call.player_ref),
    txId: call.tx_id,
    roundId: call.round_id,
    game: game?.id ?? 0,
    amount: amount ?? 0n,
    win: win ?? undefined,
    closesRound: call.round_closed,
    isFreeRound: call.freeround !== undefined,
    isTwoSided: game?.isTwoSided ?? false,
    session: hash('sha256', call.session_token, 'buffer'),
    refusal: refusal && outcomes[refusal],
    unread: refusal && unreadOf(call, refusal, game !== undefined),
    rules: provider.rules,
  }
}

type Refusal = 'BAD_REQUEST' | 'CURRENCY_MISMATCH' | 'GAME_DISABLED' | 'TOKEN_INVALID'

interface Read {
  readonly isReadable: boolean
  readonly game: OfferedGame | undefined
}

function refusalOf(provider: Provider, call: Bet, { isReadable, game }: Read): Refusal | undefined {
  if (call.currency !== 'PHP') return 'CURRENCY_MISMATCH'
  if (!isReadable) return 'BAD_REQUEST'
  if (game && isForAnotherGame(provider, call.session_token, game)) return 'TOKEN_INVALID'
  return game?.isOpen && provider.isActive ? undefined : 'GAME_DISABLED'
}

/**
 * A game that is closed today may have been open the first time: only an unknown one changes what was asked. A session
 * is no part of it.
 */
function unreadOf(call: Bet, refusal: Refusal, isGameKnown: boolean): string | undefined {
  if (refusal === 'TOKEN_INVALID') return undefined
  if (refusal === 'GAME_DISABLED') return isGameKnown ? undefined : call.game_code
  return `${call.currency} ${call.amount} ${call.win_amount ?? ''}`
}

/** The fields that move no money must still make sense beside those that do. */
function isSound(call: Bet, amount: Units, win: Units | undefined): boolean {
  const { turnover, freeround, jackpot_amount } = call
  if (turnover !== undefined && !isWithin(turnover, amount)) return false
  if (jackpot_amount !== undefined && !isWithin(jackpot_amount, win ?? 0n)) return false
  return freeround === undefined || (amount === 0n && readAmount(freeround.nominal) !== null)
}

function isWithin(text: string, whole: Units): boolean {
  const part = readAmount(text)
  return part !== null && part <= whole
}

export function settleCommand(provider: Provider, call: WalletCall<'settle'>): Translation {
  if (call.currency !== 'PHP') return 'CURRENCY_MISMATCH'
  const amount = readAmount(call.amount)
  if (amount === null) return 'BAD_REQUEST'
  if (call.jackpot_amount !== undefined && !isWithin(call.jackpot_amount, amount)) return 'BAD_REQUEST'
  return {
    ...base(provider, call),
    kind: 'settle',
    refTxId: call.ref_tx_id,
    amount,
    closesRound: call.round_closed,
  }
}

export function rollbackCommand(provider: Provider, call: WalletCall<'rollback'>): Translation {
  return { ...base(provider, call), kind: 'rollback', refTxId: call.ref_tx_id, amount: 0n }
}

export function closeCommand(provider: Provider, call: WalletCall<'round-close'>): Translation {
  return { ...base(provider, call), kind: 'close', amount: 0n }
}

export function promoCommand(provider: Provider, call: WalletCall<'promo'>): Translation {
  if (call.currency !== 'PHP') return 'CURRENCY_MISMATCH'
  const amount = readAmount(call.amount)
  return amount === null ? 'BAD_REQUEST' : { ...base(provider, call), kind: 'promo', amount }
}

export function adjustCommand(provider: Provider, call: WalletCall<'adjust'>): Translation {
  if (call.currency !== 'PHP') return 'CURRENCY_MISMATCH'
  const amount = readSignedAmount(call.amount)
  if (amount === null) return 'BAD_REQUEST'
  const isTaken = amount < 0n
  return { ...base(provider, call), kind: 'adjust', amount: isTaken ? -amount : amount, isTaken }
}
