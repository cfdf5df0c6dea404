import type { ServerResponse } from 'node:http'
import type { StudioDeps } from '../deps.ts'
import { repeat } from '../platform/repeat.ts'
import type { PlaySession } from '../session/session.store.ts'

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

/** Somebody who is told what happens, for as long as their page is there. */
export interface Watcher {
  readonly session: PlaySession
  readonly key: string
  readonly to: ServerResponse
}

interface Lines {
  readonly lookEveryMs: number
  /** Looks for what is new, and tells it. */
  look(watchers: ReadonlySet<Watcher>, tell: (watcher: Watcher, news: object) => void): Promise<void>
  /** Notes that somebody is there still. False where their session has ended: they are told no more. */
  keep(watcher: Watcher): Promise<boolean>
}

/** Tells watchers what is new, one line of JSON each time. Every copy of the studio looks for itself, for all of its own. */
export function openLines({ log }: Pick<StudioDeps, 'log'>, { lookEveryMs, look, keep }: Lines) {
  const watchers = new Set<Watcher>()
  const note = (fault: unknown) => log.error({ err: fault }, 'those who watch could not be told')
  const looking = repeat(() => look(watchers, tell).catch(note), lookEveryMs)
  const beating = repeat(() => beat().catch(note), beatEveryMs)

  function tell(watcher: Watcher, news: object): void {
    send(watcher, `${JSON.stringify(news)}\n`)
  }

  /** Keeps the seats of those who watch, and the line open through whatever lies between. */
  async function beat(): Promise<void> {
    for (const watcher of watchers) {
      if (await keep(watcher)) send(watcher, '\n')
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
      const { to } = watcher
      to.writeHead(200, headers)
      to.on('close', () => watchers.delete(watcher))
      to.write('\n')
      watchers.add(watcher)
    },
    async close(): Promise<void> {
      for (const watcher of watchers) end(watcher)
      await Promise.all([looking.stop(), beating.stop()])
    },
  }
}
