import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weighScript } from '../../view/weighScriptForTest.ts'

const mostScriptBytes = 25_000

test('the script of the mines is light, with all titles in it, and no rule in it', async () => {
  const { bytes, rules } = await weighScript(join(import.meta.dirname, 'main.ts'))
  expect(bytes).toBeLessThan(mostScriptBytes)
  expect(rules).toEqual([])
})
