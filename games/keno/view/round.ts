import { openSoloRound } from '../../view/solo/soloRound.ts'
import { titles } from '../data/index.ts'
import type { Shown } from '../shape.ts'
import { recall } from './book.ts'
import { sayKeno } from './sayKeno.ts'

openSoloRound<Shown>(({ game, language }) => {
  const title = titles.get(game)
  if (!title) throw new Error(`There is no game ${game} in this page.`)
  const say = sayKeno(language)
  return {
    name: title.name[language],
    recall: round => recall(title, round, say),
    decisions: ({ choices }) => choices.join(', '),
    // Each draw takes one of the numbers that are left, in their order.
    meanings({ draws }) {
      const left = Array.from({ length: title.numbers }, (_, at) => at + 1)
      return draws.map(({ value }) => say('number', { number: left.splice(value, 1)[0] ?? 0 }))
    },
  }
})
