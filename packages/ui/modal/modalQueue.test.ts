import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrive, ask, emptyQueue, movingModal, type ModalQueue } from './modalQueue.ts'

/** `+1` asks to open modal 1, `-1` to close it, `.` lets what moves arrive. */
function play(script: string): ModalQueue {
  return script.split(' ').reduce((queue, word) => {
    if (word === '.') return arrive(queue)
    return ask(queue, { move: word.startsWith('+') ? 'open' : 'close', id: Number(word.slice(1)) })
  }, emptyQueue)
}

function picture(queue: ModalQueue): string {
  return queue.modals.map(modal => `${modal.id} ${modal.state}`).join(', ')
}

test.each([
  ['+1', '1 opened'],
  ['+1 .', '1 shown'],
  ['+1 . -1', '1 closed'],
  ['+1 . -1 .', ''],
])('a modal is opened, shown, closed and gone: %s leaves "%s" [SHELL-15]', (script, left) => {
  expect(picture(play(script))).toBe(left)
})

test.each([
  ['a second opening waits for the first to arrive', '+1 +2', '1 opened'],
  ['and then takes its turn', '+1 +2 .', '1 shown, 2 opened'],
  ['a closing waits for the opening before it', '+1 . +2 -1', '1 shown, 2 opened'],
  ['and then takes its turn', '+1 . +2 -1 .', '1 closed, 2 shown'],
  ['a modal asked to close while it comes in is shown first', '+1 -1', '1 opened'],
  ['and then closes', '+1 -1 .', '1 closed'],
  ['what replaces a modal comes in after it has gone', '+1 . -1 +2', '1 closed'],
  ['and not before', '+1 . -1 +2 .', '2 opened'],
  ['one closed before its turn never appears', '+1 +2 -2 . .', '1 shown'],
  ['closing twice closes once', '+1 . -1 -1 . .', ''],
  ['closing while already going out changes nothing', '+1 . +2 . -2 -2 .', '1 shown'],
  ['closing what is not there changes nothing', '+1 . -9', '1 shown'],
])('%s: %s leaves "%s" [SHELL-14]', (_, script, left) => expect(picture(play(script))).toBe(left))

test('whatever is asked in whatever order, at most one modal moves and each appears once [SHELL-14]', () => {
  const word = fc.oneof(
    fc.constant('.'),
    fc.integer({ min: 1, max: 4 }).map(id => `-${id}`),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), words => {
      const opened = ['+1', '+2', '+3', '+4'].flatMap((open, index) => [open, ...words.slice(index * 5, index * 5 + 5)])
      const queue = play([...opened, ...words].join(' '))
      expect(queue.modals.filter(modal => modal.state !== 'shown').length).toBeLessThanOrEqual(1)
      expect(new Set(queue.modals.map(modal => modal.id)).size).toBe(queue.modals.length)
      expect(queue.waiting.length === 0 || movingModal(queue) !== undefined).toBe(true)
    }),
  )
})
