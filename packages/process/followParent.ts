import { inspect } from 'node:util'

const drainMs = 10_000
/** The parent takes the database along when it dies, so there is little left to finish. */
const orphanMs = 1000

/**
 * Ties this process to the one that started it: it ends when asked to, and by itself when the parent is no more. `stop`
 * finishes what is under way; one that hangs is cut short. Call it before anything else is started.
 */
export function followParent(stop: () => Promise<void>): void {
  let isStopping = false

  function end(withinMs: number): void {
    // A parent that dies while we drain shortens what is left of the time.
    setTimeout(() => process.exit(1), withinMs).unref()
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${inspect(error)}\n`)
        process.exit(1)
      },
    )
  }

  process.on('SIGTERM', () => end(drainMs))
  process.on('SIGINT', () => end(drainMs))
  process.on('disconnect', () => end(orphanMs))
  // A channel that closed before anybody listened will not say so again.
  if (!(process.connected ?? true)) end(orphanMs)
}
