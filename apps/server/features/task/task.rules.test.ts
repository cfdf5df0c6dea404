import { unitsPerPeso } from '@saya/money'
import { describe, expect, test } from 'vitest'
import { type DayFacts, judgeTask, mostOf, type TaskDefinition, type TaskFacts } from './task.rules.ts'
import { addDays, newbieWeek } from './week.rules.ts'

const first = '2026-03-02'
const week = newbieWeek(Date.parse(`${first}T15:00:00+08:00`))
const pesos = (amount: number) => BigInt(amount) * unitsPerPeso

function define(ty: number, steps: readonly (readonly [number, number])[]): TaskDefinition {
  const category = ty < 100 ? 1 : 2
  const named = steps.map(([value, coins]) => ({ value, coins }))
  return { ty, category, names: ['Task', 'Task'], steps: named, isOn: true, sorting: 1, seq: 0 }
}

interface Wish {
  /** How many days behind the registration. */
  readonly day?: number
  readonly days?: Readonly<Record<number, DayFacts>>
  readonly account?: TaskFacts['account']
  readonly collected?: readonly string[]
}

function facts({ day = 0, days = {}, account = new Set(), collected = [] }: Wish = {}): TaskFacts {
  const named = Object.entries(days).map(([at, did]) => [addDays(first, Number(at)), did] as const)
  return { today: addDays(first, day), week, days: new Map(named), account, collected: collected.map(collectedOf) }
}

/** What a name says, as it was collected: for the coins that the task of the name gives. */
function collectedOf(name: string) {
  const [, ty = '', value = '', day = ''] = /^task (\d+)\/(\d+) (.+)$/.exec(name) ?? []
  const of = [bets, slots].find(task => task.ty === Number(ty))
  const coins = of?.steps.find(step => step.value === Number(value))?.coins ?? 10
  return { ty: Number(ty), value: Number(value), day: day === 'once' ? first : day, coins }
}

const bets = define(102, [
  [500, 20],
  [2000, 50],
  [10_000, 150],
])
const slots = define(2, [[200, 50]])
const verified = define(8, [[1, 200]])

function told(task: TaskDefinition, wish: Wish) {
  const { state, due, progress, goal, bonus } = judgeTask(task, facts(wish))
  return [state, due.map(({ name }) => name), `${progress}/${goal}`, bonus]
}

describe('a task of every day', () => {
  test.each([
    ['is to be begun', {}, [0, [], '0/500', 20]],
    ['has begun below its first step', { days: { 0: { bets: pesos(499) } } }, [3, [], '499/500', 20]],
    [
      'can be collected at its first step',
      { days: { 0: { bets: pesos(500) } } },
      [2, ['task 102/500 2026-03-02'], '500/2000', 20],
    ],
    [
      'gives all steps that were reached at once',
      { days: { 0: { bets: pesos(2500) } } },
      [2, ['task 102/500 2026-03-02', 'task 102/2000 2026-03-02'], '2500/10000', 70],
    ],
    [
      'goes on behind a step that was collected',
      { days: { 0: { bets: pesos(600) } }, collected: ['task 102/500 2026-03-02'] },
      [3, [], '600/2000', 50],
    ],
    [
      'is over once all was collected',
      {
        days: { 0: { bets: pesos(10_000) } },
        collected: [500, 2000, 10_000].map(value => `task 102/${value} 2026-03-02`),
      },
      [1, [], '10000/10000', 150],
    ],
    [
      'stays collectable for seven days [POINTS-69]',
      { day: 7, days: { 0: { bets: pesos(500) } } },
      [2, ['task 102/500 2026-03-02'], '0/500', 20],
    ],
    ['is gone behind them [POINTS-69]', { day: 8, days: { 0: { bets: pesos(500) } } }, [0, [], '0/500', 20]],
  ] as const)('%s', (_what, wish, expected) => {
    expect(told(bets, wish)).toEqual(expected)
  })
})

