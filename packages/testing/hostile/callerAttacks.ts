import type { Operation } from '@saya/contract'
import { may, roles } from '@saya/contract/staff/permissions.ts'
import { type Attack, tokenHeader } from './attack.ts'

const anyOperation = () => true
const isClosed = ({ access }: Operation) => access !== 'guest'
const isForMembers = ({ access }: Operation) => access !== 'staff'
const isForStaff = ({ access }: Operation) => access === 'staff'

/** An open call is answered whatever token comes along. */
function closedWith(status: number, { access }: Operation): readonly number[] | undefined {
  return access === 'guest' ? undefined : [status]
}

export const callerAttacks: readonly Attack[] = [
  {
    name: 'no token',
    fits: isClosed,
    spoil({ draft, chance }) {
      const name = tokenHeader(draft.operation)
      delete draft.headers[name]
      if (chance.below(2) === 0) draft.headers[name] = ''
      return [401]
    },
  },
  {
    name: 'a token in another place',
    fits: isClosed,
    spoil({ draft, chance }) {
      const name = tokenHeader(draft.operation)
      const token = draft.headers[name] ?? ''
      delete draft.headers[name]
      const place = chance.pick(['cookie', 'authorization', 'x-token', 'token', 'query'])
      if (place === 'query') draft.input = { ...draft.input, query: { ...draft.input.query, t: token } }
      else draft.headers[place] = place === 'cookie' ? `t=${token}; token=${token}` : `Bearer ${token}`
      return [401]
    },
  },
  {
    name: 'a malformed token',
    fits: anyOperation,
    spoil({ draft, chance }) {
      const name = tokenHeader(draft.operation)
      const own = draft.headers[name] ?? chance.text(43)
      draft.headers[name] = chance.pick([
        'x',
        'null',
        'undefined',
        `${own}x`,
        own.slice(1),
        `${own},${own}`,
        own.replace(/^./, '_'),
        "' or 1=1 --",
        chance.text(5000),
        'eyJhbGciOiJub25lIn0.eyJzdWIiOiI4ODAwMDAwMSJ9.',
        'Ã±Ã±',
      ])
      return closedWith(401, draft.operation)
    },
  },
  {
    name: 'a token nobody was given',
    fits: anyOperation,
    spoil({ draft, chance }) {
      draft.headers[tokenHeader(draft.operation)] = chance.text(43)
      return closedWith(401, draft.operation)
    },
  },
  {
    name: 'a token that has run out or was signed out',
    fits: anyOperation,
    spoil({ draft, chance, actors }) {
      const ended = isForStaff(draft.operation)
        ? [actors.expiredStaff, actors.signedOutStaff]
        : [actors.expired, actors.signedOut]
      draft.headers[tokenHeader(draft.operation)] = chance.pick(ended)
      return closedWith(401, draft.operation)
    },
  },
  {
    name: 'the token of a blocked member',
    fits: isForMembers,
    spoil({ draft, actors }) {
      draft.headers.t = actors.members.block ?? ''
      return draft.operation.blockedToo ? undefined : closedWith(403, draft.operation)
    },
  },
  {
    name: 'the token of a member in any KYC standing',
    fits: isForMembers,
    spoil({ draft, chance, actors }) {
      draft.headers.t = chance.pick(Object.values(actors.members))
      return undefined
    },
  },
  {
    name: "a member's token in place of an operator's",
    fits: isForStaff,
    spoil({ draft, chance, actors }) {
      draft.headers[tokenHeader(draft.operation)] = chance.pick(Object.values(actors.members))
      return [401]
    },
  },
  {
    name: 'an operator of any role',
    fits: isForStaff,
    spoil({ draft, chance, actors }) {
      const role = chance.pick(roles)
      const { permission } = draft.operation
      draft.headers[tokenHeader(draft.operation)] = actors.staff[role] ?? ''
      return permission && may(role, permission) ? undefined : [403]
    },
  },
  {
    name: 'a change asked for by another site',
    fits: ({ method }) => method !== 'GET',
    spoil({ draft }) {
      draft.headers['sec-fetch-site'] = 'cross-site'
      draft.headers.origin = 'https://other.example'
      return [403]
    },
  },
]
