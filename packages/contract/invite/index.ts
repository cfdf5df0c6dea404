import { findInviter } from './findInviter.ts'
import { getInvite } from './getInvite.ts'
import { getTree } from './getTree.ts'
import { listCohorts } from './listCohorts.ts'
import { listFriends } from './listFriends.ts'
import { renewLink } from './renewLink.ts'

export const operations = { findInviter, getInvite, listFriends, renewLink }
export const deskOperations = { getTree, listCohorts }
