import * as v from 'valibot'
import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'
import { readEntries } from './readEntries.ts'

const schema = v.object({ id: plainText, to: v.object({ name: plainText }) })

test('an entry is named by what the list names its payments by', () => {
  const other = v.object({ product: plainText })
  const { unread } = readEntries(other, [{ id: 'line_1', product: 'pay_1\0' }, { id: 'line_2' }], 'product')
  expect(unread.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^[0-9a-f]{24}$/),
    expect.not.stringContaining('line'),
  ])
  expect(readEntries(v.object({ to: plainText }), [{ id: 'line_1', product: 'pay_1' }], 'product').unread).toEqual([
    { name: 'pay_1', place: 'to' },
  ])
})

test.each([
  ['another shape', { id: 'pay_1', to: 'Juan dela Cruz' }, 'pay_1', 'to'],
  ['a text that no database keeps', { id: 'pay_1', to: { name: 'Juan\0' } }, 'pay_1', 'to.name'],
  ['half a character', { id: 'pay_1', to: { name: 'Juan\ud800' } }, 'pay_1', 'to.name'],
  ['a name that is none', { id: 'Juan dela Cruz', to: {} }, expect.stringMatching(/^[0-9a-f]{24}$/), 'to.name'],
  ['nothing at all', null, expect.stringMatching(/^[0-9a-f]{24}$/), 'its root'],
])(
  'an entry with %s is told by its name and by nothing that it says, and the others are read',
  (_what, bad, name, place) => {
    const good = { id: 'pay_2', to: { name: 'Maria' } }
    const { read, unread } = readEntries(schema, [bad, good])
    expect(read).toEqual([good])
    expect(unread).toEqual([{ name, place }])
    expect(JSON.stringify(unread)).not.toContain('Juan')
  },
)
