import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

export interface CheckPart {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
}

function binary(name: string): string {
  return fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url))
}

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

function script(path: string): readonly string[] {
  return ['--import', tsx, fileURLToPath(new URL(`../${path}`, import.meta.url))]
}

/** What `npm run check` looks at. The heaviest come first, so that two processors finish together. */
export const checkParts: readonly CheckPart[] = [
  { name: 'arrows', program: process.execPath, args: script('arrows/run.ts') },
  { name: 'dead', program: binary('knip'), args: ['--no-progress', '--no-config-hints'] },
  { name: 'lint', program: binary('oxlint'), args: ['--deny-warnings', '.'] },
  { name: 'tidy', program: process.execPath, args: script('tidy.ts') },
  { name: 'types-node', program: binary('tsc'), args: ['--pretty', 'false', '-p', 'tsconfig.node.json'] },
  { name: 'types-web', program: binary('tsc'), args: ['--pretty', 'false', '-p', 'tsconfig.web.json'] },
  { name: 'format', program: binary('biome'), args: ['format', '--colors=off', '.'] },
]
