import type { StudioDeps } from '../deps.ts'
import { openLines, type Watcher } from '../player/openLines.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession } from '../session/session.store.ts'
import { viewTableForAll } from './readTable.ts'
import { takeSeat } from './tableRound.store.ts'

const lookEveryMs = 300

/**
 * Tells those at a table what everybody there sees, as soon as it is another, and in a room with it their own cards: of
 * each table all watchers together.
 */
export function openWatch(deps: StudioDeps) {
  /** What was told of each table last, but for the time. */
  const told = new Map<string, string>()
  const lines = openLines(deps, {
    lookEveryMs,
    async look(watchers, tell) {
      const codes = new Set([...watchers].map(({ session }) => session.game_code))
      for (const code of told.keys()) if (!codes.has(code)) told.delete(code)
      for (const code of codes) {
        const { view, ownOf } = await deps.db.transaction(tx => viewTableForAll(deps, tx, code))
        const now = JSON.stringify({ ...view, nowMs: 0 })
        if (told.get(code) === now) continue
        told.set(code, now)
        for (const watcher of watchers) {
          const { game_code, player_ref } = watcher.session
          if (game_code === code) tell(watcher, { ...view, ...ownOf(player_ref) })
        }
      }
    },
    keep: watcher => keepSeat(deps, watcher),
  })
  return {
    ...lines,
    add(watcher: Watcher): void {
      lines.add(watcher)
      // A newcomer is told at once, and so is everybody, of one more at the table.
      told.delete(watcher.session.game_code)
    },
  }
}

/** Notes that somebody is there still. False where their session has ended. */
function keepSeat({ db, clock }: StudioDeps, { session, key }: Watcher): Promise<boolean> {
  return db.transaction(async tx => {
    const found = await findPlaySession(tx, hashSecret(key))
    const seat = { code: session.game_code, playerRef: session.player_ref, nowMs: clock.now() }
    if (found) await takeSeat(tx, seat)
    return found !== undefined
  })
}
