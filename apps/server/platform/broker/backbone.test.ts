import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNote, writeNote } from './backbone.ts'

test('a note that is written is read back', () => {
  fc.assert(
    fc.property(fc.record({ uid: fc.string(), messageId: fc.string() }), note => {
      expect(readNote(writeNote(note))).toEqual(note)
    }),
  )
})

test.each(['', 'null', '7', '{}', '[]', '["1"]', '["1",2]', '["1","2","3"]', '[["1"],"2"]'])(
  'the text %j on the line is no note',
  text => expect(readNote(text)).toBeNull(),
)
