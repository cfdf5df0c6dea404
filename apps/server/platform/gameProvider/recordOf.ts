import type { Units } from '@saya/money'
import { readAmount, readSignedAmount, type ProviderAnswer } from '@saya/rpp'
import type { ProviderRecord } from './gameProvider.ts'
import { prizeName } from '@saya/contract/roundCheck/prizeName.ts'
import { ProviderFault } from './providerFault.ts'

type Transaction = NonNullable<ProviderAnswer<'transactions'>['transactions']>[number]

/** What one transaction of RPP/1 adds to its round. Prizes and corrections belong to none, and are records by themselves. */
export function recordOf(transaction: Transaction): readonly ProviderRecord[] {
  const { tx_id: txId, player_ref: playerRef, game_code: gameCode = '', status, at } = transaction
  const roundId = nameOf(transaction)
  if (roundId === undefined) return []
  const { bet, win } = status === 'dropped' ? { bet: 0n, win: 0n } : sumsOf(transaction)
  const isDecided = status === 'done' || status === 'dropped'
  const isStopped = status === 'stopped'
  return [{ roundId, txId, playerRef, gameCode, bet, win, isDecided, isStopped, atMs: at * 1000 }]
}

function nameOf({ kind, tx_id: txId, round_id: roundId }: Transaction): string | undefined {
  if (kind === 'promo') return prizeName({ kind: 'prize', txId })
  return kind === 'adjust' ? prizeName({ kind: 'correction', txId }) : roundId
}

function sumsOf({ kind, amount, win_amount: won }: Transaction) {
  if (kind === 'adjust') return correctionOf(believe(readSignedAmount(amount)))
  const stake = read(amount)
  if (kind === 'promo') return { bet: 0n, win: stake }
  if (kind === 'settle') return { bet: 0n, win: won === undefined ? stake : read(won) }
  if (kind === 'rollback') return { bet: -stake, win: 0n }
  return { bet: stake, win: won === undefined ? 0n : read(won) }
}

function correctionOf(amount: Units) {
  return amount < 0n ? { bet: -amount, win: 0n } : { bet: 0n, win: amount }
}

function read(text: string): Units {
  return believe(readAmount(text))
}

function believe(units: Units | null): Units {
  if (units === null) throw new ProviderFault('an amount that is none')
  return units
}
