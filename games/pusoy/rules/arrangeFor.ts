import type { Card, Hands, Title } from '../shape.ts'
import { Arranger, handsIn } from './arrange.ts'

const arrangers = new WeakMap<Title, Arranger>()

/** Thirteen cards as the published way of a title lays them. */
export function arrangeFor(title: Title, cards: readonly Card[]): Hands {
  let arranger = arrangers.get(title)
  if (!arranger) arrangers.set(title, (arranger = new Arranger(title)))
  const { masks } = arranger.arrange(cards)
  return handsIn(arranger.sorted, masks)
}
