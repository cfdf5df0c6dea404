import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const mostScriptBytes = 25_000

test('the script of keno is light, with all titles in it, and no rule in it', async () => {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'main.ts'),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  expect(brotliCompressSync(output[0].code).byteLength).toBeLessThan(mostScriptBytes)
  expect(output[0].moduleIds.filter(id => id.includes('/rules/'))).toEqual([])
})
