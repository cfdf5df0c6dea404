import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { titles } from '../data/index.ts'

const view = import.meta.dirname
const mostScriptBytes = 150_000
const mostPictureBytes = 120_000

test('the script of a game is light, with the tables of all titles in it', async () => {
  const bundle = await rolldown({ input: join(view, 'main.ts'), platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  expect(brotliCompressSync(output[0].code).byteLength).toBeLessThan(mostScriptBytes)
  // No rule reaches a browser, not even by what it is called.
  expect(output[0].moduleIds.filter(id => id.includes('/rules/'))).toEqual([])
})

test.each([...titles])('every picture of %s is there, and they are light together', (code, title) => {
  const files = [...Object.values(title.symbols).map(({ art }) => `symbol-${art}`), `logo-${code}`]
  const bytes = [...new Set(files)].map(name => statSync(join(view, 'pictures', `${name}.webp`)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostPictureBytes)
})
