import { expect, test } from 'vitest'
import { photoKey } from './photoKey.ts'

const key = `kyc-photo/${'a'.repeat(32)}`

test('a photo as a file or as a data string is sent, and its key takes its place [KYC-100]', async () => {
  const sent: string[] = []
  async function send(file: File) {
    sent.push(`${file.name} ${file.type} ${await file.text()}`)
    return key
  }
  expect(await photoKey(new File(['one'], 'selfie.jpg', { type: 'image/jpeg' }), send)).toBe(key)
  expect(await photoKey(`data:image/png;base64,${btoa('two')}`, send)).toBe(key)
  expect(sent).toEqual(['selfie.jpg image/jpeg one', 'photo.png image/png two'])
})

test('a photo that is stored already is not sent again', async () => {
  expect(await photoKey(key, () => Promise.reject(new Error('sent')))).toBe(key)
})

test('a data string that is none is said so', async () => {
  await expect(photoKey('data:nothing', async () => key)).rejects.toThrow('Failed to convert image URL to file')
})
