import type { Units } from '@saya/money'
import { readAmount, showAmount } from './amounts.ts'
import { askStudio, type Refusal } from './askStudio.ts'
import { openDialog } from './dialog.ts'
import { element } from './element.ts'
import type { SayOf } from './sayIn.ts'
import type { sharedWords } from './sharedWords.ts'

const minuteMs = 60_000
/** Until the studio has said when, and between an answer and its word for it. */
const pauseEveryMs = 30 * minuteMs
/** Whoever looks at a game is at it: the studio hears of them, and this page of their other games. */
const lookEveryMs = 5 * minuteMs
/** While the game has yet to show how a round ends. */
const lookAgainMs = 1000

export interface Reality {
  count(staked: Units, won: Units): void
  /** Whether the player has yet to answer how long it has been. Nothing is begun then. */
  isPaused(): boolean
  /** Ends when there is nothing to be answered any more: what was begun goes on then. */
  passed(): Promise<void>
  /** The studio may know better when it is time. */
  heed(refusal: Pick<Refusal, 'code'>): void
}

type Say = SayOf<keyof typeof sharedWords>

interface Surroundings {
  readonly line: HTMLElement
  readonly nowMs: () => number
  readonly leave: () => void
  /** The key of the page. */
  readonly session: string
  /** Whether something is won or lost already that the game has yet to show: what it all came to would tell it. */
  readonly isResultHidden: () => boolean
}

/** As the studio tells it, by its own clock. */
interface Sitting {
  readonly nowMs: number
  readonly begunAtMs: number
  readonly dueAtMs: number
  readonly staked: string
  readonly won: string
}

/**
 * How long it has been and what it has come to: always on the screen, and in the way every half hour. The studio keeps the
 * clock, over all its games, so that a page that is opened again goes on with it.
 */
export function openReality(say: Say, { line, nowMs, leave, session, isResultHidden }: Surroundings): Reality {
  const ask = askStudio(session, () => undefined)
  let begunAtMs = nowMs()
  let dueAtMs = begunAtMs + pauseEveryMs
  let [staked, won]: [Units, Units] = [0n, 0n]
  let dialog: HTMLDialogElement | undefined
  /** The answer that they go on, until the studio has heard it. */
  let answered: Promise<void> | undefined

  function minutes(): number {
    return Math.floor((nowMs() - begunAtMs) / minuteMs)
  }

  function draw(): void {
    line.textContent = `${say('played', { minutes: minutes() })} · ${say('net', { amount: showAmount(won - staked) })}`
  }

  async function look(call: 'sitting' | 'sitting/go-on'): Promise<void> {
    const told = await ask<Sitting>(call).catch(() => undefined)
    if (!told) return
    const aheadMs = told.nowMs - nowMs()
    begunAtMs = told.begunAtMs - aheadMs
    dueAtMs = told.dueAtMs - aheadMs
    if (isResultHidden()) setTimeout(() => void look('sitting'), lookAgainMs)
    else [staked, won] = [readAmount(told.staked), readAmount(told.won)]
    draw()
    isPaused()
  }

  function pause(): HTMLDialogElement {
    const values = { minutes: minutes(), staked: showAmount(staked), won: showAmount(won) }
    return askToGoOn(say, values, { leave, goOn: answer })
  }

  function answer(): void {
    dueAtMs = nowMs() + pauseEveryMs
    answered = look('sitting/go-on')
  }

  function isPaused(): boolean {
    if (dialog?.open) return true
    if (nowMs() < dueAtMs) return false
    dialog = pause()
    return true
  }

  draw()
  setInterval(draw, minuteMs / 4)
  setInterval(() => document.visibilityState === 'visible' && void look('sitting'), lookEveryMs)
  void look('sitting')
  return {
    count(stake, win) {
      staked += stake
      won += win
      draw()
    },
    isPaused,
    async passed() {
      while (isPaused()) await new Promise(resolve => dialog?.addEventListener('close', resolve, { once: true }))
      await answered
    },
    heed({ code }) {
      if (code === 'pause_due') void look('sitting')
    },
  }
}

interface Answers {
  readonly leave: () => void
  readonly goOn: () => void
}

/** A sheet in the way, which only an answer takes away. */
function askToGoOn(
  say: Say,
  values: Readonly<Record<'minutes' | 'staked' | 'won', string | number>>,
  answers: Answers,
): HTMLDialogElement {
  const goOn = element('button', { type: 'button', class: 'wide' }, say('goOn'))
  const away = element('button', { type: 'button', class: 'wide second' }, say('leave'))
  const contents = [element('p', {}, say('pauseWhy', values)), goOn, away]
  const dialog = openDialog({ title: say('pause'), close: say('close'), contents, isBinding: true })
  goOn.addEventListener('click', () => {
    answers.goOn()
    dialog.close()
  })
  away.addEventListener('click', answers.leave)
  return dialog
}
