import { writeSync } from 'node:fs'

const pauseMs = 10
/** A reader that is stopped keeps nobody waiting for longer than that. */
const mostPauses = 100

/**
 * Lines on standard output, each written before the next statement runs. Once nobody reads there any more all is
 * dropped: a service must be able to end by itself when the one that started it is gone.
 */
export function standardOut(): { write(line: string): void } {
  let isGone = false
  return {
    write(line) {
      if (isGone) return
      isGone = !writeAll(Buffer.from(line))
    },
  }
}

/** Answers whether somebody reads. */
function writeAll(bytes: Buffer): boolean {
  let rest = bytes
  let pauses = 0
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
      pauses = 0
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EAGAIN') return false
      if (++pauses > mostPauses) return true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
    }
  }
  return true
}
