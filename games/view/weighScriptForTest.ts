import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** How heavy a page's script is on its way to a browser, and which rules of a game have got into it: none may. */
export async function weighScript(input: string): Promise<{ readonly bytes: number; readonly rules: string[] }> {
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const rules = output[0].moduleIds.filter(id => id.includes('/rules/'))
  return { bytes: brotliCompressSync(output[0].code).byteLength, rules }
}
