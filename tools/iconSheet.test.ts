import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawSheet } from './iconSheet.ts'

test('the sheet of the first screen’s drawings is the one the kit’s own drawings make', async () => {
  const written = await readFile(join(import.meta.dirname, '../apps/player/shared/sheet.svg'), 'utf8')
  expect(written).toBe(await drawSheet())
})
