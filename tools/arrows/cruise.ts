import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ICruiseResult } from 'dependency-cruiser'
import { runCommand } from '../runCommand.ts'

/** The folders whose imports are walked. */
export const roots = ['packages', 'games', 'apps', 'bench', 'e2e', 'tools']

/** Walks every import below the working folder with the rules of this repository. */
export async function cruise(): Promise<ICruiseResult> {
  const top = fileURLToPath(new URL('../..', import.meta.url))
  const { output } = await runCommand({
    program: process.execPath,
    args: [
      '--import',
      new URL('typescript6.mjs', import.meta.url).href,
      join(top, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      `--config=${join(top, '.dependency-cruiser.cjs')}`,
      '--output-type=json',
      '--no-progress',
      ...roots.filter(root => existsSync(root)),
    ],
    // Only the result may be in the output, so Node keeps its own remarks to itself.
    env: { NODE_NO_WARNINGS: '1' },
    limitMs: 120_000,
  })
  try {
    return JSON.parse(output) as ICruiseResult
  } catch {
    throw new Error(`The dependency cruiser gave no result: ${output.slice(0, 4000)}`)
  }
}
