import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listNames } from '../../member/index.ts'
import { readInvitesFor } from '../../promotion/index.ts'
import type { InviteDeskDeps } from '../deps.ts'
import type { InviteRow } from '../invite.store.ts'
import { isInvitedBy, joinedOf, viewFriend } from '../listFriends.ts'
import { type CountedTerms, readCountedTerms } from '../readCountedTerms.ts'
import { giftsOf, readCosts, viewCost } from './readCosts.ts'
import { listAbove, listBelow, listClosed, listInviteRows, type TreeRow } from './tree.store.ts'

type Node = AnswerOf<typeof officeContract.invite.getTree>['nodes'][number]

const limits = { deepest: 4, most: 300 }
const mostAbove = 20

export function getTree({ db, clock }: InviteDeskDeps): Handler<typeof officeContract.invite.getTree> {
  return async ({ query }) => {
    const uid = BigInt(query.uid)
    const { below, isCut, above, invites } = await db.app(async tx => {
      const tree = await listBelow(tx, uid, limits)
      const ids = tree.below.map(row => row.uid)
      return { ...tree, above: await listAbove(tx, uid, mostAbove), invites: await listInviteRows(tx, ids) }
    })
    const everybody = [uid, ...above, ...below.map(row => row.uid)]
    const names = await listNames({ db }, everybody)
    const closed = await db.app(tx => listClosed(tx, everybody))
    const own = names.get(uid)
    if (own === undefined) return refuse('not_found')
    const offers = await readInvitesFor({ db, clock }, joinedOf([...invites.values()]))
    const gifts = [...invites.values()].flatMap(invite => giftsOf(invite, String(invite.uid)))
    const costs = await readCosts({ db }, gifts)
    const counted = await readCountedTerms({ db }, [...invites.values()])
    function viewNode(row: TreeRow): Node {
      const invite = invites.get(row.uid)
      const name = names.get(row.uid) ?? ''
      const isInvited = invite !== undefined && isInvitedBy(offers.get(invite.joined_at), invite)
      const state = invite ? stateOf(invite, { name, isInvited, terms: counted.get(row.uid) }) : ''
      const account = { name, is_closed: closed.has(row.uid) }
      return { ...nodeOf(row, invite), ...viewCost(costs.get(String(row.uid))), ...account, state }
    }
    return done({
      uid: String(uid),
      name: own,
      is_closed: closed.has(uid),
      above: above.map(one => ({ uid: String(one), name: names.get(one) ?? '', is_closed: closed.has(one) })),
      nodes: below.map(viewNode),
      is_cut: isCut,
    })
  }
}

function nodeOf(
  row: TreeRow,
  invite: InviteRow | undefined,
): Omit<Node, 'name' | 'is_closed' | 'state' | 'cost' | 'held_cost'> {
  return {
    uid: String(row.uid),
    parent: String(row.parent),
    depth: row.depth,
    joined_at: Math.floor(row.at / 1000),
    // Our own links name no channel of anybody.
    channel: row.channel === '0' ? '' : row.channel,
    held: invite?.held ?? '',
    parent_code: invite?.parent_code ?? '',
    friend_code: invite?.friend_code ?? '',
  }
}

interface NodeParts {
  readonly name: string
  readonly isInvited: boolean
  readonly terms: CountedTerms | undefined
}

/**
 * As the parent sees it, but that what was promised counts as given: whether it was posted stands among the member's rewards. What the friend
 * alone was given counts too, where the parent gets nothing.
 */
function stateOf(invite: InviteRow, parts: NodeParts): Node['state'] {
  const { parent_state: parent, friend_state: friend } = invite
  const isPromised = parent === 'promised' || (parent !== 'open' && friend === 'promised')
  const isGiven = isPromised && invite.held === '' && invite.taken_back_at === null
  return isGiven ? 'paid' : viewFriend(invite, { ...parts, reward: undefined }).state
}
