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
  const plays = byUid(await sumPlay(tx, uids, { ...window, speeds }))
  const deposits = byUid(await sumDeposits(tx, uids, window))
  const sessions = byUid(await sumSessions(tx, uids, window))
  const signals = await listSignals(tx, uids, window)
  return new Map(
    signals.map(({ uid, birthday, monthlyIncome, raised, breaks, reachedDays, ...mentions }) => {
      const [play, paid, own] = [plays.get(uid), deposits.get(uid), sessions.get(uid)]
      const facts: HarmFacts = {
        play: playOf(play),
        deposits: { ...depositsOf(paid), afterLoss: own?.afterLoss ?? 0 },
        sessions: sessionsOf(own),
        limits: { raised, reachedDays, breaks },
        mentions,
        speed: speedsOf(play),
        monthlyIncome,
        age: ageOn(birthday, window.day),
        accountSigns: signs && (signs.get(uid) ?? 0),
      }
      return [uid, facts]
    }),
  )
}

type Read<Source extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Source>>[number]

/** Who has no row of something did nothing of it. */
function playOf(play: Read<typeof sumPlay> | undefined): HarmFacts['play'] {
  const { loss = 0n, days = 0, lossBefore = 0n } = play ?? {}
  return { loss, days, lossBefore }
}

function depositsOf(paid: Read<typeof sumDeposits> | undefined): Omit<HarmFacts['deposits'], 'afterLoss'> {
  const { mostADay = 0, failed = 0, ways = 0 } = paid ?? {}
  return { mostADay, failed, ways }
}

function sessionsOf(own: Read<typeof sumSessions> | undefined): HarmFacts['sessions'] {
  const { nights = 0, long = 0, spreadPercent = null, risePercent = null } = own ?? {}
  return { nights, long, spreadPercent, risePercent }
}

function speedsOf(play: Read<typeof sumPlay> | undefined): HarmFacts['speed'] {
  if (!play) return { now: null, before: null }
  return {
    now: speedOf(play.rounds, play.timed, play.hundredths),
    before: speedOf(play.roundsBefore, play.timedBefore, play.hundredthsBefore),
  }
}

function byUid<Row extends { readonly uid: bigint }>(rows: readonly Row[]): ReadonlyMap<bigint, Row> {
  return new Map(rows.map(row => [row.uid, row]))
}

/** How long a round lasts on average, where it is known of eight rounds in ten. */
function speedOf(rounds: bigint, timed: bigint, hundredths: bigint): number | null {
  return timed === 0n || timed * 10n < rounds * 8n ? null : Number(hundredths / timed)
}
