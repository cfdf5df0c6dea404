import { openSoloGame } from '../../view/solo/openSoloGame.ts'
import { titles } from '../data/index.ts'
import type { Title, VisibleRound } from '../shape.ts'
import { openBook } from './book.ts'
import { openReef } from './openReef.ts'
import { openScene } from './scene.ts'

openSoloGame<Title, VisibleRound>(titles, (title, tools) => {
  // All who look at the same water see its fish by one clock.
  const nowMs = () => performance.timeOrigin + performance.now()
  const scene = openScene(title, { ...tools, nowMs, watch: openReef(tools.opening.session) })
  return { scene, book: openBook(title, tools) }
})
