import { helpline } from '@saya/contract/exclusion/helpline.ts'
import { daysToCount } from '@saya/contract/invite/daysToCount.ts'
import { expect, test } from 'vitest'
import { findRoute } from '../../app/findRoute.ts'
import { parseText } from '../../shared/answer/parseText.ts'
import { englishHelp } from './englishHelp.ts'
import { articlesOf, type HelpArticle, helpTypes } from './helpArticle.ts'
import { tagalogHelp } from './tagalogHelp.ts'

const all = [...englishHelp, ...tagalogHelp]

test('an article has id, helpTypeId, language, title, sort, status, content, author and date [SUPPORT-07]', () => {
  const fields = ['author', 'content', 'date', 'helpTypeId', 'id', 'language', 'sort', 'status', 'title']
  for (const article of all) {
    expect(Object.keys(article).sort()).toEqual(fields)
    expect(article).toMatchObject({
      title: expect.stringMatching(/\S/),
      content: expect.stringMatching(/\S{3}/),
      author: expect.stringMatching(/\S/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  }
})

test('each article is there in both languages, at the same place', () => {
  const places = (articles: readonly HelpArticle[]) =>
    articles.map(({ id, helpTypeId, sort, status }) => [id, helpTypeId, sort, status])
  expect(places(tagalogHelp)).toEqual(places(englishHelp))
  expect(new Set(englishHelp.map(({ id }) => id)).size).toBe(englishHelp.length)
})

test('the groups are General, Deposit, Withdrawal, Club, which is empty, and Others', () => {
  expect(helpTypes.map(({ name }) => name)).toEqual(['general', 'deposit', 'withdrawal', 'club', 'others'])
  const counts = helpTypes.map(({ id }) => articlesOf(englishHelp, id).length)
  expect(counts).toEqual([6, 2, 3, 0, 9])
})

test('a group is in the order of its articles, without those that are kept back', () => {
  const general = articlesOf(englishHelp, 1)
  const mixed = general.map((article, at): HelpArticle => ({ ...article, status: at === 2 ? 0 : 1 })).toReversed()
  expect(articlesOf(mixed, 1)).toEqual(general.filter((_, at) => at !== 2))
  expect(general.length).toBeGreaterThan(3)
})

test('every link in an article leads to a page that there is', () => {
  const blocks = all.flatMap(({ content }) => parseText(content))
  const inlines = blocks.flatMap(block => {
    if (block.kind === 'heading') return []
    return block.kind === 'list' ? block.items.flat() : block.inlines
  })
  const links = inlines.flatMap(({ href }) => href ?? [])
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(link => !findRoute(new URL(link, 'https://player.example').pathname).route.page)).toEqual([])
  expect(inlines.filter(({ text }) => /[[\]<>]|\]\(/.test(text))).toEqual([])
})

test('help says in both languages how long a friend has, that the reward waits, and what an agent is [PROMO-311]', () => {
  for (const [articles, days, after, agents] of [
    [
      englishHelp,
      `${daysToCount} days`,
      'after as many days as the page says',
      'Agents bring in new players with their own link.',
    ],
    [
      tagalogHelp,
      `${daysToCount} araw`,
      'pagkalipas ng bilang ng araw',
      'Nagdadala ang mga agent ng bagong player gamit ang sarili nilang link.',
    ],
  ] as const) {
    const contentOf = (id: number) => articles.find(article => article.id === id)?.content ?? ''
    expect(contentOf(23)).toContain(days)
    expect(contentOf(23)).toContain(after)
    expect(contentOf(21)).toContain('(/agency)')
    expect(contentOf(21)).toContain(agents)
  }
})

test('what brings a member back is told in both languages, with what a bonus locks and how it is given back [PROMO-344]', () => {
  for (const [articles, free] of [
    [englishHelp, 'Your own money stays as free'],
    [tagalogHelp, 'Kasing-malaya pa rin ng dati ang sarili mong pera'],
  ] as const) {
    const contents = articles.map(({ content }) => content).join(' ')
    for (const page of ['/welfare/betting-rank', '/blind-box', '/welfare/cq9-page', '/welfare/tpg-details', '/s-vip']) {
      expect(contents).toContain(`(${page})`)
    }
    const bonus = articles.find(({ id }) => id === 11)?.content
    expect(bonus).toContain(free)
    expect(bonus).toMatch(/give one back|ibalik/)
  }
})

test('whoever worries about money or their play reads in both languages where help is, without blame and without an offer [SAFE-62]', () => {
  for (const articles of [englishHelp, tagalogHelp]) {
    const { content = '' } = articles.find(({ id }) => id === 13) ?? {}
    for (const part of [helpline, '(/s-safer-play)', '(/my/feedback)', '911']) expect(content).toContain(part)
    expect(content).not.toMatch(/bonus|promo|deposit|your fault|kasalanan/i)
  }
})
