import { expect, test } from 'vitest'
import { cardReader, ReaderBusy } from './cardReader.ts'

const noPicture = Buffer.from('no picture')

test('who comes when too many wait is told that it is busy, and the others are served in turn', async () => {
  const reader = cardReader({ lanes: 1, queue: 2, now: () => 0 })
  const asked = [1, 2, 3, 4, 5].map(() => reader.read(noPicture, 'UMID').catch((error: unknown) => error))
  const answers = await Promise.all(asked)
  await reader.close()
  expect(answers.filter(answer => answer instanceof ReaderBusy)).toHaveLength(2)
  expect(answers.slice(0, 3)).toEqual(
    [1, 2, 3].map(() => ({ kind: null, fault: 'unreadable', fields: {}, confidence: {}, photo: null })),
  )
})
