import { openGame } from '../../view/openGame.ts'
import { titles } from '../data/index.ts'
import { Game } from './game.ts'
import { sayIn } from './sayIn.ts'
import { openStudio } from './studio.ts'

openGame({
  titles,
  say: sayIn,
  open({ page, title, sound, nowMs, onTrouble }) {
    const { opening, root, newWord, tell } = page
    const studio = openStudio(opening.session, onTrouble)
    return new Game({ opening, title, studio, sound, newWord, nowMs, tell }).open(root)
  },
})
