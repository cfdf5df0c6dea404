import type { Units } from '@saya/money'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import { shownOf } from '../../view/shownOf.ts'
import type { Action, Scene, SceneBook, SceneTools } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import { type Pay, take, type Title, type VisibleRound, type Way } from '../shape.ts'
import { Board, showTimes } from './board.ts'
import { type Say, sayMines } from './sayMines.ts'
import { rulesOf } from './rulesOf.ts'

type Round = SoloRound<VisibleRound>

export function openScene(title: Title, { language, sound }: SceneTools): Scene<VisibleRound> {
  const say = sayMines(language)
  const board = new Board(title, say)
  const isField = title.kind === 'field'
  let way = title.ways[1] ?? title.ways[0]
  const chips = title.ways.map(one => {
    const chip = element('button', { type: 'button', class: 'way' }, one.name[language])
    chip.addEventListener('click', () => choose(one))
    return chip
  })

  function choose(chosen: Way | undefined): void {
    way = chosen
    for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(title.ways[at] === chosen))
    if (chosen) board.lay(chosen)
  }

  choose(way)
  return {
    root: element('div', { class: 'frame' }, board.root),
    setup: element(
      'div',
      { class: 'ways', role: 'group', 'aria-label': say(isField ? 'ways' : 'waysClimb') },
      ...chips,
    ),
    mode: () => way?.code ?? 0,
    play: say(isField ? 'playField' : 'playClimb'),
    rest: () => say(isField ? 'restField' : 'restClimb'),
    async show(round, isNew) {
      const shown = shownOf(round)
      if (!isNew || shown.opened.length === 0) choose(title.ways.find(({ code }) => code === shown.way))
      board.close()
      if (isNew && shown.opened.length > 0) sound.tick()
      await board.show(shown, isNew)
    },
    offer(round, act): readonly Action[] {
      const shown = shownOf(round)
      board.offer(shown, act)
      if (shown.opened.length === 0) return []
      const amount = showAmount(amountOf(readAmount(round.stake), shown.pay))
      return [{ label: say('take', { amount }), detail: showTimes(shown.pay), choice: () => take, isMain: true }]
    },
    close: () => board.close(),
    tell: round => tellRound(title, round, say),
  }
}

function tellRound({ kind }: Title, round: Round, say: Say): string {
  const { end, pay, next, opened } = shownOf(round)
  const stake = readAmount(round.stake)
  const worth = (of: Pay) => showAmount(amountOf(stake, of))
  if (end === 'taken') return say('taken', { count: opened.length })
  if (end === 'most') return say('most')
  if (end === 'lost') return say(kind === 'field' ? 'lostField' : 'lostClimb')
  if (opened.length === 0) return say('begun', { next: worth(next ?? 0) })
  return say('standing', { amount: worth(pay), next: worth(next ?? 0) })
}

/** What so many thousandths of a stake are. Stakes are tens of pesos, so that it is whole centavos. */
function amountOf(stake: Units, pay: Pay): Units {
  return (stake * BigInt(pay)) / 1000n
}

export function openBook(title: Title, { language }: Pick<SceneTools, 'language'>): SceneBook<VisibleRound> {
  const say = sayMines(language)
  return {
    code: title.code,
    name: title.name[language],
    rules: rulesOf(title).map(rule => rule[language]),
    payTable: stake => payTable(title, stake, language),
    recall: round => recall(title, round, say),
  }
}

function payTable(title: Title, stake: Units, language: 'en' | 'tl'): HTMLElement {
  const say = sayMines(language)
  const heads = [say('opened'), say('pays'), '₱'].map(head => element('th', { scope: 'col' }, head))
  const tables = title.ways.map(way => {
    const rows = way.pays.map((pay, at) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, String(at + 1)),
        element('td', {}, showTimes(pay)),
        element('td', {}, showAmount(amountOf(stake, pay))),
      ),
    )
    const head = element('thead', {}, element('tr', {}, ...heads.map(one => one.cloneNode(true))))
    return element(
      'details',
      {},
      element('summary', {}, way.name[language]),
      element('table', { class: 'returns' }, head, element('tbody', {}, ...rows)),
    )
  })
  return element('div', {}, ...tables)
}

export function recall(title: Title, round: Round, say: Say): HTMLElement {
  const [shown] = round.shown
  const way = title.ways.find(({ code }) => code === shown?.way)
  if (!shown || !way) return element('p', {}, '—')
  const board = new Board(title, say)
  board.lay(way)
  void board.show(shown, false)
  board.close()
  board.root.inert = true
  return element(
    'div',
    {},
    element('p', {}, tellRound(title, round, say)),
    element('div', { class: 'past-board' }, board.root),
  )
}
