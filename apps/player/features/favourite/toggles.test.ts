import { expect, test } from 'vitest'
import { createToggles } from './toggles.ts'

/** A server that answers when it is told to, and writes down what it was asked. */
function server() {
  const asked: string[] = []
  const open: { answer(): void; fail(): void }[] = []
  let owner = 'ana'
  function call(what: string): Promise<void> {
    asked.push(what)
    return new Promise((answer, fail) => open.push({ answer, fail: () => fail(new Error(what)) }))
  }
  const toggles = createToggles({
    send: (id, isWanted) => call(`${isWanted ? 'add' : 'remove'} ${id}`),
    refetch: () => call('list'),
    owner: () => owner,
  })
  return {
    asked,
    toggles,
    async answer(how: 'answer' | 'fail' = 'answer') {
      open.shift()?.[how]()
      await new Promise(done => setTimeout(done))
    },
    turnTo: (next: string) => {
      owner = next
    },
  }
}

test('a game is added or removed as it was pressed, and the list is asked for behind it [GAME-57, GAME-58]', async () => {
  const { asked, toggles, answer } = server()
  const added = toggles.toggle('7', true)
  await answer()
  expect(asked).toEqual(['add 7'])
  await answer()
  expect(asked).toEqual(['add 7', 'list'])
  await answer()
  await added
  void toggles.toggle('7', false)
  await answer()
  expect(asked.at(-1)).toBe('remove 7')
})

test('what was pressed shows at once, and until the list is known', async () => {
  const { toggles, answer } = server()
  const told: (boolean | undefined)[] = []
  toggles.subscribe(() => told.push(toggles.pending('7')))
  const added = toggles.toggle('7', true)
  expect(toggles.pending('7')).toBe(true)
  for (let step = 0; step < 2; step++) await answer()
  expect(toggles.pending('7')).toBe(true)
  await answer()
  await added
  expect(toggles.pending('7')).toBe(undefined)
  expect(told).toEqual([true, undefined])
})

test('only one runs at a time: the next is sent when the list behind the first is there [GAME-59]', async () => {
  const { asked, toggles, answer } = server()
  const both = Promise.all([toggles.toggle('7', true), toggles.toggle('8', true)])
  await answer()
  expect(asked).toEqual(['add 7'])
  await answer()
  expect(asked).toEqual(['add 7', 'list'])
  await answer()
  expect(asked).toEqual(['add 7', 'list', 'add 8'])
  await answer()
  await answer()
  await both
})

test('a second press of the same game while it is under way is none [GAME-59]', async () => {
  const { asked, toggles, answer } = server()
  const first = toggles.toggle('7', true)
  await toggles.toggle('7', false)
  for (let step = 0; step < 3; step++) await answer()
  await first
  expect(asked).toEqual(['add 7', 'list'])
})

test('a failed toggle says so, shows the state of the list, and blocks no other toggle', async () => {
  const { asked, toggles, answer } = server()
  const first = toggles.toggle('7', true)
  const failed = first.catch((error: unknown) => error)
  const second = toggles.toggle('8', false)
  await answer()
  await answer('fail')
  expect(asked).toEqual(['add 7', 'list'])
  await answer('fail')
  expect(await failed).toMatchObject({ message: 'add 7' })
  expect(toggles.pending('7')).toBe(undefined)
  for (let step = 0; step < 2; step++) await answer()
  await second
  expect(asked).toEqual(['add 7', 'list', 'remove 8', 'list'])
})

test('what one member pressed is not sent for the next', async () => {
  const { asked, toggles, answer, turnTo } = server()
  const first = toggles.toggle('7', true)
  const second = toggles.toggle('8', true)
  await answer()
  turnTo('ben')
  await answer()
  await answer()
  await Promise.all([first, second])
  expect(asked).toEqual(['add 7', 'list'])
})
