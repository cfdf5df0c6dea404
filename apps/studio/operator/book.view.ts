import { formatUnits } from '@saya/money'
import type { ProviderAnswer } from '@saya/rpp'
import type { BookRow } from './book.store.ts'

type Transaction = NonNullable<ProviderAnswer<'transactions'>['transactions']>[number]

/** What the operator may compare each round with: whether the stake was taken for good, and what was won. */
const statuses: Readonly<Record<string, Transaction['status']>> = {
  betting: 'unknown',
  choosing: 'open',
  raising: 'open',
  lowering: 'open',
  placed: 'open',
  drawn: 'open',
  closing: 'open',
  undoing: 'unknown',
  settled: 'done',
  refused: 'dropped',
  undone: 'dropped',
  stopped: 'stopped',
}

export function viewTransaction({ id, round, player_ref, game_code, stake, win, state, at }: BookRow): Transaction {
  return {
    tx_id: id,
    kind: 'bet-settle',
    round_id: round,
    player_ref,
    game_code,
    amount: formatUnits(stake),
    win_amount: formatUnits(state === 'settled' || state === 'closing' ? (win ?? 0n) : 0n),
    status: statuses[state] ?? 'unknown',
    at: Number(at),
  }
}
