import { setTimeout as wait } from 'node:timers/promises'

/** What many callers were answered so far, all of whom call again until they hear something that stands. */
export interface AnswerWatch {
  /** Counts what a caller comes to, answered or not. */
  count<T>(call: Promise<T>): Promise<T>
  /** Some more calls were answered, or all of them; or nobody heard anything for so long that no caller needs to wait any more. */
  untilMore(answers: number): Promise<void>
  isOver(): boolean
  /** Whether a caller may still wait. It ends with silence while nothing is killed, never with what the kills before took. */
  hasHope(): boolean
}

/** How long everybody may hear nothing while nothing is killed, before that is a fault of the product. */
export const silenceMs = 180_000

/** Follows so many calls, each of which comes to an answer or to nobody who answers. */
export function followCalls(total: number): AnswerWatch {
  let ended = 0
  let isHopeless = false
  const isOver = () => ended === total
  return {
    count: call => call.finally(() => ended++),
    async untilMore(answers) {
      const most = ended + answers
      for (let [last, endMs] = [ended, endOfSilence()]; ended < most && !isOver() && !isHopeless; await wait(5)) {
        if (ended > last) [last, endMs] = [ended, endOfSilence()]
        isHopeless = Date.now() > endMs
      }
    },
    isOver,
    hasHope: () => !isHopeless,
  }
}

function endOfSilence(): number {
  return Date.now() + silenceMs
}
