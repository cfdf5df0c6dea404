import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'

const mostScriptBytes = 25_000
const mostPictureBytes = 80_000

test.each(['main', 'painting'])('the script %s is light, with all schools in it, and no rule in it', async name => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, `${name}.ts`),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  expect(brotliCompressSync(output[0].code).byteLength).toBeLessThan(mostScriptBytes)
  expect(output[0].moduleIds.filter(id => id.includes('/rules/'))).toEqual([])
})

test.each([...titles])('every picture of %s is there, and they are light together', (_code, { kinds }) => {
  const bytes = kinds.map(({ art }) => statSync(join(import.meta.dirname, 'pictures', `fish-${art}.webp`)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostPictureBytes)
})
