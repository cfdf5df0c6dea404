import { expect, test } from 'vitest'
import { inlineFile } from './inlineFile.ts'

test.each([
  ['data:image/png;base64,iVBORw==', 'face.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['data:image/jpeg;base64,/9j/', 'face.jpeg', 'image/jpeg', [0xff, 0xd8, 0xff]],
  ['data:image/svg+xml;charset=utf-8,%3Csvg/%3E', 'face.svg', 'image/svg+xml', [...Buffer.from('<svg/>')]],
  ['data:text/plain,%C3%B1', 'face.plain', 'text/plain', [0xc3, 0xb1]],
  ['data:image/webp;base64,', 'face.webp', 'image/webp', []],
])('%s becomes the file %s [SHELL-81]', async (dataUrl, name, type, bytes) => {
  const file = inlineFile(dataUrl, 'face')
  expect(file).toMatchObject({ name, type })
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(bytes)
})

test.each(['', 'https://example.test/a.png', 'data:,x', 'data:image/png', 'data:image/png;base64,***'])(
  '%j is no data URL of a file',
  text => expect(() => inlineFile(text, 'face')).toThrow(/./),
)
