import type { Room, Stakes } from '../shape.ts'

/** In whole pesos, more than which the house never owes in fixed prizes for one round, all players together. */
const mostOwed = 5_000_000n

/** What one card can win of the fixed prizes at most, in hundredths of its price: the best of every one of them. */
export function bestOfCard({ prizes }: Pick<Room, 'prizes'>): number {
  return prizes.reduce((sum, { steps }) => sum + Math.max(...steps.map(({ pay }) => pay)), 0)
}

/** How many cards a room sells in one round. A jackpot is money that is there, and needs no end. */
export function mostCardsOfAll(room: Pick<Room, 'prizes' | 'price'>): bigint {
  return (mostOwed * 100n) / BigInt(room.price * bestOfCard(room))
}

/** Whether all players together have bought more cards than a room sells. */
export function isFull(room: Room, all: Stakes): boolean {
  const pesos = Object.values(all).reduce((sum, each) => sum + each, 0)
  return BigInt(pesos) > BigInt(room.price) * mostCardsOfAll(room)
}
