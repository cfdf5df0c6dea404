import { askOffice, type Workplace } from './operator.ts'
import type { World } from './world.ts'

type Place = Workplace & Pick<World, 'url'>

interface WayWish {
  readonly token: string
  readonly name?: string
  readonly gateway?: string
  readonly instrument?: string
  readonly version?: number
}

/** A channel of money that goes out, as staff see it. */
export async function payoutChannel(world: Place, id: string, token: string) {
  const { data } = await askOffice(world, 'GET /office/api/channel/list', { query: { mode: '2' } }, token)
  const found = data.d.find(one => one.id === id)
  if (!found) throw new Error('There is no such channel.')
  return found
}

/** Proposes another way for money to go out by a channel, from how it stands. */
export async function proposeWay(world: Place, channel: string, { token, ...wish }: WayWish) {
  const { id, version, name, gateway, instrument } = await payoutChannel(world, channel, token)
  const body = { id, version, name, gateway, instrument, ...wish, reason: 'As agreed with the gateway' }
  return askOffice(world, 'POST /office/api/channel/way/propose', { body }, token)
}

export function decideWay(world: Place, id: string, { token, isAgreed = true }: { token: string; isAgreed?: boolean }) {
  const body = { id, is_agreed: isAgreed, reason: 'Seen the letter' }
  return askOffice(world, 'POST /office/api/channel/way/decide', { body }, token)
}
