import { changeStanding } from './changeStanding.ts'
import { clockTurn } from './clock.rules.ts'
import { listDue } from './clock.store.ts'
import type { StandingDeps } from '../deps.ts'
import { leaveWord } from '../reading/outbox.store.ts'
import { passOn } from '../reading/passOn.ts'
import { countChange, lockStanding } from './standing.store.ts'

/** Does for one member what the clock has to do by now, and says when it has to look again. Twice does no harm. */
export async function turnClock(deps: StandingDeps, uid: bigint): Promise<void> {
  const { db, clock, jurisdiction } = deps
  await db.member(uid, async tx => {
    const nowMs = clock.now()
    const kept = await lockStanding(tx, uid)
    if (!kept) return
    const turn = clockTurn(kept, nowMs)
    if (turn.reminds !== 0) {
      await countChange(tx, uid, turn.reminds)
      await leaveWord(tx, uid, nowMs)
    }
    if (turn.isFreezing) {
      const event = { type: 'freeze', cause: 'clock' } as const
      await changeStanding(tx, { uid, event, actor: 'clock', nowMs, jurisdiction })
    }
  })
  await passOn(deps, uid)
}

/** Few enough that none waits long for a member behind them. */
const page = 200

/** Turns the clock of every member for whom it is due, and tells how many there were. */
export async function turnDueClocks(deps: StandingDeps): Promise<number> {
  const { db, clock } = deps
  const turned = new Set<bigint>()
  for (;;) {
    const before = turned.size
    const due = await db.app(tx => listDue(tx, clock.now(), page))
    for (const uid of due) {
      if (!turned.has(uid)) await turnClockAlone(deps, uid)
      turned.add(uid)
    }
    // One that stays due although its clock was turned, or that could not be, is for the next minute, and not for ever.
    if (due.length < page || turned.size === before) return turned.size
  }
}

/** One that fails keeps nobody behind it waiting. */
async function turnClockAlone(deps: StandingDeps, uid: bigint): Promise<void> {
  await turnClock(deps, uid).catch((fault: unknown) =>
    deps.log.error({ err: fault, uid: String(uid) }, 'the clock of a member could not be turned'),
  )
}
