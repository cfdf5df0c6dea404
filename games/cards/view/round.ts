import { nameOfCard } from '../../view/cards.ts'
import { openSoloRound } from '../../view/solo/soloRound.ts'
import { titles } from '../data/index.ts'
import { type Move, moves, type Title, type VisibleRound } from '../shape.ts'
import { areCardsDrawn, cardsBy } from './areCardsDrawn.ts'
import { recall } from './book.ts'
import { type Say, sayCards } from './sayCards.ts'

openSoloRound<Title, VisibleRound>(titles, (title, language) => {
  const say = sayCards(language)
  return {
    name: title.name[language],
    recall: round => recall(round, say),
    decisions: ({ choices }) =>
      choices.map(choice => (title.kind === 'poker' ? heldBy(choice, say) : moveOf(choice, say))).join(', '),
    meanings: ({ draws }) => cardsBy(title, draws).map(nameOfCard),
    isShown: ({ round, draws }) => areCardsDrawn(title, round.shown[0], draws),
  }
})

function heldBy(choice: number, say: Say): string {
  const places = [0, 1, 2, 3, 4].filter(place => (choice >> place) & 1).map(place => place + 1)
  return `${say('hold')}: ${places.join(' ') || '—'}`
}

function moveOf(choice: number, say: Say): string {
  const move = (Object.keys(moves) as Move[]).find(one => moves[one] === choice)
  return move ? say(move) : String(choice)
}
