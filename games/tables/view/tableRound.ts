import { decksInShoe, sharedWord } from '@saya/game-math'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { checkDraws } from '../../view/checkDraws.ts'
import { element } from '../../view/element.ts'
import { tables } from '../data/index.ts'
import type { Stakes, Table } from '../shape.ts'
import type { Bet, TableRound } from './line.ts'
import { nameOfCard, sayResult } from './results.ts'
import { sayAtTable, sayState } from './tableWords.ts'

/** A shared round as the studio tells it to whoever knows its name, or that of a bet in it. */
interface ToldTableRound {
  readonly game: string
  readonly language: 'en' | 'tl'
  readonly round: TableRound
  readonly draws: readonly { readonly of: number; readonly value: number }[]
  readonly stakes: Stakes | null
  readonly bet: Pick<Bet, 'id' | 'state' | 'stake' | 'win' | 'word'> | null
}

/** The page that recalls one shared round and draws it again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldTableRound): void {
  const table = tables.get(told.game)
  if (!table) throw new Error(`There is no table ${told.game} in this page.`)
  const { round, language, bet, stakes, draws } = told
  const say = sayAtTable(language)
  const { words } = round.fairness
  const clientSeed = sharedWord(words)
  const checked = checkDraws({ round: { fairness: { ...round.fairness, clientSeed } }, draws })
  document.documentElement.lang = language === 'tl' ? 'fil' : 'en'
  const verdict = verdictOf(round, checked.isKept)
  const facts: readonly (readonly [string, string])[] = [
    [say('round'), round.id],
    [say('result'), round.shown ? sayResult(round.shown, { table, say, language }) : '—'],
    ...(bet && stakes ? factsOf({ table, bet, stakes, language }) : []),
    [say('commitment'), round.fairness.commitment],
    [say('serverSeed'), round.fairness.serverSeed || say('notYet')],
    [say('words'), words.join(', ') || '—'],
    ['SHA-256', clientSeed],
    [say('nonce'), String(round.fairness.nonce)],
  ]
  root.replaceChildren(
    element('h1', {}, table.name[language]),
    element('h2', {}, say('fairness')),
    element('p', { class: toneOf[verdict], role: 'status' }, say(verdict)),
    bet && words.includes(bet.word) ? element('p', { class: 'good' }, say('wordIn')) : '',
    element('dl', {}, ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])),
    element('h2', {}, say('draws')),
    element('p', { class: 'quiet' }, say('fairnessWhy')),
    drawsTable(table, told, checked.again),
  )
}

const toneOf = { kept: 'good', broken: 'bad', given: 'quiet', early: 'quiet' } as const

function verdictOf({ shown, state }: TableRound, isKept: boolean): keyof typeof toneOf {
  if (!shown) return state === 'void' ? 'given' : 'early'
  return isKept ? 'kept' : 'broken'
}

interface Telling {
  readonly table: Table
  readonly bet: Pick<Bet, 'state' | 'stake' | 'win' | 'word'>
  readonly stakes: Stakes
  readonly language: 'en' | 'tl'
}

function factsOf({ table, bet, stakes, language }: Telling): (readonly [string, string])[] {
  const say = sayAtTable(language)
  const spots = table.groups.flatMap(group => group.spots)
  const made = Object.entries(stakes).map(([code, pesos]) => {
    const name = spots.find(spot => spot.code === code)?.name[language] ?? code
    return `${name} ${showAmount(BigInt(pesos) * 10_000n)}`
  })
  return [
    [say('spots'), made.join(' · ')],
    [say('bet'), showAmount(readAmount(bet.stake))],
    [say('win'), showAmount(readAmount(bet.win))],
    [say('state'), sayState(say, bet.state)],
    [say('word'), bet.word],
  ]
}

/** Every number that was drawn, what this machine draws in its place, and what it stands for. */
function drawsTable(table: Table, { draws, language }: ToldTableRound, again: readonly number[]): HTMLElement {
  const say = sayAtTable(language)
  const names = [say('number'), say('of'), say('told'), say('here'), say('means')]
  const meanings = meaningsOf(table, draws, language)
  const rows = draws.map(({ of, value }, at) =>
    element(
      'tr',
      {},
      ...[at + 1, of, value, again[at] ?? '—', meanings[at] ?? ''].map(cell => element('td', {}, String(cell))),
    ),
  )
  const head = element('tr', {}, ...names.map(name => element('th', { scope: 'col' }, name)))
  const drawn = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
  return element('div', { class: 'scroll', tabindex: '0' }, drawn)
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

const root = document.getElementById('round')
const text = document.getElementById('told')?.textContent
if (root && text) begin(root, JSON.parse(text) as ToldTableRound)
