import { openSoloGame } from '../../view/solo/openSoloGame.ts'
import { titles } from '../data/index.ts'
import type { Title, VisibleRound } from '../shape.ts'
import { openBook } from './book.ts'
import { openScene } from './scene.ts'

/** A number for a ticket that its player leaves to chance. What is drawn comes from the studio and from nowhere else. */
function chance(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn % below
}

openSoloGame<Title, VisibleRound>(titles, (title, tools) => ({
  scene: openScene(title, { ...tools, chance }),
  book: openBook(title, tools),
}))
