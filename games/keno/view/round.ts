import { openSoloRound } from '../../view/solo/soloRound.ts'
import { titles } from '../data/index.ts'
import type { Title, VisibleRound } from '../shape.ts'
import { areNumbersDrawn, numbersBy } from './areNumbersDrawn.ts'
import { recall } from './book.ts'
import { sayKeno } from './sayKeno.ts'

openSoloRound<Title, VisibleRound>(titles, (title, language) => {
  const say = sayKeno(language)
  return {
    name: title.name[language],
    recall: round => recall(title, round, say),
    decisions: ({ choices }) => choices.join(', '),
    meanings: ({ draws }) => numbersBy(title, draws).map(number => say('number', { number })),
    isShown: ({ round: { shown, choices }, draws }) => areNumbersDrawn(title, { shown: shown[0], choices }, draws),
  }
})
