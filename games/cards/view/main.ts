import { openSoloGame } from '../../view/solo/openSoloGame.ts'
import type { Scene } from '../../view/solo/soloScene.ts'
import { titles } from '../data/index.ts'
import type { Title, VisibleRound } from '../shape.ts'
import { openBlackjackScene } from './blackjackScene.ts'
import { openBook } from './book.ts'
import { openPokerScene } from './pokerScene.ts'

openSoloGame<Title, VisibleRound>(titles, (title, tools) => {
  // A title's rounds are all of its own kind.
  const scene = (
    title.kind === 'poker' ? openPokerScene(title, tools) : openBlackjackScene(tools)
  ) as Scene<VisibleRound>
  return { scene, book: openBook(title, tools.language) }
})
