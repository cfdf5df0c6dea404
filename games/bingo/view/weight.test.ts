import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weighScript } from '../../view/weighScriptForTest.ts'

const mostScriptBytes = 25_000

test('the script of a room is light, with the prizes of all rooms in it, and no rule in it', async () => {
  const { bytes, rules } = await weighScript(join(import.meta.dirname, 'main.ts'))
  expect(bytes).toBeLessThan(mostScriptBytes)
  expect(rules).toEqual([])
})
