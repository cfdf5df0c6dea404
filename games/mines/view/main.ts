import { openSoloGame } from '../../view/solo/openSoloGame.ts'
import { titles } from '../data/index.ts'
import type { Title, VisibleRound } from '../shape.ts'
import { openBook, openScene } from './scene.ts'

openSoloGame<Title, VisibleRound>(titles, (title, tools) => ({
  scene: openScene(title, tools),
  book: openBook(title, tools),
}))
