import { messageKinds } from '@saya/contract/message/messageKinds.ts'
import { expect, test } from 'vitest'
import { pushText } from './pushText.ts'

const read = (kind: string, language: 'en' | 'tl' = 'en') =>
  JSON.parse(pushText({ kind, language, origin: 'https://play.example' }))

test('a message is told in the declarative form, in the language of the page, with its way on [MSG-42, MSG-48]', () => {
  expect(read('deposit_completed', 'tl')).toEqual({
    web_push: 8030,
    notification: {
      title: 'Natanggap ang deposit',
      body: 'Buksan ang Saya para mabasa ito.',
      lang: 'tl',
      dir: 'ltr',
      tag: 'deposit_completed',
      navigate: 'https://play.example/s-transaction/deposit?time_flag=30',
    },
  })
})

test('no notification has an amount, and each leads to a page of the app [MSG-48]', () => {
  for (const kind of ['', ...Object.keys(messageKinds)]) {
    for (const language of ['en', 'tl'] as const) {
      const { title, body, navigate } = read(kind, language).notification
      expect(`${title} ${body}`).not.toMatch(/[₱\d]/)
      expect([title === '', new URL(navigate).origin]).toEqual([false, 'https://play.example'])
    }
  }
})

test('a locked screen does not tell that its owner limits or excludes themselves [MSG-48]', () => {
  for (const kind of Object.keys(messageKinds).filter(name => /^(limit|exclusion)/.test(name))) {
    const { title, tag, navigate } = read(kind).notification
    expect([title, tag, navigate]).toEqual(['You have a message', 'message', 'https://play.example/my/news'])
  }
})

test('every text is short enough to be sealed in one length', () => {
  const lengths = ['', ...Object.keys(messageKinds)].flatMap(kind =>
    (['en', 'tl'] as const).map(language =>
      Buffer.byteLength(pushText({ kind, language, origin: `https://${'x'.repeat(60)}.example` })),
    ),
  )
  expect(Math.max(...lengths)).toBeLessThan(1024)
})
