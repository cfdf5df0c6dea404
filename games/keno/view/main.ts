import { openPage } from '../../view/openPage.ts'
import { openSound } from '../../view/sound.ts'
import { SoloPage } from '../../view/solo/soloPage.ts'
import { openSoloStudio } from '../../view/solo/soloStudio.ts'
import { saySolo } from '../../view/solo/saySolo.ts'
import { titles } from '../data/index.ts'
import type { VisibleRound } from '../shape.ts'
import { openBook } from './book.ts'
import { openScene } from './scene.ts'

/** A number for a ticket that its player leaves to chance. What is drawn comes from the studio and from nowhere else. */
function chance(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn % below
}

/** The page of keno, where the real clock and real chance come in. */
const page = openPage(count => crypto.getRandomValues(new Uint8Array(count)))
if (page) {
  const { opening, language, newWord, tell, root } = page
  const title = titles.get(opening.game)
  if (!title) throw new Error(`There is no game ${opening.game} in this page.`)
  const studio = openSoloStudio<VisibleRound>(opening.session, page.cutOff(saySolo(language)('reconnecting')))
  const sound = openSound()
  const tools = { opening, language, studio, sound, newWord, tell, nowMs: () => performance.now() }
  const scene = openScene(title, { ...tools, chance })
  void new SoloPage({ ...tools, scene, book: openBook(title, tools) }).open(root)
}
