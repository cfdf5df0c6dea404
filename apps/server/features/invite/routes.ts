import type { Contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { InviteCallDeps, InviteDeskDeps } from './deps.ts'
import { getTree } from './desk/getTree.ts'
import { listCohorts } from './desk/listCohorts.ts'
import { findInviter } from './findInviter.ts'
import { getInvite } from './getInvite.ts'
import { listFriends } from './listFriends.ts'
import { renewLink } from './renewLink.ts'

export function inviteRoutes(deps: InviteCallDeps): Handlers<Contract['invite']> {
  return {
    findInviter: findInviter(deps),
    getInvite: getInvite(deps),
    listFriends: listFriends(deps),
    renewLink: renewLink(deps),
  }
}

export function inviteDeskRoutes(deps: InviteDeskDeps): Handlers<typeof officeContract.invite> {
  return { getTree: getTree(deps), listCohorts: listCohorts(deps) }
}
