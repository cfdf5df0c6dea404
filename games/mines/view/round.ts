import { openSoloRound } from '../../view/solo/soloRound.ts'
import { titles } from '../data/index.ts'
import { take, type Title, type VisibleRound } from '../shape.ts'
import { hiddenBy, isFieldDrawn } from './isFieldDrawn.ts'
import { sayMines } from './sayMines.ts'
import { recall } from './scene.ts'

openSoloRound<Title, VisibleRound>(titles, (title, language) => {
  const say = sayMines(language)
  const place = (number: number) => say('place', { number })
  return {
    name: title.name[language],
    recall: round => recall(title, round, say),
    decisions: ({ choices }) => choices.map(choice => (choice === take ? say('tookWord') : place(choice))).join(', '),
    isShown: ({ round, draws }) => isFieldDrawn(title, round.shown[0], draws),
    meanings({ draws }) {
      return hiddenBy(title, draws).map((bad, at) =>
        title.kind === 'field'
          ? `${say('badField')}: ${place(bad + 1)}`
          : `${say('badClimb')}: ${say('hold', { height: at + 1, number: bad + 1 })}`,
      )
    },
  }
})
