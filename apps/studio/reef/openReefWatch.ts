import type { Reef, Shot } from '../catalogue/game.ts'
import type { StudioDeps } from '../deps.ts'
import { openLines, type Watcher } from '../player/openLines.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession } from '../session/session.store.ts'
import { listSeated, listTurnedRounds, type Place, type SeatedPlayer, takePlace } from './reef.store.ts'

const lookEveryMs = 200
/** Whoever was not heard of for so long has left. */
const seatMs = 30_000
/** What was shot is looked for so far back: other copies' clocks and transactions may be behind. */
const backMs = 2000
/** A round in which nothing was shot for so long is forgotten. */
const forgetMs = 600_000

/** What the others at a reef are told of a shot: who, at which fish, and what it was worth. No amount, and no name. */
export interface SeenShot extends Shot {
  readonly seat: number
}

/** A reef as one who sits there sees it. */
export interface ReefView extends Place {
  /** The studio's clock, by which the school swims. */
  readonly nowMs: number
  /** The seats that are taken. */
  readonly seats: readonly number[]
  /** What was shot since the last line. */
  readonly shots: readonly SeenShot[]
}

interface ToldRound {
  readonly shots: number
  readonly atMs: number
}

/** Tells those at a reef who else is there, and what is shot, as soon as it is decided. */
export function openReefWatch(deps: StudioDeps) {
  /** How many shots of each round were told. */
  const told = new Map<string, ToldRound>()
  /** Who sat around each watcher when they were told last. */
  const seen = new WeakMap<Watcher, string>()

  /** The shots in the rounds of a game that were not told yet, by player, with who sits there. */
  async function readNewShots(code: string, { shotsOf }: Reef) {
    const nowMs = deps.clock.now()
    const [seated, turned] = await deps.db.transaction(
      async tx =>
        [await listSeated(tx, code, nowMs - seatMs), await listTurnedRounds(tx, code, nowMs - backMs)] as const,
    )
    const shots = new Map<string, readonly Shot[]>()
    for (const { id, player_ref, isNew, state, shown } of turned) {
      const all = shotsOf(shown)
      // Of an older round that was not seen before, the last shot is the one that was just made.
      const older = state === 'choosing' ? Math.max(0, all.length - 1) : all.length
      const before = told.get(id)?.shots ?? (isNew ? 0 : older)
      told.set(id, { shots: all.length, atMs: nowMs })
      shots.set(player_ref, [...(shots.get(player_ref) ?? []), ...all.slice(before)])
    }
    for (const [id, { atMs }] of told) if (nowMs - atMs > forgetMs) told.delete(id)
    return { nowMs, seated, shots }
  }

  return openLines(deps, {
    lookEveryMs,
    async look(watchers, tell) {
      for (const code of new Set([...watchers].map(({ session }) => session.game_code))) {
        const reef = deps.games.get(code)?.reef
        if (!reef) continue
        const { nowMs, seated, shots } = await readNewShots(code, reef)
        for (const watcher of watchers) {
          if (watcher.session.game_code !== code) continue
          const view = viewFor(watcher, seated, shots)
          if (!view) continue
          const around = JSON.stringify([view.reef, view.seat, view.seats])
          if (view.shots.length === 0 && seen.get(watcher) === around) continue
          seen.set(watcher, around)
          tell(watcher, { nowMs, ...view } satisfies ReefView)
        }
      }
    },
    keep: watcher => keepPlace(deps, watcher),
  })
}

function viewFor(
  { session }: Watcher,
  seated: readonly SeatedPlayer[],
  shots: ReadonlyMap<string, readonly Shot[]>,
): Omit<ReefView, 'nowMs'> | undefined {
  const own = seated.find(({ player_ref }) => player_ref === session.player_ref)
  if (!own) return undefined
  const around = seated.filter(({ reef }) => reef === own.reef)
  return {
    reef: own.reef,
    seat: own.seat,
    seats: around.map(({ seat }) => seat),
    shots: around.flatMap(({ player_ref, seat }) =>
      (shots.get(player_ref) ?? []).map(({ fish, pay }) => ({ seat, fish, pay })),
    ),
  }
}

/** Notes that somebody is there, and gives them a place if they have none. False where their session has ended. */
export function keepPlace({ db, clock, games }: StudioDeps, { session, key }: Omit<Watcher, 'to'>): Promise<boolean> {
  const reef = games.get(session.game_code)?.reef
  return db.transaction(async tx => {
    const found = await findPlaySession(tx, hashSecret(key))
    if (!found || !reef) return false
    const nowMs = clock.now()
    const { game_code: code, player_ref: playerRef } = session
    await takePlace(tx, { code, playerRef, seats: reef.seats, nowMs, goneMs: nowMs - seatMs })
    return true
  })
}
