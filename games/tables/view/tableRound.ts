import { decksInShoe } from '@saya/game-math'
import { openTold, tellRound, type ToldRound, wordIn } from '../../view/table/toldRound.ts'
import { tables } from '../data/index.ts'
import type { Stakes, Table } from '../shape.ts'
import type { TableRound } from './line.ts'
import { nameOfCard, sayResult } from './results.ts'
import { sayAtTable } from './sayAtTable.ts'
import { tellStakes } from './tellStakes.ts'

interface ToldTableRound extends ToldRound<TableRound> {
  readonly stakes: Stakes | null
}

/** The page that recalls one shared round and draws it again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldTableRound): void {
  const table = tables.get(told.game)
  if (!table) throw new Error(`There is no table ${told.game} in this page.`)
  const { round, language, bet, stakes, draws } = told
  const say = sayAtTable(language)
  const result = round.shown ? sayResult(round.shown, { table, say, language }) : '—'
  tellRound(root, told, {
    name: table.name[language],
    say,
    isShown: () => true,
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
  const shoe = Array.from({ length: decksInShoe * 52 }, (_, place) => place % 52)
  return draws.map(({ value }) => {
    if (table.kind === 'roulette') return String(value)
    if (table.kind === 'sicBo') return String(value + 1)
    if (table.kind === 'colorGame') return colors[value]?.name[language] ?? ''
    const [card = 0] = shoe.splice(value, 1)
    return nameOfCard(card, language)
  })
}

openTold(begin)
