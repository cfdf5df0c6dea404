import { expect, test } from 'vitest'
import { findMessageKind, messageKinds } from './messageKinds.ts'

test.each(Object.entries(messageKinds))('%s says what happened in both languages, and leads on', (_, kind) => {
  const texts = [kind.title, kind.text('₱500.00', Date.parse('2026-03-02T14:05:00+08:00'))]
  for (const [english, tagalog] of texts)
    expect([english !== tagalog, english !== '', tagalog !== '']).toEqual([true, true, true])
  expect(kind.href).toMatch(/^\/[a-z-]+/)
})

test('a kind that is not known yet has no words', () => {
  expect([findMessageKind('toString'), findMessageKind('')]).toEqual([undefined, undefined])
})
