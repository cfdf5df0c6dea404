import { nameOfCard } from '../../view/cards.ts'
import { openSoloRound } from '../../view/solo/soloRound.ts'
import { titles } from '../data/index.ts'
import { dealt, handsOf, placesOf, rows, type Shown } from '../shape.ts'
import { recall } from './book.ts'
import { nameOfBot } from './drawLaid.ts'
import { grouped } from './lie.ts'
import { type Say, sayPusoy } from './sayPusoy.ts'

openSoloRound<Shown>(({ game, language }) => {
  const title = titles.get(game)
  if (!title) throw new Error(`There is no game ${game} in this page.`)
  const say = sayPusoy(language)
  return {
    name: title.name[language],
    recall: round => recall(round, say),
    decisions: ({ choices, shown: [shown] }) => choices.map(choice => laidBy(choice, shown, say)).join(', '),
    meanings: ({ draws }) => cardsOfDeck(draws, say),
  }
})

function laidBy(choice: number, shown: Shown | undefined, say: Say): string {
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

/** Each draw is a place among the cards that are left: thirteen for the player, then for each bot but the last. */
function cardsOfDeck(draws: readonly { readonly value: number }[], say: Say): string[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return draws.map(({ value }, at) => {
    const who = at < dealt ? say('you') : nameOfBot(Math.floor(at / dealt) - 1, say)
    return say('cardFor', { who, card: nameOfCard(deck.splice(value, 1)[0] ?? 0) })
  })
}
