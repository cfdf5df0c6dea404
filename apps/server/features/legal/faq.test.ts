import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { daysToCount } from '@saya/contract/invite/daysToCount.ts'
import { findRoot } from '@saya/process'
import { expect, test } from 'vitest'

const root = findRoot(import.meta.dirname)

test.each(['en', 'tl'])(
  'the answers about boxes, rankings and rebates name no figure that terms may change, and lead to where it stands [PROMO-243]',
  language => {
    const text = readFileSync(join(root, `content/legal/faq.${language}.md`), 'utf8')
    const groups = text
      .split(/^## /m)
      .filter(group => /^(Mystery Box|VIP|Slot Betting Rankings|Bonus|Mga bonus)/.test(group))
    expect(groups.length).toBeGreaterThanOrEqual(3)
    const told = groups.join('\n')
    expect(told.match(/₱\d{2,}|\b\d+ (?:members?|times|beses)\b|\d+ ?%|\btwice\b|\bdoble\b/g)).toBeNull()
    for (const page of ['(/blind-box)', '(/welfare/betting-rank)', '(/welfare)']) expect(told).toContain(page)
  },
)

test.each([
  ['en', `${daysToCount} days`, /after as many days as the page says/, 'What is an agent?'],
  ['tl', `${daysToCount} araw`, /pagkalipas ng bilang ng araw na nakasulat sa page/, 'Ano ang agent?'],
] as const)(
  'the answers about friends say in %s how long a friend has, that the reward waits, and what an agent is [PROMO-311]',
  (language, days, wait, agent) => {
    const text = readFileSync(join(root, `content/legal/faq.${language}.md`), 'utf8')
    const told = text.split(/^## /m).find(group => /^(Inviting friends|Pag-imbita ng kaibigan)/.test(group)) ?? ''
    expect(told).toContain(days)
    expect(told).toMatch(wait)
    expect(told).toContain(agent)
    expect(told).toContain('(/agency)')
  },
)
