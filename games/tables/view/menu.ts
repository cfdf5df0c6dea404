import { element } from '../../view/element.ts'
import {
  drawReturn,
  drawReturns,
  type MenuTools as SharedTools,
  openTableMenu,
  showPercent,
  showPesos,
} from '../../view/table/tableMenu.ts'
import { sayState } from '../../view/table/tableWords.ts'
import type { Table } from '../shape.ts'
import type { PastBet, TableRound } from './line.ts'
import { sayResult } from './results.ts'
import { rulesOf } from './rulesOf.ts'
import type { Say } from './sayAtTable.ts'
import { tellStakes } from './tellStakes.ts'

interface MenuTools extends SharedTools<PastBet> {
  readonly table: Table
  readonly say: Say
  readonly round: TableRound | null
}

/** Everything about the table that is not the round: within reach at any time. */
export function openMenu(tools: MenuTools): void {
  const { table, say, language, round } = tools
  const menu = {
    name: table.name[language],
    returns: returnsPart(tools),
    rules: rulesOf(table.kind),
    history: say('history'),
    tellBet: (bet: PastBet) => tellBet(bet, tools),
    round,
  }
  openTableMenu(menu, tools)
}

/** One row for each spot with what it pays and returns: those alike in both stand together. */
function returnsPart({ table, say, language }: MenuTools): HTMLElement {
  const rows = table.groups.flatMap(({ name, spots }) => {
    const alike = new Map<string, typeof spots>()
    for (const spot of spots) {
      const key = `${spot.odds} ${spot.returnPpm} ${spot.most}`
      alike.set(key, [...(alike.get(key) ?? []), spot])
    }
    return [...alike.values()].map(same => {
      const { odds = '', returnPpm = 0, most = 0 } = same[0] ?? {}
      const named = same.length > 8 ? name[language] : same.map(spot => spot.name[language]).join(', ')
      return drawReturn(named, odds, showPercent(returnPpm), showPesos(most))
    })
  })
  const limits = { least: showPesos(table.least), most: showPesos(table.mostRound), win: showPesos(table.mostWin) }
  const head = [say('spots'), say('pays'), say('back'), say('most')]
  return drawReturns({ why: say('returnsWhy'), head, rows, limits: say('limits', limits) })
}

function tellBet(bet: PastBet, { table, say, language }: MenuTools): readonly HTMLElement[] {
  const shown = bet.played?.shown
  const result = shown && sayResult(shown, { table, say, language })
  const state = bet.state === 'done' && result ? undefined : sayState(say, bet.state)
  return [
    element('p', {}, tellStakes(table, bet.stakes, language)),
    element('p', {}, [result, state].filter(Boolean).join(' · ')),
    element('p', { class: 'quiet' }, `${say('round')} ${bet.round}`),
  ]
}
