import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

function bundle(path: string, external: string[]) {
  return buildSync({
    entryPoints: [fileURLToPath(new URL(path, import.meta.url))],
    external,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
  })
}

/** What a page pays for importing this file, in bytes, compressed as the server compresses it. */
function weightOf(path: string, external: string[]): number {
  const text = bundle(path, external).outputFiles[0]?.text ?? ''
  return brotliCompressSync(text.replaceAll(/import\{[^}]*\}from"[^"]*";/g, '')).length
}

test.each([
  ['cbor/index.ts', 1600],
  ['createClient.ts', 2560],
  ['mqtt/subscribe.ts', 1200],
])('%s weighs at most %i bytes on the phone', (path, most) => {
  const weight = weightOf(path, ['@saya/contract/*'])
  console.info(`${path}: ${weight} bytes (brotli) of ${most}, ${weightOf(path, [])} with the contract's lists`)
  expect(weight).toBeGreaterThan(300)
  expect(weight).toBeLessThanOrEqual(most)
})

test('of the contract only its two plain lists reach the phone, and no schema', () => {
  const inputs = Object.keys(bundle('createClient.ts', []).metafile.inputs)
  const foreign = inputs.filter(input => !input.includes('packages/client/'))
  expect(foreign.toSorted()).toEqual(['packages/contract/guestCalls.ts', 'packages/contract/limits.ts'])
})
