import type { Units } from '@saya/money'
import type { Pay, Step, Title, Win } from '../shape.ts'
import { amountOf } from './amountOf.ts'
import { showAmount } from '../../view/amounts.ts'
import type { Board } from './board.ts'
import { element } from '../../view/element.ts'
import { animate, mayMove, wait } from '../../view/motion.ts'
import type { Screen } from './screen.ts'
import type { Sound } from '../../view/sound.ts'
import type { Say } from './sayIn.ts'

export interface Stage {
  readonly title: Title
  readonly board: Board
  readonly screen: Screen
  readonly sound: Sound
  readonly say: Say
  readonly stake: Units
}

const winMs = 900
const betweenSpinsMs = 350
const announcedMs = 1500

/** Shows a round step by step, as the studio told it. The reels turn already when it begins. */
export async function showRound(steps: readonly Step[], stage: Stage): Promise<void> {
  let paid: Pay = 0
  let isTurning = true
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'spin' && !isTurning) {
      await wait(betweenSpinsMs)
      stage.board.start()
      await wait(betweenSpinsMs)
    }
    const before = steps[index - 1]
    await showStep(step, stage, before && 'wins' in before ? before.wins : [])
    isTurning = false
    if (!('pay' in step)) continue
    paid += step.pay
    if (step.pay > 0 && index < steps.length - 1) tell(stage, paid)
  }
}

async function showStep(step: Step, stage: Stage, before: readonly Win[]): Promise<void> {
  const { board, screen, sound, say } = stage
  switch (step.kind) {
    case 'spin':
      if (step.free) screen.strip.textContent = say('freeSpin', step.free)
      await board.land(step.landed ?? step.columns, sound.stop)
      if (step.landed) await board.cover(step.columns)
      return judge(step, stage)
    case 'fall':
      await board.fall(step.columns, before)
      if (step.times > 1) screen.strip.textContent = say('times', { times: step.times })
      return judge(step, stage)
    case 'free':
      return announce(stage, say('freeAwarded', { count: step.awarded }), step.awarded > 0)
    case 'hold':
      board.hold(step.coins, pay => short(amountOf(stage.stake, pay)))
      screen.strip.textContent = say('lives', { count: step.lives })
      sound.tick()
      return wait(700)
    case 'held':
      return wait(winMs)
    case 'most':
      return announce(stage, say('most'), true)
    case 'pick':
    case 'picked':
      return undefined
  }
}

async function judge({ wins }: { readonly wins: readonly Win[] }, { board }: Stage): Promise<void> {
  if (wins.length === 0) return
  board.mark(wins)
  await wait(winMs)
}

/** What the round has paid so far, without any fuss. */
function tell({ screen, stake }: Stage, paid: Pay): void {
  screen.win.replaceChildren(element('span', { class: 'sofar' }, showAmount(amountOf(stake, paid))))
}

async function announce({ board, sound }: Stage, text: string, isShown: boolean): Promise<void> {
  if (!isShown) return
  // Whether the round is a win is not told yet: what is heard of a win waits for that.
  sound.tick()
  const sign = element('div', { class: 'sign', role: 'status' }, text)
  board.root.append(sign)
  const frames = mayMove()
    ? [
        { opacity: 0, transform: 'scale(.8)' },
        { opacity: 1, transform: 'none' },
      ]
    : [{ opacity: 0 }, { opacity: 1 }]
  await animate(sign, frames, { duration: 300, easing: 'cubic-bezier(.34,1.46,.5,1)' })
  await wait(announcedMs)
  sign.remove()
}

/**
 * Says what the round came to. A return of no more than was staked is told as what it is, without a feast: it is no win to
 * whoever paid as much for it.
 */
export function tellResult(win: Units, { screen, sound, say, stake }: Stage): void {
  const amount = showAmount(win)
  if (win === 0n) return screen.win.replaceChildren(element('span', { class: 'plain' }, say('noWin')))
  if (win <= stake) return screen.win.replaceChildren(element('span', { class: 'plain' }, say('paidBack', { amount })))
  sound.win(win >= stake * 10n)
  screen.win.replaceChildren(
    element('span', { class: 'joy', 'aria-hidden': 'true' }, say('youWon')),
    element('strong', { 'aria-label': say('won', { amount }) }, amount),
  )
  if (!mayMove()) return
  const frames = [
    { transform: 'scale(.7)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  void animate(screen.win, frames, { duration: 700, easing: 'cubic-bezier(.34,1.46,.5,1)' })
}

/** An amount on a coin has room for its pesos, and for centavos only where there are any. */
function short(units: Units): string {
  return showAmount(units).replace(/\.00$/, '')
}

/** What a prize is worth at the stake of a round. */
export function worthOf({ stake }: Stage, pay: Pay): string {
  return showAmount(amountOf(stake, pay))
}
