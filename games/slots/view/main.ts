import { openPage } from '../../view/openPage.ts'
import { openSound } from '../../view/sound.ts'
import { titles } from '../data/index.ts'
import { Game } from './game.ts'
import { sayIn } from './sayIn.ts'
import { openStudio } from './studio.ts'

/** The page of a game, where the real clock and real chance come in. */
const page = openPage(count => crypto.getRandomValues(new Uint8Array(count)))
if (page) {
  const { opening, root, newWord, tell } = page
  const title = titles.get(opening.game)
  if (!title) throw new Error(`There is no game ${opening.game} in this page.`)
  const studio = openStudio(opening.session, page.cutOff(sayIn(page.language)('reconnecting')))
  const game = new Game({
    opening,
    title,
    studio,
    sound: openSound(),
    newWord,
    nowMs: () => performance.now(),
    tell,
  })
  void game.open(root)
}
