import type { Clock } from '../../clock.ts'

/** Each answer tells the time that deadlines are judged by: what counts down on a phone goes by it. */
export function tellTime(clock: Clock): () => string {
  let second = Number.NaN
  let written = ''
  return () => {
    const nowMs = clock.now()
    if (Math.floor(nowMs / 1000) !== second) {
      second = Math.floor(nowMs / 1000)
      written = new Date(nowMs).toUTCString()
    }
    return written
  }
}
