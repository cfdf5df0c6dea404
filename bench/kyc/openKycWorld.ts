import { takePostgres } from '../../packages/testing/process/databases.ts'
import { makeTemplates } from '../../packages/testing/process/makeTemplates.ts'
import { openWorld, type World } from '../../packages/testing/world/world.ts'
import { openPlace } from '../load/place.ts'

/** The platform with its pages and the party that reads cards, in the real time. */
export async function openKycWorld(): Promise<{ readonly world: World; close(): Promise<void> }> {
  const place = await openPlace({ forTests: true })
  await makeTemplates(place.url)
  takePostgres(place.url('*'))
  const world = await openWorld({ pages: true, clock: { now: () => Date.now(), advance: () => {} } })
  return {
    world,
    async close() {
      await world.close()
      await place.remove()
    },
  }
}