describe('a task of the first week', () => {
  test.each([
    [
      'counts what was done on its days',
      { day: 3, days: { 0: { slotBets: pesos(150) }, 3: { slotBets: pesos(50) } } },
      [2, ['task 2/200 once'], '200/200', 50],
    ],
    [
      'counts nothing behind them',
      { day: 7, days: { 6: { slotBets: pesos(150) }, 7: { slotBets: pesos(500) } } },
      [4, [], '150/200', 50],
    ],
    [
      'stays collectable for seven days behind the week',
      { day: 13, days: { 6: { slotBets: pesos(200) } } },
      [2, ['task 2/200 once'], '200/200', 50],
    ],
    ['is gone behind them', { day: 14, days: { 6: { slotBets: pesos(200) } } }, [4, [], '200/200', 50]],
    [
      'is over once it was collected',
      { days: { 0: { slotBets: pesos(900) } }, collected: ['task 2/200 once'] },
      [1, [], '200/200', 50],
    ],
  ] as const)('%s', (_what, wish, expected) => {
    expect(told(slots, wish)).toEqual(expected)
  })

  test('asks of the account only whether it is so', () => {
    expect(told(verified, {})).toEqual([0, [], '0/1', 200])
    expect(told(verified, { account: new Set(['verified'] as const) })).toEqual([2, ['task 8/1 once'], '1/1', 200])
  })

  test('to follow us can be collected at once, and once [POINTS-70]', () => {
    expect(told(define(7, [[1, 10]]), {})).toEqual([2, ['task 7/1 once'], '1/1', 10])
    expect(told(define(106, [[1, 10]]), { day: 20, collected: ['task 106/1 once'] })).toEqual([1, [], '1/1', 10])
  })
})

describe('a task that is off', () => {
  const off = { ...bets, isOn: false, offDay: addDays(first, 1) }
  const done = { 0: { bets: pesos(500) }, 1: { bets: pesos(500) }, 2: { bets: pesos(900) } }
  const [day0, day1] = ['task 102/500 2026-03-02', 'task 102/500 2026-03-03']

  test.each([
    ['gives what was done by the day on which it went off', 1, [day0, day1]],
    ['does so for seven days', 7, [day0, day1]],
    ['gives of each day as long as that lasts', 8, [day1]],
    ['is over behind them', 9, []],
  ] as const)('%s [POINTS-82]', (_what, day, names) => {
    expect(told(off, { day, days: done })[1]).toEqual(names)
  })

  test('of the first week counts nothing behind that day, and can be collected for seven days [POINTS-82]', () => {
    const ended = { ...slots, isOn: false, offDay: addDays(first, 1) }
    const days = { 1: { slotBets: pesos(150) }, 2: { slotBets: pesos(150) } }
    expect(told(ended, { day: 3, days })[1]).toEqual([])
    const enough = { 1: { slotBets: pesos(200) } }
    expect([8, 9].map(day => told(ended, { day, days: enough })[1])).toEqual([['task 2/200 once'], []])
  })

  test('of what has no day can be collected on that day alone, and a follow not at all [POINTS-82]', () => {
    const account = new Set(['verified'] as const)
    const ended = { ...verified, isOn: false, offDay: addDays(first, 1) }
    expect([1, 2].map(day => told(ended, { day, account })[1])).toEqual([['task 8/1 once'], []])
    expect(told({ ...define(7, [[1, 10]]), isOn: false, offDay: first }, {})[1]).toEqual([])
    expect(told({ ...verified, isOn: false }, { account })[1]).toEqual([])
  })

  test('counts against the cap of an ID as long as it can be collected [POINTS-75, POINTS-82]', () => {
    expect([1, 8, 9].map(day => mostOf([off], 2, addDays(first, day)))).toEqual([220, 220, 0])
  })
})

test('a type that nobody knows asks for nothing and gives nothing', () => {
  expect(told(define(105, [[1, 10]]), { days: { 0: { bets: pesos(900) } } })).toEqual([0, [], '0/1', 0])
})

test('what the tasks of a day come to is the sum of all their steps', () => {
  expect([mostOf([bets, slots], 2), mostOf([bets, { ...slots, isOn: false }], 1)]).toEqual([220, 0])
})
