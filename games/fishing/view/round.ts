import { openSoloRound } from '../../view/solo/soloRound.ts'
import { titles } from '../data/index.ts'
import { firstFish, schoolOf, stop, type Title, type VisibleRound, winningNumbers } from '../shape.ts'
import { areShotsDrawn } from './areShotsDrawn.ts'
import { nameOf, recall } from './book.ts'
import { sayFishing } from './sayFishing.ts'

openSoloRound<Title, VisibleRound>(titles, (title, language) => {
  const say = sayFishing(language)
  const school = schoolOf(title)
  return {
    name: title.name[language],
    recall: round => recall(title, round, language),
    decisions: ({ choices }) =>
      choices
        .map(choice => (choice === stop ? say('stopped') : (school[choice - firstFish]?.name[language] ?? '')))
        .join(', '),
    isShown: ({ round: { shown, choices }, draws }) => areShotsDrawn(title, { shown: shown[0], choices }, draws),
    meanings: ({ round, draws }) =>
      draws.map((_, at) => {
        const shot = round.shown[0]?.shots[at]
        const kind = shot && school[shot.fish]
        if (!kind) return say('notMade')
        const below = (winningNumbers(title, kind).at(-1)?.below ?? 0).toLocaleString('en')
        const came = shot.pay > 0 ? `× ${shot.pay}` : '—'
        return `${nameOf(kind, language)}: ${say('below', { below })}: ${came}`
      }),
  }
})
