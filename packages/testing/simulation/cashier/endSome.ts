import { withdrawalTools } from '../../world/withdrawalWorld.ts'
import type { World } from '../../world/world.ts'
import { passTime } from '../passTime.ts'

const fates = ['succeeded', 'failed', 'returned'] as const
const mostTries = 10

/** A withdrawal's own row. */
export type EndedPayout = Awaited<ReturnType<ReturnType<typeof withdrawalTools>['row']>>

/** Has a withdrawal come to each end there is at a gateway, while everybody behaves, and gives them by their names. */
export async function endSome(world: World): Promise<Map<string, EndedPayout>> {
  const desk = withdrawalTools(world)
  const ends = new Map<string, EndedPayout>()
  for (const fate of fates) {
    const player = await desk.payable({ pesos: 1000n })
    await desk.bend('transfers', 'pending', 1)
    const id = await desk.begin(player)
    for (let tries = 0; !(await isSent(world, id)); tries++) await beSeenTo(tries)
    for (const word of fate === 'returned' ? (['succeeded', 'returned'] as const) : [fate]) {
      await desk.decide(id, word)
      const wanted = word === 'succeeded' ? 'completed' : 'canceled'
      for (let tries = 0; (await desk.row(player, id)).status !== wanted; tries++) await beSeenTo(tries)
    }
    ends.set(id, await desk.row(player, id))
  }

  /** A worker beside may be at it already, so that it takes a minute or more. */
  async function beSeenTo(tries: number): Promise<void> {
    if (tries >= mostTries) throw new Error('A withdrawal came to no end.')
    await desk.work()
    await passTime(world, 60)
  }
  return ends
}

async function isSent({ gatewayBooks }: World, id: string): Promise<boolean> {
  return (await gatewayBooks.sent()).some(({ reference }) => reference === id)
}
