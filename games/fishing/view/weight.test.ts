import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weighScript } from '../../view/weighScriptForTest.ts'
import { titles } from '../data/index.ts'

const mostScriptBytes = 25_000
const mostPictureBytes = 80_000

test.each(['main', 'painting'])('the script %s is light, with all schools in it, and no rule in it', async name => {
  const { bytes, rules } = await weighScript(join(import.meta.dirname, `${name}.ts`))
  expect(bytes).toBeLessThan(mostScriptBytes)
  expect(rules).toEqual([])
})

test.each([...titles])('every picture of %s is there, and they are light together', (_code, { kinds }) => {
  const bytes = kinds.map(({ art }) => statSync(join(import.meta.dirname, 'pictures', `fish-${art}.webp`)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostPictureBytes)
})
