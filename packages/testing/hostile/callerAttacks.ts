import type { Operation } from '@saya/contract'
import type { Attack } from './attack.ts'

const anyOperation = () => true
const forMembers = ({ access }: Operation) => access === 'member'

/** An open call is answered whatever token comes along. */
function closedWith(status: number, { access }: Operation): readonly number[] | undefined {
  return access === 'member' ? [status] : undefined
}

export const callerAttacks: readonly Attack[] = [
  {
    name: 'no token',
    fits: forMembers,
    spoil({ draft, chance }) {
      delete draft.headers.t
      if (chance.below(2) === 0) draft.headers.t = ''
      return [401]
    },
  },
  {
    name: 'a token in another place',
    fits: forMembers,
    spoil({ draft, chance }) {
      const token = draft.headers.t ?? ''
      delete draft.headers.t
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
      const own = draft.headers.t ?? chance.text(43)
      draft.headers.t = chance.pick([
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
      draft.headers.t = chance.text(43)
      return closedWith(401, draft.operation)
    },
  },
  {
    name: 'a token that has run out or was signed out',
    fits: anyOperation,
    spoil({ draft, chance, actors }) {
      draft.headers.t = chance.pick([actors.expired, actors.signedOut])
      return closedWith(401, draft.operation)
    },
  },
  {
    name: 'the token of a blocked member',
    fits: anyOperation,
    spoil({ draft, actors }) {
      draft.headers.t = actors.members.block ?? ''
      return draft.operation.blockedToo ? undefined : closedWith(403, draft.operation)
    },
  },
  {
    name: 'the token of a member in any KYC standing',
    fits: anyOperation,
    spoil({ draft, chance, actors }) {
      draft.headers.t = chance.pick(Object.values(actors.members))
      return undefined
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
