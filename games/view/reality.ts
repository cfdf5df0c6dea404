import type { Units } from '@saya/money'
import { showAmount } from './amounts.ts'
import { openDialog } from './dialog.ts'
import { element } from './element.ts'
import type { SayOf } from './sayIn.ts'
import type { sharedWords } from './sharedWords.ts'

const minuteMs = 60_000
const pauseEveryMinutes = 30

export interface Reality {
  count(staked: Units, won: Units): void
  /** Whether the player has yet to answer how long it has been. */
  isPaused(): boolean
}

interface Surroundings {
  readonly line: HTMLElement
  readonly nowMs: () => number
  readonly leave: () => void
}

/** How long it has been and what it has come to: always on the screen, and in the way every half hour. */
export function openReality(say: SayOf<keyof typeof sharedWords>, { line, nowMs, leave }: Surroundings): Reality {
  const begunAtMs = nowMs()
  let [staked, won]: [Units, Units] = [0n, 0n]
  let pauses = 0
  let dialog: HTMLDialogElement | undefined

  function minutes(): number {
    return Math.floor((nowMs() - begunAtMs) / minuteMs)
  }

  function draw(): void {
    line.textContent = `${say('played', { minutes: minutes() })} · ${say('net', { amount: showAmount(won - staked) })}`
  }

  function pause(): void {
    const values = { minutes: minutes(), staked: showAmount(staked), won: showAmount(won) }
    const goOn = element('button', { type: 'button', class: 'wide' }, say('goOn'))
    const away = element('button', { type: 'button', class: 'wide second' }, say('leave'))
    const contents = [element('p', {}, say('pauseWhy', values)), goOn, away]
    dialog = openDialog({ title: say('pause'), close: say('close'), contents, isBinding: true })
    goOn.addEventListener('click', () => dialog?.close())
    away.addEventListener('click', leave)
  }

  draw()
  setInterval(draw, minuteMs / 4)
  return {
    count(stake, win) {
      staked += stake
      won += win
      draw()
    },
    isPaused() {
      const due = Math.floor(minutes() / pauseEveryMinutes)
      if (due > pauses) {
        pauses = due
        pause()
      }
      return dialog?.open ?? false
    },
  }
}
