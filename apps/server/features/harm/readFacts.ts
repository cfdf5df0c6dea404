import type { MemberTx } from '../../platform/db/database.ts'
import { type GameSpeed, listSignals, sumDeposits, sumPlay, sumSessions } from './facts.store.ts'
import type { HarmFacts } from './markers.rules.ts'
import { ageOn, type HarmWindow } from './window.rules.ts'

/** How many signs there are that these members have another account. Whoever is not in it has none. */
export type AccountSigns = (uids: readonly bigint[]) => Promise<ReadonlyMap<bigint, number>>

interface Sources {
  readonly window: HarmWindow
  readonly speeds: readonly GameSpeed[]
  /** Null where nobody looks for them. */
  readonly signs: ReadonlyMap<bigint, number> | null
}

/** What is known of members of one schema up to the end of a day. */
export async function readFacts(
  tx: MemberTx,
  uids: readonly bigint[],
  { window, speeds, signs }: Sources,
): Promise<ReadonlyMap<bigint, HarmFacts>> {
  const plays = byUid(await sumPlay(tx, uids, window, speeds))
  const deposits = byUid(await sumDeposits(tx, uids, window))
  const sessions = byUid(await sumSessions(tx, uids, window))
  const signals = await listSignals(tx, uids, window)
  return new Map(
    signals.map(({ uid, birthday, monthlyIncome, raised, breaks, reachedDays, ...mentions }) => {
      const [play, paid, own] = [plays.get(uid), deposits.get(uid), sessions.get(uid)]
      const facts: HarmFacts = {
        play: {
          loss: play?.loss ?? 0n,
          days: play?.days ?? 0,
          lossBefore: play?.lossBefore ?? 0n,
          daysBefore: play?.daysBefore ?? 0,
        },
        deposits: {
          completed: paid?.completed ?? 0,
          days: paid?.days ?? 0,
          failed: paid?.failed ?? 0,
          ways: paid?.ways ?? 0,
          afterLoss: own?.afterLoss ?? 0,
        },
        sessions: {
          rounds: own?.rounds ?? 0,
          nightRounds: own?.nightRounds ?? 0,
          long: own?.long ?? 0,
          spreadPercent: own?.spreadPercent ?? null,
          risePercent: own?.risePercent ?? null,
        },
        limits: { raised, reachedDays, breaks },
        mentions,
        speed: {
          now: play ? speedOf(play.rounds, play.timed, play.hundredths) : null,
          before: play ? speedOf(play.roundsBefore, play.timedBefore, play.hundredthsBefore) : null,
        },
        monthlyIncome,
        age: ageOn(birthday, window.day),
        accountSigns: signs && (signs.get(uid) ?? 0),
      }
      return [uid, facts]
    }),
  )
}

function byUid<Row extends { readonly uid: bigint }>(rows: readonly Row[]): ReadonlyMap<bigint, Row> {
  return new Map(rows.map(row => [row.uid, row]))
}

/** How long a round lasts on average, where it is known of eight rounds in ten. */
function speedOf(rounds: bigint, timed: bigint, hundredths: bigint): number | null {
  return timed === 0n || timed * 10n < rounds * 8n ? null : Number(hundredths / timed)
}
