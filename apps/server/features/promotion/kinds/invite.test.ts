import { expect, test } from 'vitest'
import { invite } from './invite.ts'

const terms = { parent: '20', friend: '10', deposit: '100', most: '2', multiple: '2' }

function read(wish: Readonly<Record<string, string>>) {
  const result = invite.read({ ...terms, ...wish })
  return 'wrong' in result ? result : { days: result.deal.invite?.waitDays, sentences: result.deal.sentences }
}

test.each([
  ['3', 'The rewards come 3 days after your friend has done that.'],
  ['1', 'The rewards come a day after your friend has done that.'],
  ['14', 'The rewards come 14 days after your friend has done that.'],
])('a waiting time of %s days is said in the terms, in both languages [PROMO-215]', (wait, sentence) => {
  const { days, sentences } = read({ wait }) as { days: number; sentences: readonly (readonly string[])[] }
  expect(days).toBe(Number(wait))
  expect(sentences.find(([en]) => en === sentence)?.[1]).toContain(`${wait} araw`)
})

test('terms of before have none, a new form begins with three days, and nobody waits longer than two weeks [PROMO-215]', () => {
  expect(read({})).toMatchObject({ days: 0 })
  expect(read({ wait: '0' })).toEqual(read({}))
  expect(JSON.stringify(read({}))).not.toContain('The rewards come')
  expect(invite.fields.find(({ name }) => name === 'wait')).toMatchObject({ preset: '3', when_absent: '0' })
  for (const wait of ['15', '', '-1', '1.5']) expect(read({ wait })).toEqual({ wrong: 'Days until the rewards come' })
})
