import { element } from '../../view/element.ts'
import { shownOf } from '../../view/shownOf.ts'
import type { Scene, SceneTools } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import type { Title, VisibleRound } from '../shape.ts'
import { Field } from './field.ts'
import { Ladder, showTimes } from './ladder.ts'
import { openPicker } from './openPicker.ts'
import { type Say, sayKeno } from './sayKeno.ts'

type Round = SoloRound<VisibleRound>

interface Tools extends SceneTools {
  /** A number from 0 that is less than this, each as likely. */
  readonly chance: (below: number) => number
}

/** How many are picked for whoever has picked none and wants some. */
const luckyPicks = 8

export function openScene(title: Title, { language, sound, chance }: Tools): Scene<VisibleRound> {
  const say = sayKeno(language)
  const most = Math.max(...title.tickets.map(ticket => ticket.picks))
  const told = element('p', { class: 'told', role: 'status' })
  const field = new Field(title, say, touchField)
  const ladder = new Ladder(title, say)
  const root = element('div', { class: 'keno' }, ladder.root, field.root, told)
  let picks: readonly number[] = []

  function pick(wanted: readonly number[]): void {
    picks = wanted
    field.lay(picks)
    ladder.lay(picks.length)
    told.textContent = picks.length > 0 ? say('ready', { count: picks.length }) : say('pick')
  }

  /** What is bet on is changed no more. */
  const isHeld = () => root.closest('.busy') !== null

  function touchField(number: number, isTooSmall: boolean): void {
    if (isHeld()) return
    if (isTooSmall) openPicker({ title, say, picks: () => picks, touch })
    else touch(number)
  }

  function touch(number: number): string {
    if (picks.includes(number)) pick(picks.filter(one => one !== number))
    else if (picks.length < most) pick([...picks, number])
    else told.textContent = say('full')
    return told.textContent ?? ''
  }

  function tellBall({ drawn }: VisibleRound, count: number): void {
    ladder.mark(drawn.slice(0, count).filter(number => picks.includes(number)).length)
    if (picks.includes(drawn[count - 1] ?? 0)) sound.tick()
  }

  pick([])
  return {
    root,
    setup: element(
      'div',
      { class: 'picking' },
      button(say('lucky'), () => pick(luckyOf(title.numbers, picks.length || luckyPicks, chance))),
      button(say('clear'), () => pick([])),
    ),
    mode: () => 0,
    picks: () => (picks.length > 0 ? picks : say('none')),
    play: say('play'),
    rest: () => say('rest', { drawn: title.drawn, numbers: title.numbers }),
    async show(round, isNew) {
      const shown = shownOf(round)
      picks = shown.picks
      ladder.lay(picks.length)
      ladder.mark(-1)
      told.textContent = ''
      await field.show(shown, isNew ? count => tellBall(shown, count) : undefined)
      ladder.mark(shown.hits)
    },
    offer: () => [],
    close() {},
    tell: round => tellRound(round, say),
  }
}

/** So many different numbers, each as likely. */
function luckyOf(numbers: number, count: number, chance: Tools['chance']): readonly number[] {
  const left = Array.from({ length: numbers }, (_, at) => at + 1)
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0] ?? 0)
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'pick' }, label)
  made.addEventListener('click', press)
  return made
}

export function tellRound(round: Round, say: Say): string {
  const { hits, picks, pay } = shownOf(round)
  const came = say('came', { hits, picks: picks.length })
  return pay > 0 ? `${came} · ${showTimes(pay)}` : came
}
