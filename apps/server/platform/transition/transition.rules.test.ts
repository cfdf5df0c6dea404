import { expect, test } from 'vitest'
import { declareTransitions } from './transition.rules.ts'

type State = 'open' | 'held' | 'closed'
type Event = 'hold' | 'close' | 'reopen'

const transitions = declareTransitions<State, Event>({
  initial: ['open'],
  table: {
    open: { hold: 'held', close: 'closed' },
    held: { close: 'closed' },
    closed: { reopen: 'open' },
  },
})

test.each([
  ['open', 'hold', 'held'],
  ['open', 'close', 'closed'],
  ['open', 'reopen', undefined],
  ['held', 'hold', undefined],
  ['held', 'close', 'closed'],
  ['closed', 'reopen', 'open'],
  ['closed', 'close', undefined],
] as const)('what is %s, and is to %s, becomes %s', (state, event, to) => {
  expect(transitions.next(state, event)).toBe(to)
  const judged = transitions.judge(state, event)
  expect(judged.ok ? judged.data : judged.code).toBe(to ?? 'changed_meanwhile')
})

test('a state that nothing leads to cannot be declared, however the others lead around it', () => {
  const declare = () =>
    declareTransitions<State, Event>({
      initial: ['open'],
      table: { open: { close: 'closed' }, held: { reopen: 'held', close: 'closed' }, closed: {} },
    })
  expect(declare).toThrow('Nothing leads to the state held.')
})

test('what is inserted in several states begins in each of them', () => {
  const table = { open: {}, held: { close: 'closed' }, closed: {} } as const
  expect(declareTransitions<State, Event>({ initial: ['open', 'held'], table }).next('held', 'close')).toBe('closed')
})
