import type { MemberTx } from '../../platform/db/database.ts'
import type { Reader, Span } from '../../platform/readers/index.ts'
import { changeBetDays, changeGameDays, findRounds, keepRecords, type RoundRow } from './record.store.ts'
import { changeTallies } from '../tally/index.ts'
import { type BetRecord, dayChange, gameChange, statusOf, tallyChange } from './betRecord.ts'

/**
 * Keeps a record for each round, and the sums of each day by member and by game. It reads the round as it is now and adds
 * to the sums only what has changed since the last record. So an entry that is read twice does not count twice.
 */
export function betReader({ seeTurnover }: BetPorts): Reader {
  return { name: 'bet', readSpan: (tx, span) => keep(tx, span, seeTurnover) }
}

/** What is told of bets to the nouns above. */
export interface BetPorts {
  /** Told of members whose rounds have closed, in the transaction that keeps their records. */
  seeTurnover(tx: MemberTx, uids: readonly bigint[], nowMs: number): Promise<void>
}

async function keep(tx: MemberTx, span: Span, seeTurnover: BetPorts['seeTurnover']): Promise<void> {
  const rounds = await findRounds(tx, span)
  if (rounds.length === 0) return
  const changed = rounds.map(round => ({ round, before: beforeOf(round), after: afterOf(round) }))
  await keepRecords(
    tx,
    changed.map(({ round, after }) => ({ ...round, ...after })),
  )
  const steps = changed.flatMap(({ round, before, after }) => [
    ...(before ? [{ uid: round.uid, record: before, sign: -1n as const }] : []),
    { uid: round.uid, record: after, sign: 1n as const },
  ])
  await changeBetDays(
    tx,
    steps.map(({ uid, record, sign }) => ({ uid, ...dayChange(record, sign) })),
  )
  await changeTallies(
    tx,
    steps.flatMap(({ uid, record, sign }) => {
      const change = tallyChange(record, sign)
      return change ? [{ uid, ...change }] : []
    }),
  )
  await changeGameDays(
    tx,
    steps.flatMap(({ record, sign }) => gameChange(record, sign) ?? []),
  )
  const played = rounds.filter(({ turnover }) => turnover > 0n)
  if (played.length === 0) return
  const lastMs = Math.max(...played.map(({ closed_at, opened_at }) => closed_at ?? opened_at))
  await seeTurnover(tx, [...new Set(played.map(({ uid }) => uid))], lastMs)
}

function afterOf(round: RoundRow): BetRecord {
  const { game, bet, refund, win, turnover, is_free, opened_at } = round
  return {
    game,
    // A record keeps the category it was made with: a game that changes its category does not change its history.
    game_type: round.old_type ?? round.game_type,
    tester: round.old_tester ?? round.tester,
    bet,
    refund,
    win,
    turnover,
    is_free,
    // It stays the one it was launched through, whatever is launched later.
    brand: round.old_brand ?? round.brand,
    status: statusOf(round),
    opened_at,
    settled_at: round.closed_at,
  }
}

function beforeOf(round: RoundRow): BetRecord | undefined {
  const { old_type, old_tester, old_bet, old_refund, old_win, old_turnover, old_is_free, old_brand, old_status } = round
  if (old_type === null || old_tester === null || old_bet === null) return undefined
  if (old_refund === null || old_win === null || old_status === null) return undefined
  if (old_turnover === null || old_is_free === null || old_brand === null) return undefined
  return {
    game: round.game,
    game_type: old_type,
    tester: old_tester,
    bet: old_bet,
    refund: old_refund,
    win: old_win,
    turnover: old_turnover,
    is_free: old_is_free,
    brand: old_brand,
    status: old_status,
    opened_at: round.opened_at,
    settled_at: round.old_settled_at,
  }
}
