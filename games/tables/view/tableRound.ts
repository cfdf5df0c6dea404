import { getTitle } from '../../view/getTitle.ts'
import { openTold } from '../../view/openTold.ts'
import { tellRound, type ToldRound, wordIn } from '../../view/table/toldRound.ts'
import { tables } from '../data/index.ts'
import type { Stakes, Table } from '../shape.ts'
import { cardsBy, isResultDrawn } from './isResultDrawn.ts'
import type { TableRound } from './line.ts'
import { nameOfCard, sayResult } from './results.ts'
import { sayAtTable } from './sayAtTable.ts'
import { tellStakes } from './tellStakes.ts'

interface ToldTableRound extends ToldRound<TableRound> {
  readonly stakes: Stakes | null
}

/** The page that recalls one shared round and draws it again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldTableRound): void {
  const table = getTitle(tables, told.game)
  const { round, language, bet, stakes, draws } = told
  const say = sayAtTable(language)
  const result = round.shown ? sayResult(round.shown, { table, say, language }) : '—'
  tellRound(root, told, {
    name: table.name[language],
    say,
    isShown: () => isResultDrawn(table.kind, round.shown, draws),
    drawn: say('draws'),
    means: () => meaningsOf(table, draws, language),
    part: wordIn(told, say),
    facts: [
      [],
      [
        [say('result'), result],
        ...(bet && stakes ? [[say('spots'), tellStakes(table, stakes, language)] as const] : []),
      ],
    ],
  })
}

function meaningsOf(table: Table, draws: ToldTableRound['draws'], language: 'en' | 'tl'): readonly string[] {
  const colors = table.groups[0]?.spots ?? []
  if (table.kind === 'baccarat' || table.kind === 'dragonTiger')
    return cardsBy(draws).map(card => nameOfCard(card, language))
  return draws.map(({ value }) => {
    if (table.kind === 'roulette') return String(value)
    return table.kind === 'sicBo' ? String(value + 1) : (colors[value]?.name[language] ?? '')
  })
}

openTold(begin)
