import { type CardFacts, type CardWish, cardFacts } from './cardFacts.ts'
import { drawCard } from './drawCard.ts'
import { photograph, type Shot } from './photograph.ts'

export interface CardPicture {
  readonly facts: CardFacts
  /** A JPEG. */
  readonly picture: Buffer
}

/** A card of nobody and a photo of it, both from one seed. */
export async function pictureOf(wish: CardWish, shot: Omit<Shot, 'seed'> = {}): Promise<CardPicture> {
  const facts = cardFacts(wish)
  return { facts, picture: await photograph(drawCard(facts), { seed: wish.seed, ...shot }) }
}
