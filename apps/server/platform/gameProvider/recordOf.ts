import { readAmount, type ProviderAnswer } from '@saya/rpp'
import type { ProviderRecord } from './gameProvider.ts'
import { ProviderFault } from './providerFault.ts'

type Transaction = NonNullable<ProviderAnswer<'transactions'>['transactions']>[number]

/** What one transaction of RPP/1 adds to its round. Prizes and corrections belong to none: the ledger keeps them apart. */
export function recordOf(transaction: Transaction): readonly ProviderRecord[] {
  const { kind, round_id: roundId, player_ref: playerRef, game_code: gameCode = '', status, at } = transaction
  if (roundId === undefined || kind === 'promo' || kind === 'adjust') return []
  const { bet, win } = status === 'dropped' ? { bet: 0n, win: 0n } : sumsOf(transaction)
  const isDecided = status === 'done' || status === 'dropped'
  return [{ roundId, playerRef, gameCode, bet, win, isDecided, isStopped: status === 'stopped', atMs: at * 1000 }]
}

function sumsOf({ kind, amount, win_amount: won }: Transaction) {
  const stake = read(amount)
  if (kind === 'settle') return { bet: 0n, win: won === undefined ? stake : read(won) }
  if (kind === 'rollback') return { bet: -stake, win: 0n }
  return { bet: stake, win: won === undefined ? 0n : read(won) }
}

function read(text: string) {
  const units = readAmount(text)
  if (units === null) throw new ProviderFault('an amount that is none')
  return units
}
