import { openPage } from '../../view/openPage.ts'
import { openSound } from '../../view/sound.ts'
import type { Scene } from '../../view/solo/soloScene.ts'
import { SoloPage } from '../../view/solo/soloPage.ts'
import { openSoloStudio } from '../../view/solo/soloStudio.ts'
import { saySolo } from '../../view/solo/saySolo.ts'
import { titles } from '../data/index.ts'
import type { VisibleRound } from '../shape.ts'
import { openBlackjackScene } from './blackjackScene.ts'
import { openBook } from './book.ts'
import { openPokerScene } from './pokerScene.ts'

/** The page of the card games, where the real clock and real chance come in. */
const page = openPage(count => crypto.getRandomValues(new Uint8Array(count)))
if (page) {
  const { opening, language, newWord, tell, root } = page
  const title = titles.get(opening.game)
  if (!title) throw new Error(`There is no game ${opening.game} in this page.`)
  const studio = openSoloStudio<VisibleRound>(opening.session, page.cutOff(saySolo(language)('reconnecting')))
  const tools = { opening, language, studio, sound: openSound(), newWord, tell, nowMs: () => performance.now() }
  // A title's rounds are all of its own kind.
  const scene = (
    title.kind === 'poker' ? openPokerScene(title, tools) : openBlackjackScene(tools)
  ) as Scene<VisibleRound>
  void new SoloPage({ ...tools, scene, book: openBook(title, language) }).open(root)
}
