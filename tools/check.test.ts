import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserArrow } from './arrows/listReaches.ts'
import { plantedArrows, soundTree } from './check/plantedArrows.ts'
import { plantedLint } from './check/plantedLint.ts'
import { plantedTree } from './check/plantedTree.ts'
import { listFiles } from './listFiles.ts'

interface Arrow {
  readonly name: string
  readonly from: { readonly path?: string }
  readonly to: { readonly path?: string }
}

const root = resolve(import.meta.dirname, '..')
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: readonly Arrow[] }

const arrowPackages = ['kysely', 'cbor-x']
const typed = { settings: ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.node.json', 'tsconfig.web.json'] }
const linted = { settings: [...typed.settings, '.oxlintrc.json'], packages: ['@types', '.bin', 'vite'] }

test('a tree that keeps every arrow passes', async () => {
  using tree = plantedTree(soundTree, { packages: arrowPackages })
  const { passed, output } = await tree.check('arrows')
  expect(output).toMatch(/^\d+ modules/)
  expect(passed).toBe(true)
})

test('each arrow turns red by name for the file that breaks it', async () => {
  const files = Object.fromEntries(plantedArrows.map(({ file, text }) => [file, text]))
  using tree = plantedTree({ ...soundTree, ...files }, { packages: arrowPackages })
  const { passed, output } = await tree.check('arrows')
  expect(output.trim().split('\n').map(ruleAndFile).sort()).toEqual(
    plantedArrows.map(({ rule, file }) => `${rule} ${file}`).sort(),
  )
  expect(passed).toBe(false)
})

/** The rule that a line of output names, and the file it found at fault. */
function ruleAndFile(line: string): string {
  const [, rule, rest = ''] = /^([\w-]+): (.*)$/.exec(line) ?? []
  return `${rule} ${rule === 'every-module-is-seen' ? rest.split(' ').at(-1) : rest.split(' ')[0]}`
}

/** A rule about a file that was given another name since would let everything through. */
test('no arrow is about what is not there', () => {
  const packages = readdirSync(join(root, 'node_modules')).map(name => `node_modules/${name}/`)
  const paths = [...listFiles(root), ...packages]
  const named = [...forbidden, browserArrow].flatMap(({ name, from, to }) =>
    [from.path, to.path].filter(path => path !== undefined).map(path => ({ name, path })),
  )
  const ofNothing = named.filter(({ path }) => {
    const pattern = new RegExp(path.replaceAll(/\$\d/g, '[^/]+'))
    return !paths.some(one => pattern.test(one))
  })
  expect(named.length).toBeGreaterThan(30)
  expect(ofNothing).toEqual([])
})

test('an empty tree fails instead of passing over nothing', async () => {
  using tree = plantedTree({ 'package.json': '{}', 'packages/ui/readme.md': '' })
  const { passed, output } = await tree.check('arrows')
  expect([passed, output]).toEqual([false, expect.stringContaining('every-module-is-seen')])
})

test.each([
  ['types-node', 'tools/planted.ts'],
  ['types-web', 'apps/player/planted.tsx'],
])('a wrong type turns %s red', async (part, file) => {
  using tree = plantedTree(
    { [file]: "export const amount: number = 'one'\n" },
    { ...typed, packages: ['@types', 'vite'] },
  )
  const { passed, output } = await tree.check(part)
  expect([passed, output]).toEqual([false, expect.stringContaining('TS2322')])
})

test('the linter turns red by name for each line it must not let through, and for no other', async () => {
  const sound = { 'tools/sound.ts': 'export function add(a: number) {\n  return a + 1\n}\n' }
  using tree = plantedTree(
    { ...sound, ...Object.fromEntries(plantedLint.map(([, file, text]) => [file, text])) },
    linted,
  )
  const { passed, output } = await tree.check('lint')
  const blocks = output.split(/\n(?= +x )/)
  for (const [rule, file] of plantedLint) {
    expect([rule, blocks.filter(block => block.includes(`${rule}: `) && block.includes(file))]).not.toEqual([rule, []])
  }
  expect(output).toContain(`${plantedLint.length} errors`)
  expect(passed).toBe(false)
})

test('a line out of form turns the format red', async () => {
  using tree = plantedTree({ 'tools/planted.ts': 'export   const one = "1";\n' }, { settings: ['biome.json'] })
  const { passed, output } = await tree.check('format')
  expect([passed, output]).toEqual([false, expect.stringContaining('tools/planted.ts')])
})

test.each([
  ['Unused files', { 'tools/check/planted.ts': 'export const one = 1\n' }],
  [
    'Unused exports',
    { 'tools/start.ts': "import './check/planted.ts'\n", 'tools/check/planted.ts': 'export const one = 1\n' },
  ],
  ['Unlisted dependencies', { 'tools/start.ts': "import 'left-alone'\n" }],
])('what is dead turns red: %s', async (title, files: Record<string, string>) => {
  const manifest = JSON.stringify({ name: 'planted', type: 'module', workspaces: ['packages/*', 'apps/*'] })
  using tree = plantedTree({ 'package.json': manifest, ...files }, { settings: ['knip.json'] })
  const { passed, output } = await tree.check('dead')
  expect([passed, output]).toEqual([false, expect.stringContaining(title)])
})
