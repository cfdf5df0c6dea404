import { openSoloGame } from '../../view/solo/openSoloGame.ts'
import { titles } from '../data/index.ts'
import type { Title, VisibleRound } from '../shape.ts'
import { openBook } from './book.ts'
import { openPusoyScene } from './pusoyScene.ts'

openSoloGame<Title, VisibleRound>(titles, (title, tools) => ({
  scene: openPusoyScene(tools),
  book: openBook(title, tools.language),
}))
