import type { Draw } from '@saya/game-math'
import { checkDraws } from '../../view/proof/checkDraws.ts'
import { element } from '../../view/element.ts'
import { areOutOf, areSame, sizesOf } from '../../view/drawnFrom.ts'
import { getTitle } from '../../view/getTitle.ts'
import { openTold } from '../../view/openTold.ts'
import { drawDraws } from '../../view/proof/drawDraws.ts'
import { tellRound, type ToldRound } from '../../view/table/toldRound.ts'
import { hasOtherRules } from '../../view/proof/verdictOf.ts'
import { rooms } from '../data/index.ts'
import { ballsOf, type Card, type Room } from '../shape.ts'
import { nameOfBall } from './balls.ts'
import { drawCard } from './drawCard.ts'
import type { RoomRound } from './line.ts'
import { ballsMeant, numbersMeant, rowDraw } from './meanings.ts'
import { type Say, sayInRoom } from './sayInRoom.ts'

interface ToldRoomRound extends ToldRound<RoomRound> {
  readonly dealt: { readonly cards: readonly Card[]; readonly draws: readonly Draw[] } | null
}

/** The page that recalls one round of bingo and draws its balls and cards again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldRoomRound): void {
  const room = getTitle(rooms, told.game)
  const say = sayInRoom(told.language)
  const meant = () => ballsMeant(room.kind, told.draws)
  tellRound(root, told, {
    name: room.name[told.language],
    say,
    isShown: () =>
      areOutOf(told.draws, sizesOf(ballsOf(room.kind), room.calls)) && areSame(meant(), told.round.shown?.balls),
    drawn: say('balls'),
    means: () => meant().map(ball => nameOfBall(room.kind, ball)),
    part: cardsPart(told, room, say),
  })
}

/** The cards of one bet, dealt again. */
function cardsPart(asTold: ToldRoomRound, room: Room, say: Say): readonly HTMLElement[] {
  const { round, bet, dealt, language } = asTold
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
  const verdict = element('p', { class: isDealt ? 'good' : 'bad' }, say(isDealt ? 'cardsKept' : 'broken'))
  return [
    // Under other rules cards may have been dealt in another way.
    ...(isDealt || !hasOtherRules(asTold) ? [verdict] : []),
    element('h2', {}, say('cards')),
    element('div', { class: 'hand', 'data-count': '2', 'data-kind': room.kind }, ...cards),
    element('details', {}, element('summary', {}, say('cards')), drawDraws(say, { draws: dealt.draws, again, means })),
  ]
}

function inOrder(numbers: readonly number[]): string {
  return [...numbers].sort((one, other) => one - other).join()
}

openTold(begin)
