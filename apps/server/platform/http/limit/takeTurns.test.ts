import { expect, test } from 'vitest'
import { takeTurns } from './takeTurns.ts'

function gate() {
  let open!: () => void
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}

test('work of one key runs in order, and work of other keys runs in parallel', async () => {
  const inTurn = takeTurns(10)
  const seen: string[] = []
  const { open, opened } = gate()
  const first = inTurn('a', async () => {
    await opened
    seen.push('a1')
  })
  const second = inTurn('a', async () => void seen.push('a2'))
  await inTurn('b', async () => void seen.push('b1'))
  open()
  await Promise.all([first, second])
  expect(seen).toEqual(['b1', 'a1', 'a2'])
})

test('work that fails gives the turn on, and its error to whoever waited for it', async () => {
  const inTurn = takeTurns(10)
  const first = inTurn('a', () => Promise.reject(new Error('No.')))
  const second = inTurn('a', async () => 'yes')
  await expect(first).rejects.toThrow('No.')
  expect(await second).toBe('yes')
})

test('only so many may wait', async () => {
  const inTurn = takeTurns(1)
  const { open, opened } = gate()
  const running = inTurn('a', () => opened)
  const waiting = inTurn('a', async () => 'waited')
  await expect(inTurn('a', async () => 'too many')).rejects.toThrow('too_many_requests')
  open()
  await running
  expect(await waiting).toBe('waited')
  expect(await inTurn('a', async () => 'free again')).toBe('free again')
})
