import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const mostScriptBytes = 30_000

test.each(['main', 'leagueRound', 'leagueResults'])(
  'the script %s of a league is light, with the odds of all leagues in it, and no rule in it',
  async name => {
    const bundle = await rolldown({
      input: join(import.meta.dirname, `${name}.ts`),
      platform: 'browser',
      logLevel: 'silent',
    })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    await bundle.close()
    expect(brotliCompressSync(output[0].code).byteLength).toBeLessThan(mostScriptBytes)
    expect(output[0].moduleIds.filter(id => id.includes('/rules/'))).toEqual([])
  },
)
