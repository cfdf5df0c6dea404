import { askOffice } from './operator.ts'
import type { World } from './world.ts'

interface ReleaseCall {
  readonly uid: bigint
  readonly id: string
  readonly token: string
}

const reason = 'They showed us their passbook, ticket 5150'

export function proposeRelease(world: World, { uid, id, token }: ReleaseCall) {
  return askOffice(world, 'POST /office/api/release/propose', { body: { uid: String(uid), id, reason } }, token)
}

export function decideRelease(
  world: World,
  { uid, id, token, isApproved = true }: ReleaseCall & { isApproved?: boolean },
) {
  const body = { uid: String(uid), id, is_approved: isApproved, reason }
  return askOffice(world, 'POST /office/api/release/decide', { body }, token)
}

export async function listCooling(world: World, token: string, query: { uid?: string; status?: '' | 'proposed' } = {}) {
  return (await askOffice(world, 'GET /office/api/release/list', { query }, token)).data
}
