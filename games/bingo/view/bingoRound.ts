import { type Draw, sharedWord } from '@saya/game-math'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { checkDraws } from '../../view/checkDraws.ts'
import { element } from '../../view/element.ts'
import { rooms } from '../data/index.ts'
import type { Card, Room } from '../shape.ts'
import { nameOfBall } from './balls.ts'
import { drawCard } from './drawCard.ts'
import type { Bet, RoomRound } from './line.ts'
import { ballsMeant, numbersMeant, rowDraw } from './meanings.ts'
import { type Say, sayInRoom, sayState } from './roomWords.ts'

/** A round of a room as the studio tells it to whoever knows its name, or that of a bet in it. */
interface ToldRoomRound {
  readonly game: string
  readonly language: 'en' | 'tl'
  readonly round: RoomRound
  readonly draws: readonly Draw[]
  readonly bet: Pick<Bet, 'id' | 'state' | 'stake' | 'win' | 'word'> | null
  readonly dealt: { readonly cards: readonly Card[]; readonly draws: readonly Draw[] } | null
}

/** The page that recalls one round of bingo and draws its balls and cards again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldRoomRound): void {
  const room = rooms.get(told.game)
  if (!room) throw new Error(`There is no room ${told.game} in this page.`)
  const { round, language, draws, dealt, bet } = told
  const say = sayInRoom(language)
  const { words } = round.fairness
  document.documentElement.lang = language === 'tl' ? 'fil' : 'en'
  const clientSeed = sharedWord(words)
  const balls = checkDraws({ round: { fairness: { ...round.fairness, clientSeed } }, draws })
  const meant = ballsMeant(room.kind, draws)
  const isShown = JSON.stringify(meant) === JSON.stringify(round.shown?.balls)
  const verdict = verdictOf(told, balls.isKept && isShown)
  root.replaceChildren(
    element('h1', {}, room.name[language]),
    element('h2', {}, say('fairness')),
    element('p', { class: toneOf[verdict], role: 'status' }, say(verdict)),
    ...(bet && dealt ? cardsPart(told, room, say) : []),
    element(
      'dl',
      {},
      ...factsOf(told, say).flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
    element('h2', {}, say('balls')),
    element('p', { class: 'quiet' }, say('fairnessWhy')),
    drawsTable(say, { draws, again: balls.again, means: meant.map(ball => nameOfBall(room.kind, ball)) }),
  )
}

const toneOf = { kept: 'good', broken: 'bad', given: 'quiet', early: 'quiet' } as const

function verdictOf({ round, draws }: ToldRoomRound, isKept: boolean): keyof typeof toneOf {
  if (round.state === 'void') return 'given'
  if (draws.length === 0) return 'early'
  return isKept ? 'kept' : 'broken'
}

/** The cards of one bet, dealt again. */
function cardsPart({ round, bet, dealt, language }: ToldRoomRound, room: Room, say: Say): readonly HTMLElement[] {
  if (!bet || !dealt) return []
  const fairness = { ...round.fairness, clientSeed: `cards:${bet.word}` }
  const { isKept, again } = checkDraws({ round: { fairness }, draws: dealt.draws })
  const meant = numbersMeant(room.kind, dealt.draws)
  const numbers = meant.filter(number => number !== rowDraw)
  const told = dealt.cards.flatMap(card => card.filter(number => number !== 0))
  const isDealt = isKept && inOrder(numbers) === inOrder(told)
  const called = new Set(round.shown?.balls)
  const cards = dealt.cards.map((cells, at) =>
    drawCard({ cells, dabs: cells.filter(cell => called.has(cell)), won: [], hasJackpot: false }, at + 1, {
      room,
      say,
      language,
    }),
  )
  const means = meant.map(number => (number === rowDraw ? say('rows') : String(number)))
  return [
    element('p', { class: isDealt ? 'good' : 'bad' }, say(isDealt ? 'cardsKept' : 'broken')),
    element('h2', {}, say('cards')),
    element('div', { class: 'hand', 'data-count': '2', 'data-kind': room.kind }, ...cards),
    element('details', {}, element('summary', {}, say('cards')), drawsTable(say, { draws: dealt.draws, again, means })),
  ]
}

function factsOf({ round, bet }: ToldRoomRound, say: Say): (readonly [string, string])[] {
  const { words, commitment, serverSeed, nonce } = round.fairness
  const own: (readonly [string, string])[] = bet
    ? [
        [say('bet'), showAmount(readAmount(bet.stake))],
        [say('win'), showAmount(readAmount(bet.win))],
        [say('state'), sayState(say, bet.state)],
        [say('word'), bet.word],
      ]
    : []
  return [
    [say('round'), round.id],
    ...own,
    [say('commitment'), commitment],
    [say('serverSeed'), serverSeed || say('notYet')],
    [say('words'), words.join(', ') || '—'],
    ['SHA-256', sharedWord(words)],
    [say('nonce'), String(nonce)],
  ]
}

function inOrder(numbers: readonly number[]): string {
  return [...numbers].sort((one, other) => one - other).join()
}

interface Drawn {
  readonly draws: readonly Draw[]
  readonly again: readonly number[]
  readonly means: readonly string[]
}

/** Every number that was drawn, what this machine draws in its place, and what it stands for. */
function drawsTable(say: Say, { draws, again, means }: Drawn): HTMLElement {
  const names = [say('number'), say('of'), say('told'), say('here'), say('means')]
  const rows = draws.map(({ of, value }, at) => {
    const cells = [at + 1, of, value, again[at] ?? '—', means[at] ?? '']
    return element('tr', {}, ...cells.map(cell => element('td', {}, String(cell))))
  })
  const head = element('tr', {}, ...names.map(name => element('th', { scope: 'col' }, name)))
  const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
  return element('div', { class: 'scroll', tabindex: '0' }, table)
}

const root = document.getElementById('round')
const text = document.getElementById('told')?.textContent
if (root && text) begin(root, JSON.parse(text) as ToldRoomRound)
