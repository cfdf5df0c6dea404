import type { Draw } from '@saya/game-math'
import { nameOfCard } from '../../view/cards.ts'
import { openSoloRound } from '../../view/solo/soloRound.ts'
import { titles } from '../data/index.ts'
import { dealt, handsOf, placesOf, rows, type Title, type VisibleRound } from '../shape.ts'
import { areCardsDealt, cardsBy } from './areCardsDealt.ts'
import { recall } from './book.ts'
import { nameOfBot } from './drawLaid.ts'
import { grouped } from './lie.ts'
import { type Say, sayPusoy } from './sayPusoy.ts'

openSoloRound<Title, VisibleRound>(titles, (title, language) => {
  const say = sayPusoy(language)
  return {
    name: title.name[language],
    recall: round => recall(round, say),
    decisions: ({ choices, shown: [shown] }) => choices.map(choice => laidBy(choice, shown, say)).join(', '),
    meanings: ({ draws }) => sayCards(draws, say),
    isShown: ({ round, draws }) => areCardsDealt(round.shown[0], draws),
  }
})

function laidBy(choice: number, shown: VisibleRound | undefined, say: Say): string {
  const places = placesOf(choice)
  if (!places || !shown) return String(choice)
  const hands = handsOf(shown.cards, places)
  return rows
    .map((row, at) =>
      say('laid', {
        row: say(row),
        cards: grouped(hands[at] ?? [])
          .map(nameOfCard)
          .join(', '),
      }),
    )
    .join('; ')
}

function sayCards(draws: readonly Draw[], say: Say): string[] {
  return cardsBy(draws).map((card, at) => {
    const who = at < dealt ? say('you') : nameOfBot(Math.floor(at / dealt) - 1, say)
    return say('cardFor', { who, card: nameOfCard(card) })
  })
}
