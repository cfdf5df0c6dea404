import { expect, test } from 'vitest'
import { allowsMarketing, type MarketingFacts } from './marketing.rules.ts'

const open: MarketingFacts = {
  reach: 'sent',
  isClosed: false,
  isBlocked: false,
  isStopped: false,
  isAtContact: false,
  gates: [],
  hasConsent: true,
}

test.each([
  ['nothing speaks against it', {}, true],
  ['nothing was agreed to', { hasConsent: false }, false],
  ['nothing was agreed to, and they look at a page', { hasConsent: false, reach: 'shown' }, true],
  ['the account is closed', { isClosed: true }, false],
  ['they are blocked', { isBlocked: true }, false],
  ['a limit of theirs stops them', { isStopped: true }, false],
  ['their play shows signs of harm', { isAtContact: true }, false],
  ['they are excluded', { gates: [{ cause: 'exclusion' }] }, false],
  ['they take time out', { gates: [{ cause: 'time_out' }] }, false],
  ['staff restrict them', { gates: [{ cause: 'staff' }] }, false],
  ['their play time is used up', { gates: [{ cause: 'rest' }] }, false],
  ['their KYC alone is open', { gates: [{ cause: 'kyc' }] }, true],
  ['one of two causes closes it', { gates: [{ cause: 'kyc' }, { cause: 'time_out' }] }, false],
] as const)('where %s: %j makes it %s [FACT-73]', (_case, facts, may) => {
  expect(allowsMarketing({ ...open, ...facts })).toBe(may)
  // What lies on a page is closed by the same causes.
  if (!may && !('hasConsent' in facts)) expect(allowsMarketing({ ...open, reach: 'shown', ...facts })).toBe(false)
  // So is what was taken up and comes now, and it asks for no consent.
  if (!('reach' in facts)) {
    const expected = may || 'hasConsent' in facts
    expect(allowsMarketing({ ...open, reach: 'given', ...facts })).toBe(expected)
  }
})
