import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const player = join(import.meta.dirname, '..')
const sources = ['app', 'features', 'shared'].flatMap(room =>
  readdirSync(join(player, room), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map(path => ({ path: `${room}/${path}`, text: readFileSync(join(player, room, path), 'utf8') })),
)

/** A dialog of its own whose button is red for what cannot be undone, or the browser's. */
function asksByItself(text: string): boolean {
  const isOwn = text.includes('<Dialog') && text.includes('look="danger"')
  return isOwn || /\bwindow\.confirm\(|(?<![.\w])confirm\(['"`{]/.test(text)
}

test('what cannot be undone is asked by one dialog in the whole app of the player [SHELL-132]', () => {
  expect(sources.filter(({ text }) => text.includes('askQuestion(')).length).toBeGreaterThanOrEqual(13)
  expect(sources.filter(({ text }) => asksByItself(text)).map(({ path }) => path)).toEqual([])
})
