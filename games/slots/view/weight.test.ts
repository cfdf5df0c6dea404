import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weighScript } from '../../view/weighScriptForTest.ts'
import { titles } from '../data/index.ts'

const view = import.meta.dirname
const mostScriptBytes = 150_000
const mostPictureBytes = 120_000

test('the script of a game is light, with the tables of all titles in it', async () => {
  const { bytes, rules } = await weighScript(join(view, 'main.ts'))
  expect(bytes).toBeLessThan(mostScriptBytes)
  expect(rules).toEqual([])
})

test.each([...titles])('every picture of %s is there, and they are light together', (code, title) => {
  const art = Object.values(title.symbols).map(symbol => `symbol-${symbol.art}.webp`)
  const files = new Set([...art, `logo-${code}.webp`, `scene-${code}.svg`])
  const bytes = [...files].map(name => statSync(join(view, 'pictures', name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostPictureBytes)
})

test('no two titles look alike: each has colours, a scene, a frame and tiles of its own', () => {
  const sheet = readFileSync(join(view, 'titles.css'), 'utf8')
  const blocks = [...titles.keys()].map(code => sheet.split(`\n[data-title='${code}'] {`)[1]?.split('}')[0] ?? '')
  // Mangga Fiesta is what the page looks like where a title says nothing else.
  const own = blocks.slice(1)
  for (const name of ['--light', '--scene', '--frame', '--tile']) {
    const values = own.map(block => block.match(new RegExp(`${name}: ([^;]+);`))?.[1])
    expect(values).not.toContain(undefined)
    expect(new Set(values).size).toBe(own.length)
  }
  const seen = [...titles.keys()].map(code => readFileSync(join(view, 'pictures', `scene-${code}.svg`), 'utf8'))
  expect(new Set(seen).size).toBe(titles.size)
})
