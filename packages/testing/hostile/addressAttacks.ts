import type { Operation } from '@saya/contract'
import { METHODS } from 'node:http'
import { type Attack, type Draft, writePath } from './attack.ts'
import { strangeValue } from './bodyAttacks.ts'

const anyOperation = () => true
const takesGet = (operation: Operation) => operation.method === 'GET'

/** HEAD is answered without a body, and what CONNECT asks for is never a call. */
const otherMethods = METHODS.filter(method => !['HEAD', 'CONNECT', 'OPTIONS'].includes(method))

function append(draft: Draft, search: string): void {
  const path = writePath(draft.operation, draft.method === 'POST' ? draft.input.query : {}, draft.input)
  draft.path = `${path}${path.includes('?') ? '&' : '?'}${search}`
}

export const addressAttacks: readonly Attack[] = [
  {
    name: 'a method it does not take',
    fits: anyOperation,
    spoil({ draft, chance }) {
      const { method, twin } = draft.operation
      draft.method = chance.pick(otherMethods.filter(other => other !== method && other !== twin))
      return [405]
    },
  },
  {
    name: 'a query that says a name twice',
    fits: anyOperation,
    spoil({ draft, chance }) {
      const name = chance.pick([...Object.keys(draft.input.query), 'page', 'a'])
      append(draft, `${name}=1&${name}=2`)
      return [400]
    },
  },
  {
    name: 'a broken escape in the query',
    fits: anyOperation,
    spoil({ draft, chance }) {
      append(
        draft,
        `${chance.pick(['w', 'page', 'a'])}=${chance.pick(['%', '%zz', '%f', '%ff%fe', '%c0%af', '%ed%a0%80', 'a%00b', '%u0041'])}`,
      )
      return [400]
    },
  },
  {
    name: 'a broken escape in the path',
    fits: anyOperation,
    spoil({ draft, chance }) {
      draft.path = `${writePath(draft.operation, {}, draft.input)}${chance.pick(['%zz', '%', '%ff', '%E0%A4%A'])}`
      return [400, 404]
    },
  },
  {
    name: 'names of the prototype chain in the query',
    fits: anyOperation,
    spoil({ draft, chance }) {
      append(
        draft,
        `${chance.pick(['__proto__', 'constructor', '__proto__[a]', 'constructor.prototype', 'toString', 'a[b]', 'a[]'])}=1`,
      )
      return undefined
    },
  },
  {
    name: 'a parameter of another kind',
    fits: takesGet,
    spoil({ draft, chance }) {
      const { query, params } = draft.input
      if (Object.keys(params).length > 0 && chance.below(2) === 0) {
        const name = chance.pick(Object.keys(params))
        draft.input = {
          ...draft.input,
          params: { ...params, [name]: chance.pick(['x', '.', '..', '*', '../detail', 'a'.repeat(300), ' ']) },
        }
        return undefined
      }
      const known = [...Object.keys(entriesOf(draft.operation)), 'a']
      draft.input = { ...draft.input, query: { ...query, [chance.pick(known)]: strangeValue(chance) } }
      return undefined
    },
  },
  {
    name: 'an address that is very long',
    fits: anyOperation,
    spoil({ draft, chance }) {
      append(draft, `${chance.pick(['w', 'cursor', 'a'])}=${'x'.repeat(3000 + chance.below(4000))}`)
      return undefined
    },
  },
  {
    name: 'an address that only resembles its own',
    fits: anyOperation,
    spoil({ draft, chance }) {
      const path = writePath(draft.operation, {}, draft.input)
      draft.path = chance.pick([
        `${path}/`,
        `/${path}`,
        `${path};a=1`,
        `${path}/..`,
        path.toUpperCase(),
        `${path}%2f`,
        `${path}%00`,
        `/.${path}`,
        `http://other.example${path}`,
      ])
      return undefined
    },
  },
]

function entriesOf(operation: Operation): object {
  return (operation.query as { entries?: object } | undefined)?.entries ?? {}
}
