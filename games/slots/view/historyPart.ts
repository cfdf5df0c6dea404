import type { Step } from '../shape.ts'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { openCells } from './cells.ts'
import { element } from '../../view/element.ts'
import type { MenuTools } from './menuTools.ts'
import type { Round } from './studio.ts'

/** The last rounds, newest first; each opens to what it showed. */
export function historyPart(rounds: readonly Round[], tools: MenuTools): Node {
  const { say, language } = tools
  if (rounds.length === 0) return element('p', { class: 'quiet' }, say('noHistory'))
  const clock = new Intl.DateTimeFormat(language === 'tl' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Manila',
  })
  const shown = rounds.map(round => {
    const head = element(
      'summary',
      {},
      element('span', {}, clock.format(round.at * 1000)),
      element('b', {}, `${showAmount(readAmount(round.stake))} → ${showAmount(readAmount(round.win))}`),
    )
    const details = element('details', { class: 'past' }, head)
    details.addEventListener('toggle', () => details.append(recallOf(round, tools)), { once: true })
    return details
  })
  return element('div', {}, ...shown)
}

/** What a round showed, window by window. */
export function recallOf(round: Round, tools: Pick<MenuTools, 'say' | 'title' | 'language'>): HTMLElement {
  const { say, title, language } = tools
  const cells = openCells(title, language, say)
  const windows = round.shown.flatMap(step => {
    if (step.kind !== 'spin' && step.kind !== 'fall') return []
    const board = element('div', { class: 'recall' })
    board.style.setProperty('--columns', String(step.columns.length))
    board.append(
      ...cellsOf(step).map(({ letter, isWin }) => {
        const cell = cells.make(letter)
        cell.classList.toggle('win', isWin)
        return cell
      }),
    )
    return [board]
  })
  const label = element('p', { class: 'quiet' }, `${say('recall')}. ${say('round')} ${round.id}`)
  return element('div', {}, label, element('div', { class: 'windows' }, ...windows.slice(0, 50)))
}

/** The cells of a window row by row, as they stand on the screen. */
function cellsOf({ columns, wins }: Extract<Step, { kind: 'spin' | 'fall' }>): { letter: string; isWin: boolean }[] {
  const won = new Set(wins.flatMap(win => win.cells.map(cell => cell.join())))
  const rows = columns[0]?.length ?? 0
  return Array.from({ length: rows }, (_, row) =>
    columns.map((column, index) => ({ letter: column.charAt(row), isWin: won.has(`${index},${row}`) })),
  ).flat()
}
