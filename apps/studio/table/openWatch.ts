import type { ServerResponse } from 'node:http'
import type { StudioDeps } from '../deps.ts'
import { repeat } from '../platform/repeat.ts'
import { hashSecret } from '../session/secret.ts'
import { findPlaySession, type PlaySession } from '../session/session.store.ts'
import { lookAt } from './readTable.ts'
import { takeSeat } from './tableRound.store.ts'

const lookEveryMs = 300
const beatEveryMs = 10_000
/** Windows that one session may watch from at once. */
const mostWindows = 3
/** Who takes no more of what is sent is let go of. */
const mostWaitingBytes = 256 * 1024

const headers = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  // No server in between may collect the lines before it passes them on.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

interface Watcher {
  readonly session: PlaySession
  readonly key: string
  readonly to: ServerResponse
}

/**
 * Tells those at a table what everybody there sees, as soon as it is another: one line of JSON each time, and in a room
 * with it their own cards. Every copy looks
 * for itself, for all its watchers of a table together. Whoever's session has ended is told no more.
 */
export function openWatch(deps: StudioDeps) {
  const watchers = new Set<Watcher>()
  /** What was told of each table last, but for the time. */
  const told = new Map<string, string>()
  const looking = repeat(() => look().catch(note), lookEveryMs)
  const beating = repeat(() => beat().catch(note), beatEveryMs)

  function note(fault: unknown): void {
    deps.log.error({ err: fault }, 'the tables could not be looked at')
  }

  async function look(): Promise<void> {
    const codes = new Set([...watchers].map(({ session }) => session.game_code))
    for (const code of told.keys()) if (!codes.has(code)) told.delete(code)
    for (const code of codes) {
      const { view, ownOf } = await deps.db.transaction(tx => lookAt(deps, tx, code))
      const now = JSON.stringify({ ...view, nowMs: 0 })
      if (told.get(code) === now) continue
      told.set(code, now)
      for (const watcher of watchers) {
        const { game_code, player_ref } = watcher.session
        if (game_code === code) send(watcher, `${JSON.stringify({ ...view, ...ownOf(player_ref) })}\n`)
      }
    }
  }

  /** Keeps the seats of those who watch, and the line open through whatever lies between. */
  async function beat(): Promise<void> {
    for (const watcher of watchers) {
      if (await keepSeat(deps, watcher)) send(watcher, '\n')
      else end(watcher)
    }
  }

  function send(watcher: Watcher, line: string): void {
    if (watcher.to.writableLength > mostWaitingBytes) end(watcher)
    else watcher.to.write(line)
  }

  function end(watcher: Watcher): void {
    watchers.delete(watcher)
    watcher.to.end()
  }

  return {
    isFull(session: string): boolean {
      return [...watchers].filter(watcher => watcher.session.id === session).length >= mostWindows
    },
    add(watcher: Watcher): void {
      const { to, session } = watcher
      to.writeHead(200, headers)
      to.on('close', () => watchers.delete(watcher))
      to.write('\n')
      watchers.add(watcher)
      // A newcomer is told at once, and so is everybody, of one more at the table.
      told.delete(session.game_code)
    },
    async close(): Promise<void> {
      for (const watcher of watchers) end(watcher)
      await Promise.all([looking.stop(), beating.stop()])
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
