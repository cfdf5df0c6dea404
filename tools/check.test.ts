import { expect, test } from 'vitest'
import { plantedArrows, soundTree } from './check/plantedArrows.ts'
import { plantedLint } from './check/plantedLint.ts'
import { plantedTree } from './check/plantedTree.ts'

const arrowPackages = ['kysely', 'cbor-x']
const typed = { settings: ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.node.json', 'tsconfig.web.json'] }
const linted = { settings: [...typed.settings, '.oxlintrc.json'], packages: ['@types', '.bin'] }

test('a tree that keeps every arrow passes', { timeout: 30_000 }, async () => {
  using tree = plantedTree(soundTree, { packages: arrowPackages })
  const { passed, output } = await tree.check('arrows')
  expect(output).toMatch(/^\d+ modules/)
  expect(passed).toBe(true)
})

test('each arrow turns red by name for the file that breaks it', { timeout: 30_000 }, async () => {
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

test('an empty tree fails instead of passing over nothing', async () => {
  using tree = plantedTree({ 'package.json': '{}', 'packages/ui/readme.md': '' })
  const { passed, output } = await tree.check('arrows')
  expect([passed, output]).toEqual([false, expect.stringContaining('every-module-is-seen')])
})

test('a wrong type turns the types red', async () => {
  using tree = plantedTree(
    { 'tools/planted.ts': "export const amount: number = 'one'\n" },
    { ...typed, packages: ['@types'] },
  )
  const { passed, output } = await tree.check('types-node')
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
    expect(blocks.filter(block => block.includes(`${rule}: `) && block.includes(file))).not.toHaveLength(0)
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
