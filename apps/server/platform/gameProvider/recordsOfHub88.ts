import type { Units } from '@saya/money'
import type { ProviderRecord } from './gameProvider.ts'
import { type Hub88Transaction, kinds } from './hub88Protocol.ts'
import { ProviderFault } from './providerFault.ts'

const ours = 10n

/**
 * What transactions of Hub88 add to their rounds. A bet that was taken back came to nothing, whether it says so itself or
 * another transaction takes it back. What failed for ever is for a person: of a win that was declined the player waits for the
 * money, of a bet that was declined for nothing.
 */
export function recordsOfHub88(transactions: readonly Hub88Transaction[]): ProviderRecord[] {
  const takenBack = new Set(
    transactions.flatMap(one => {
      const isDone = one.kind === 'TK_ROLLBACK' && statusOf(one) === 'TS_SUCCESS'
      return isDone && one.reference_transaction_uuid ? [one.reference_transaction_uuid] : []
    }),
  )
  return transactions.map(one => {
    if (one.currency !== 'PHP') throw new ProviderFault('another currency')
    const isGone = statusOf(one) === 'TS_ROLLEDBACK' || takenBack.has(one.transaction_uuid)
    const { isKnown, bet, win } = sumsOf(one)
    const isDropped = isGone || (statusOf(one) === 'TS_DECLINED' && bet > 0n)
    const isDone = isDropped || (isKnown && statusOf(one) === 'TS_SUCCESS')
    return {
      roundId: one.round,
      txId: one.transaction_uuid,
      playerRef: one.user,
      gameCode: one.game_code ?? '',
      bet: isDropped ? 0n : bet,
      win: isDropped ? 0n : win,
      isDecided: isDone,
      isStopped: !isDone && (!isKnown || forEver.has(statusOf(one))),
      atMs: one.inserted_at,
    }
  })
}

/** It is sent no more by itself. Any other status is one on its way. */
const forEver = new Set(['TS_DECLINED', 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED'])

function statusOf({ transaction_status: told, status = '' }: Hub88Transaction): string {
  return told ?? status
}

function sumsOf({ kind, amount }: Hub88Transaction): { isKnown: boolean; bet: Units; win: Units } {
  const units = unitsOf(amount)
  if (isOf(kinds.bet, kind)) return { isKnown: true, bet: units, win: 0n }
  if (isOf(kinds.win, kind)) return { isKnown: true, bet: 0n, win: units }
  return { isKnown: isOf(kinds.nothing, kind), bet: 0n, win: 0n }
}

function isOf(list: readonly string[], kind: string): boolean {
  return list.includes(kind)
}

function unitsOf(amount: number): Units {
  const whole = BigInt(amount)
  if (whole % ours !== 0n) throw new ProviderFault('an amount that is none')
  return whole / ours
}
