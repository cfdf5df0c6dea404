import { once, EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { countClosing, whenNoneCloses } from './closings.ts'

test('what waits goes on once the last closing is over, whatever it came to, and waits for none where there is none', async () => {
  await whenNoneCloses()
  const ends = new EventEmitter()
  const seen: string[] = []
  async function close(name: string): Promise<void> {
    const [fault] = (await once(ends, name)) as [Error | undefined]
    seen.push(name)
    if (fault) throw fault
  }
  const [first, second] = [countClosing(() => close('first')), countClosing(() => close('second'))]
  const waiting = whenNoneCloses().then(() => seen.push('went on'))
  ends.emit('first')
  await first
  ends.emit('second', new Error('refused'))
  await expect(second).rejects.toThrow('refused')
  await waiting
  expect(seen).toEqual(['first', 'second', 'went on'])
})
