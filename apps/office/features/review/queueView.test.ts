import { expect, test } from 'vitest'
import { deskAddress, readQueueView } from './queueView.ts'

test('the queue stays as it is while cases are opened: what is read from the address writes it again', () => {
  const view = readQueueView(new URLSearchParams('only=free&sort=deadline&other=1'))
  expect(view).toEqual({ only: 'free', sort: 'deadline' })
  expect(deskAddress('88000001', view)).toBe('/review/88000001?only=free&sort=deadline')
  expect(deskAddress('', readQueueView(new URLSearchParams()))).toBe('/review')
})

test('what the queue does not know is left out', () => {
  expect(readQueueView(new URLSearchParams('only=mine&sort=name'))).toEqual({ only: '', sort: '' })
})
