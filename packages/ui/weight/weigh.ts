import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** Bundles one file of this kit as the app does, without React, and weighs it as a phone receives it. */
export async function weigh(entry: string): Promise<{ script: number; style: number }> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: {
      write: false,
      minify: true,
      cssMinify: 'lightningcss',
      lib: { entry, formats: ['es'], fileName: 'weighed' },
      rolldownOptions: { external: /^react/ },
    },
  })) as Rolldown.RolldownOutput[]
  const parts = result.flatMap(output => output.output)
  const scripts = parts.map(part => (part.type === 'chunk' ? part.code : ''))
  const styles = parts.map(part => (part.type === 'asset' && part.fileName.endsWith('.css') ? part.source : ''))
  return { script: brotli(scripts), style: brotli(styles) }
}

function brotli(texts: (string | Uint8Array)[]): number {
  return brotliCompressSync(Buffer.concat(texts.map(text => Buffer.from(text)))).length
}
