import { expect, test, vi } from 'vitest'
import { messages } from './messages.ts'

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const bonus = (messageId: string) => bytes({ messageId, cash_type: 4001, amount: '8.00', created_at: 1 })

test('the last 50 messages are kept, the newest last [MSG-16]', () => {
  const feed = messages()
  for (let number = 1; number <= 60; number++) feed.add(bonus(`m${number}`))
  expect(feed.list()).toHaveLength(50)
  expect(feed.list().at(0)?.messageId).toBe('m11')
  expect(feed.list().at(-1)).toEqual({ messageId: 'm60', cash_type: 4001, amount: '8.00', created_at: 1 })
})

test('a message whose id is there already is ignored [MSG-17]', () => {
  const feed = messages()
  const heard = vi.fn()
  feed.listen(heard)
  expect(feed.add(bonus('a'))).toBe(true)
  const before = feed.list()
  expect(feed.add(bonus('a'))).toBe(false)
  expect(feed.list()).toBe(before)
  expect(heard).toHaveBeenCalledTimes(1)
})

test.each(['', 'nonsense', 'null', '7', '[]', '{}', '{"messageId":7}', '{"messageId":""}'])(
  'the payload %j is no message and changes nothing',
  text => {
    const feed = messages()
    expect(feed.add(new TextEncoder().encode(text))).toBe(false)
    expect(feed.list()).toEqual([])
  },
)

test('who stops listening hears no more', () => {
  const feed = messages()
  const heard = vi.fn()
  feed.listen(heard)()
  feed.add(bonus('a'))
  expect(heard).not.toHaveBeenCalled()
})
