import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Inline, parseText } from './parseText.ts'

const words = (...texts: string[]): Inline[] => texts.map(text => ({ text }))

test('a text is headings, paragraphs and lists', () => {
  expect(parseText('Hello\nthere.\n\n## One\n\n### Two\n\n- a\n- b\n  c')).toEqual([
    { kind: 'paragraph', inlines: words('Hello there.') },
    { kind: 'heading', level: 2, text: 'One', id: 'section-1' },
    { kind: 'heading', level: 3, text: 'Two', id: 'section-2' },
    { kind: 'list', items: [words('a'), words('b c')] },
  ])
})

test.each([
  ['/terms-of-use', '/terms-of-use'],
  ['https://gov.example/x', 'https://gov.example/x'],
  ['javascript:alert(1', undefined],
  ['//elsewhere.example/', undefined],
  ['data:text/html,x', undefined],
  ['relative', undefined],
])('a link to %s leads to %s', (written, href) => {
  expect(parseText(`See [this](${written}).`)).toEqual([
    { kind: 'paragraph', inlines: [{ text: 'See ' }, { text: 'this', ...(href ? { href } : {}) }, { text: '.' }] },
  ])
})

test.each([
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '# One',
  '#### Four',
  '**strong**',
  '[half](',
  '![picture](/x)',
])('what is not of the subset stays what is written: %s', source => {
  const [block] = parseText(source)
  expect(block?.kind).toBe('paragraph')
  const shown = block?.kind === 'paragraph' ? block.inlines.map(inline => inline.text).join('') : ''
  expect(shown).toBe(source.replace('[picture](/x)', 'picture'))
})

test('nothing is made of nothing', () => {
  expect(parseText('')).toEqual([])
})

const folder = join(import.meta.dirname, '../../../../content/legal')

/** What the blocks of one language look like, without their words. */
function shapeOf(file: string) {
  const [, body = ''] = /^# .+\n([^]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  return parseText(body).map(block => [block.kind, block.kind === 'list' ? block.items.length : null])
}

test.each(readdirSync(folder).filter(name => name.endsWith('.en.md')))(
  '%s says the same in both languages, in the subset alone',
  file => {
    const both = [file, file.replace('.en.', '.tl.')]
    expect(shapeOf(file)).toEqual(shapeOf(both[1] ?? ''))
    for (const name of both) expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/[<>*_`|\\]{2}|<|^\d\. /m)
  },
)
