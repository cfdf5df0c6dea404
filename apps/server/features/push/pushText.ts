import { findMessageKind } from '@saya/contract/message/messageKinds.ts'
import { bonusesHref } from '@saya/contract/message/messageText.ts'
import type { Language, Text } from '@saya/contract/text.ts'

interface Words {
  readonly title: Text
  readonly href: string
}

const inbox = '/my/news'
/** What concerns somebody's health is read in the app alone, and not over a shoulder. */
const isPrivate = /^(exclusion|limit)_/
const unnamed: Words = { title: ['You have a message', 'May mensahe ka'], href: inbox }
const body: Text = ['Open Saya to read it.', 'Buksan ang Saya para mabasa ito.']

function wordsOf(kind: string): Words {
  if (kind === '') return { title: ['You received a bonus', 'Nakatanggap ka ng bonus'], href: bonusesHref }
  if (isPrivate.test(kind)) return unnamed
  const { title, href } = findMessageKind(kind) ?? unnamed
  return { title, href }
}

interface Target {
  readonly kind: string
  readonly language: Language
  /** Of the page on which the member asked for notifications. */
  readonly origin: string
}

/**
 * What a browser shows of a message, in the form that one reads by itself (Declarative Web Push) and our service worker reads in
 * the others. It lies open on a locked screen, so it says what happened and neither how much nor to whom.
 */
export function pushText({ kind, language, origin }: Target): string {
  const at = language === 'en' ? 0 : 1
  const { title, href } = wordsOf(kind)
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: title[at],
      body: body[at],
      lang: language,
      dir: 'ltr',
      tag: tagOf(kind),
      navigate: `${origin}${href}`,
    },
  })
}

/** Of one kind the newest alone is shown. The others are in the app. */
function tagOf(kind: string): string {
  if (kind === '') return 'bonus'
  return isPrivate.test(kind) ? 'message' : kind
}
